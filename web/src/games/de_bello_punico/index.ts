// De Bello Punico at the table.
import type { GameClient } from '../../table/model.svelte';
import { read } from './choices';
import Board from './Board.svelte';
import { handOf } from './hand.svelte';
import { press } from './press';
import { tellAction } from './telling';
import { text } from './text';
import Tracks from './Tracks.svelte';
import en from './words/en.ftl?raw';
import it from './words/it.ftl?raw';

const game: GameClient = {
  Board,
  Tracks,
  text,
  label: tellAction,
  subject: (model, action) => read(model.board, action).unit,
  press: (model, at) => void press(model, at),
  where: (model, piece) => handOf(model).hexOf(piece),
  at: (model, hex) => handOf(model).at(hex).map(({ id }) => id),
  name: (model, piece) => model.board.leaders[model.board.seats.find((seat) => piece === `${seat[0]!.toUpperCase()}-CMD`) ?? ''] ?? piece,
  words: { en, it },
};

export default game;
