// Fights in the record of a match: several steps, from the attack to what comes of it.
import type { GameEvent, Step } from '../../wire';
import { isAbout, type Matters } from '../matters';

/** A fight has at most this many steps between its beginning and its end: answers, commitments, support. */
const LONGEST = 12;

const opens = (matters: Matters, step: Step): boolean => step.events.some((event) => isAbout(matters, 'fight', event));
const tells = (step: Step, matters: Matters, matter: 'march' | 'small' | 'stage'): boolean => step.events.some((event) => isAbout(matters, matter, event));
/** Somebody does something else. */
const breaksOff = (matters: Matters, step: Step): boolean => tells(step, matters, 'small') || (!step.rolls.length && tells(step, matters, 'march'));

/** The steps of the fight that the last of some steps belongs to: only itself if no fight is under way. */
export function fightUpTo(steps: Step[], matters: Matters): Step[] {
  const last = steps.at(-1);
  if (!last) return [];
  const recent = steps.slice(-LONGEST);
  const begun = recent.findLastIndex((step) => opens(matters, step));
  const fight = recent.slice(begun);
  const goesOn = begun >= 0 && !fight.slice(1).some((step) => breaksOff(matters, step)) && !fight.slice(0, -1).some((step) => tells(step, matters, 'stage'));
  return goesOn ? fight : [last];
}

/** The event that a fight begins with, if any. */
export const opening = (steps: Step[], matters: Matters): GameEvent | null =>
  steps[0]?.events.find((event) => isAbout(matters, 'fight', event)) ?? null;
