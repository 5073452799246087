// Latium at the table.
import type { GameClient } from '../../table/model.svelte';
import { ARMS } from './arms';
import Board from './Board.svelte';
import { read } from './choices';
import { handOf } from './hand.svelte';
import Panel from './panel/Panel.svelte';
import { press } from './press';
import { boardOf } from './realm';
import { nameOf, subjectOf, tellAction } from './telling';
import { text } from './text';
import { textParts } from './textParts';
import Tracks from './Tracks.svelte';
import en from './words/en.ftl?raw';
import it from './words/it.ftl?raw';

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
  offers: (_, action) => !PROMPTED.includes(read(action).verb),
  press: (model, at) => void press(model, at),
  escape: (model) => handOf(model).letGo(),
  isLandmark: (model, hex) => handOf(model).isLandmark(hex),
  where: (model, piece) => handOf(model).hexOf(piece),
  at: (model, hex) => handOf(model).at(hex),
  name: nameOf,
  words: { en, it },
};

export default game;
