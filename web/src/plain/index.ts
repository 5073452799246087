// Any game at the table: the server draws it, and choices are made from the words of their notation.
import type { Arms } from '../board/arms';
import type { GameClient, TableModel } from '../table/model.svelte';
import { armsOf } from './arms';
import Board from './Board.svelte';
import { choosingOf } from './choosing.svelte';
import { label } from './label';
import Panel from './Panel.svelte';
import { pictureOf } from './picture.svelte';
import Tracks from './Tracks.svelte';

/** What is on the map, as the picture says it. */
function text(model: TableModel): ReturnType<GameClient['text']> {
  const { title, things } = pictureOf(model);
  const lines = things.filter(({ words }) => words).map(({ words, piece, place }) => ({ text: words, ids: [piece, place].filter((id) => id !== null) }));
  return lines.length ? [{ title, lines }] : [];
}

/** A game without a board of its own, in the seats that play it. */
export function plainGame(seats: string[]): GameClient {
  const arms: Record<string, Arms> = Object.fromEntries(seats.map((seat, number) => [seat, armsOf(number)]));
  return {
    Board,
    groundless: true,
    Tracks,
    Panel,
    arms,
    text,
    label,
    press: (model, at) => choosingOf(model).press(at),
    escape: (model) => choosingOf(model).forget(),
    where: (model, piece) => pictureOf(model).placeOf(piece),
    at: (model, place) => pictureOf(model).at(place),
  };
}
