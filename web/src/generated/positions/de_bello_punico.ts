// Made by `python -m bellona.cli.client_types`. Whoever edits this file edits it in vain.

/** The attack being resolved. */
export interface Attack {
  stage: number;
  attacker: number;
  target: number;
  hex: number;
  charge: number;
  dice: number[];
  support: number[];
}

/** The leader of a side. */
export interface Commander {
  life: number;
  hex: number;
  points: number;
  moved: number;
  stopped: number;
  shaken: number;
  adrift: number;
}

/** One unit; the last fields record this turn, this movement and this impulse. */
export interface Unit {
  status: number;
  kind: number;
  side: number;
  number: number;
  hex: number;
  facing: number;
  disorder: number;
  exit_hex: number;
  panicked: number;
  panic_turn: number;
  due: number;
  halted: number;
  stampeding: number;
  shot: number;
  points: number;
  moved: number;
  began_in_zoc: number;
  barred: number;
  stopped: number;
  run: number;
  given: number;
  backed: number;
  attacked: number;
  retreated: number;
  supported: number;
  named: number;
}

/** A position. `at` and `zoc` follow from the units and are stored for speed. */
export interface Battle {
  scenario: number;
  turn: number;
  phase: number;
  impulse: number;
  first: number;
  ask: number;
  seat: number;
  winner: number;
  ready: number[];
  hold_asked: number;
  unplaced: number[];
  boxes: number[][];
  vacuus: number[];
  rout: number[];
  ever_panicked: number[];
  initiative: number[];
  initiative_asked: number[];
  die: number;
  die_side: number;
  die_value: number;
  die_asked: number;
  moving: number;
  guest: number;
  charges: number;
  boosts: number;
  boost_family: number;
  named: number;
  tests_over: number;
  fugitives_over: number;
  testing: number;
  raging: number;
  shooter: number;
  shot_at: number;
  pursuer: number;
  quarry: number;
  pursuit_on: number;
  trail: number[];
  trail_count: number;
  trail_place: number;
  trail_leaves: number;
  flights: number;
  attack: Attack;
  commanders: Commander[];
  units: Unit[];
  at: number[];
  zoc: number[][];
}

export type Position = Battle;
