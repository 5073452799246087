// Made by `python -m bellona.cli.client_types`. Whoever edits this file edits it in vain.

/** A camp: a base whose front edge looks into the field. */
export interface Camp {
  state: number;
  x: number;
  y: number;
  facing: number;
}

/** One element; the last fields record this bound. */
export interface Element {
  status: number;
  kind: number;
  general: number;
  x: number;
  y: number;
  facing: number;
  follows: number;
  moved: number;
  fought: number;
  braced: number;
  shift: number;
  to_x: number;
  to_y: number;
  to_facing: number;
}

/** A position. */
export interface Battle {
  scenario: number;
  phase: number;
  ask: number;
  seat: number;
  winner: number;
  reason: number;
  bound: number;
  active: number;
  die: number;
  points: number;
  high: number;
  five: number;
  six: number;
  limit: number;
  edge: number[];
  lost: number[];
  offered: number[];
  camps: Camp[];
  elements: Element[];
}

export type Position = Battle;
