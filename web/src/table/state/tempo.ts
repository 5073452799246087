// How fast what happens is shown, and how long it stays to be read.
import type { GameEvent, Step } from '../../wire';

export const SPEEDS = ['slow', 'normal', 'fast', 'instant'] as const;
export type Speed = (typeof SPEEDS)[number];

export interface Tempo {
  /** Every motion takes this many times its usual length. */
  stretch: number;
  /** The same for the time to read what dice decided. */
  reading: number;
  /** Milliseconds towards which many waiting steps without dice are quickened. */
  together: number;
}

export const TEMPO: Record<Speed, Tempo> = {
  slow: { stretch: 2.2, reading: 1.8, together: Infinity },
  normal: { stretch: 1.3, reading: 1, together: 6000 },
  fast: { stretch: 0.6, reading: 0.4, together: 1500 },
  instant: { stretch: 0, reading: 0, together: 0 },
};

/** One's own plain moves do not keep anybody waiting. */
export const OWN_MOVES: Tempo = { stretch: 1, reading: 0, together: 500 };

const FIRST_LOOK = 900;
const PER_SENTENCE = 230;
const LONGEST = 3600;

const isTold = ({ kind }: GameEvent): boolean => kind !== 'modifier';

/** Milliseconds to read what a step has decided; none for a plain move. */
export function readingTime(step: Step, { reading }: Tempo): number {
  if (!step.rolls.length) return 0;
  return reading * Math.min(LONGEST, FIRST_LOOK + PER_SENTENCE * step.events.filter(isTold).length);
}
