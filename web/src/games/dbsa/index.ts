// De Bellis Societatis Antiquorum at the table.
import type { GameClient } from '../../table/model.svelte';
import { ARMS } from './arms';
import Board from './board/Board.svelte';
import { read } from './actions/choices';
import { isElement, membersOf } from './position/field';
import { handOf } from './actions/hand.svelte';
import { key, KEYS } from './actions/keys';
import Panel from './panel/Panel.svelte';
import { nameOf, tellAction } from './text/telling';
import { MATTERS } from './text/matters';
import { tally } from './text/tally';
import { text } from './text/text';
import Tracks from './panel/Tracks.svelte';
import en from './text/en.ftl?raw';
import it from './text/it.ftl?raw';

/** Choices that are made on the field, or in the panel beside it. */
const ELSEWHERE = ['edges', 'camp', 'deploy', 'move', 'march', 'contract', 'face', 'fight', 'offer'];

const game: GameClient = {
  Board,
  Tracks,
  arms: ARMS,
  Panel,
  text,
  label: tellAction,
  name: nameOf,
  subject: ({ board }, action) => read(board, action).who,
  offers: ({ board }, action) => ELSEWHERE.includes(read(board, action).verb),
  covers: (model) => handOf(model).canMove,
  press: (model, at) => {
    if (isElement(at)) handOf(model).take(at, false);
  },
  where: (model, piece) => {
    const [first] = membersOf(piece);
    return first && handOf(model).elements.get(first)?.status === 'on_board' ? first : null;
  },
  at: (model, piece) => (handOf(model).elements.has(piece) ? [piece] : []),
  key,
  keys: KEYS,
  escape: (model) => {
    const hand = handOf(model);
    const { busy } = hand;
    hand.clear();
    return busy;
  },
  layers: ['factors', 'contacts', 'bad'],
  matters: MATTERS,
  tally,
  words: { en, it },
};

export default game;
