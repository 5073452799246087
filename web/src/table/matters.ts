// What kinds of event are about, as far as a player who looks back wants to know.
import type { GameEvent } from '../wire';
import type { Toll } from './follow/reports';

/** In the order in which they are told. */
export const MATTERS = ['betrayal', 'battle', 'loss', 'gain', 'letter', 'court'] as const;
export type Matter = (typeof MATTERS)[number];

export interface Matters extends Partial<Record<Matter, readonly string[]>> {
  /** A fight begins with one of these: its attacker and its target. */
  fight?: readonly string[];
  /** A battle within the match begins and ends with these; without them the whole match is one. */
  begins?: readonly string[];
  ends?: readonly string[];
  /** What kinds of event cost. */
  tolls?: Record<string, Toll>;
  /** Small steps that are summed up where several follow each other, whoever takes them; worded by `log-<kind>`. */
  small?: readonly string[];
  /** Another part of the turn begins with these, and no fight goes on beyond them. */
  stage?: readonly string[];
  /** Plain marches, and what belongs to them. */
  march?: readonly string[];
}

export const isAbout = (matters: Matters, matter: Matter | 'fight' | 'march' | 'small' | 'stage', event: GameEvent): boolean => matters[matter]?.includes(event.kind) ?? false;
