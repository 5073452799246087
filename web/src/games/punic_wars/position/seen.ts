// The server's data about a leader or a hex of this game.
import { handOf } from '../actions/hand.svelte';
import type { TableModel } from '../model';
import type { Inspect, Way } from '../../../wire';
import type { Points } from './war';

export interface March extends Way {
  /** Dice of attrition on the way. */
  rolls: number;
  /** The chance that nobody is lost. */
  safe: [number, number];
  path: string[];
}
export interface Goal extends March {
  by: 'land' | 'sea';
  ways: { land: March | null; sea: March | null };
  /** No move may end here. */
  passing?: boolean;
}
export interface Seen extends Inspect {
  what: 'leader' | 'hex';
  moves: Record<string, Goal>;
  force: { points: number; land: number; naval: number } | null;
  /** The most that may be said, by verb and kind. */
  counts: Record<string, Partial<Record<Points, number>>>;
}

/** The answer about the selected leader or hex, once it has arrived; of a leader who has not set out, with the force chosen for him. */
export function seenOf(model: TableModel): Seen | null {
  const { prospect } = handOf(model);
  if (prospect && model.selected && prospect.piece.startsWith(`${model.selected} `)) return prospect;
  return model.inspect?.piece === model.selected ? (model.inspect as Seen | null) : null;
}
