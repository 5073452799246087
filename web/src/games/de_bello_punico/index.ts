// De Bello Punico at the table.
import type { GameClient } from '../../table/model.svelte';
import type { TableModel } from './model';
import { ARMS } from '../punic/arms';
import { read } from './actions/choices';
import Board from './board/Board.svelte';
import { handOf } from './actions/hand.svelte';
import { press } from './actions/press';
import { tellAction } from './text/telling';
import { commanderOf } from './position/battle';
import { MATTERS } from './text/matters';
import { tally } from './text/tally';
import { text } from './text/text';
import Tracks from './panel/Tracks.svelte';
import en from './text/en.ftl?raw';
import it from './text/it.ftl?raw';

/** A unit with its type, a commander by his own name. */
function name(model: TableModel, id: string): string {
  const unit = model.board.pieces.find((piece) => piece.id === id);
  const seat = model.board.seats.find((each) => id === `${each[0]!.toUpperCase()}-CMD`);
  return unit ? model.say(unit.label) : model.board.leaders[seat ?? ''] ?? id;
}

const game: GameClient = {
  Board,
  Tracks,
  arms: ARMS,
  text,
  label: tellAction,
  subject: (model, action) => read(model.board, action).unit,
  press: (model, at) => void press(model, at),
  where: (model, piece) => handOf(model).hexOf(piece),
  at: (model, hex) => handOf(model).at(hex).map(({ id }) => id),
  name,
  matters: MATTERS,
  tally,
  leader: (_, seat) => commanderOf(seat),
  words: { en, it },
};

export default game;
