// Latium at the table.
import { readAction } from '../../board/actions';
import type { GameClient } from '../../table/model.svelte';
import { ARMS } from './arms';
import Board from './board/Board.svelte';
import { handOf } from './actions/hand.svelte';
import Panel from './panel/Panel.svelte';
import { press } from './actions/press';
import { armiesAt, boardOf, isElsewhere, type LatiumBoard } from './position/realm';
import { nameOf, subjectOf, tellAction } from './text/telling';
import { MATTERS } from './text/matters';
import { tally } from './text/tally';
import { text } from './text/text';
import { textParts } from './text/textParts';
import Tracks from './panel/Tracks.svelte';
import en from './text/en.ftl?raw';
import it from './text/it.ftl?raw';

/** What stays a plain button of the prompt; all else is chosen in the panel or on the map. */
const PROMPTED = ['pass', 'pay', 'refuse', 'done', 'ready', 'end-phase', 'abandon', 'watch', 'pursue', 'treat', 'spare', 'sack'];

const game: GameClient = {
  Board,
  Tracks,
  arms: ARMS,
  Panel,
  covers: (model, piece) => handOf(model).tab === 'now' && (handOf(model).counters.has(piece) || boardOf(model).towns.some(({ slug }) => slug === piece)),
  text: (model) => [...text(model), ...textParts(model)],
  label: tellAction,
  subject: subjectOf,
  offers: ({ board }, action) => !PROMPTED.includes(readAction(board, action).verb),
  press: (model, at) => void press(model, at),
  escape: (model) => handOf(model).letGo(),
  isLandmark: (model, hex) => handOf(model).isLandmark(hex),
  where: (model, piece) => handOf(model).hexOf(piece),
  at: (model, hex) => handOf(model).at(hex),
  name: nameOf,
  matters: MATTERS,
  armies: (model, n) => armiesAt(boardOf(model), model.positionAt(n)),
  isElsewhere: (board, position, mine) => isElsewhere(board as LatiumBoard, position, mine),
  tally,
  words: { en, it },
};

export default game;
