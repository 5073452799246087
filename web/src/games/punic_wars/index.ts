// Punic Wars at the table.
import type { GameClient } from '../../table/model.svelte';
import { ARMS } from '../punic/arms';
import Board from './board/Board.svelte';
import { read } from './actions/choices';
import { handOf } from './actions/hand.svelte';
import Panel from './panel/Panel.svelte';
import { press } from './actions/press';
import { nameOf, tellAction } from './text/telling';
import { MATTERS } from './text/matters';
import { tally } from './text/tally';
import { text } from './text/text';
import Tracks from './panel/Tracks.svelte';
import { foremost, warBoard } from './position/war';
import en from './text/en.ftl?raw';
import it from './text/it.ftl?raw';

/** Choices with a number in them, or about a force, are made in the panel; peace is offered on the side's card. */
const ELSEWHERE = ['fund', 'join', 'drop', 'lose', 'raise', 'lead', 'retire', 'deploy', 'attack', 'finish', 'offer'];

const game: GameClient = {
  Board,
  Tracks,
  arms: ARMS,
  Panel,
  text,
  label: tellAction,
  subject: ({ board }, action) => read(board, action).leader ?? read(board, action).hex,
  offers: ({ board }, action) => ELSEWHERE.includes(read(board, action).verb),
  covers: (model, piece) => {
    const { marcher, choices } = handOf(model);
    return model.live && (marcher?.id === piece || choices.offers('lead', { leader: piece }) || choices.most('raise', 'land', piece) > 0);
  },
  confirm: (model, action, go) => {
    if (action !== 'offer') return false;
    handOf(model).offering = go;
    return true;
  },
  press: (model, at) => void press(model, at),
  isLandmark: (model, hex) => warBoard(model).hexes[hex]?.place != null || handOf(model).isStack(hex),
  where: (model, piece) => handOf(model).hexOf(piece),
  at: (model, hex) =>
    handOf(model)
      .leadersAt(hex)
      .map(({ id }) => id),
  name: nameOf,
  matters: MATTERS,
  reports: true,
  tally,
  leader: (model, seat) => foremost(warBoard(model), model.position, seat),
  words: { en, it },
};

export default game;
