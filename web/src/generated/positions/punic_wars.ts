// Made by `python -m bellona.cli.client_types`. Whoever edits this file edits it in vain.

/** A loss whose bearer may choose what is lost. */
export interface Due {
  points: number;
  hex: number;
  kinds: number;
  cause: number;
}

/** Points in a hex that serve one leader until the phase ends (R16). */
export interface Tag {
  hex: number;
  leader: number;
  points: number[];
  held: number[];
}

/** A leader's state. */
export interface Leader {
  status: number;
  marching: number;
  points: number;
  hex: number;
}

/** A position. `control`, `land`, `total` and `besieged` follow from the rest and are stored for speed. */
export interface War {
  scenario: number;
  turn: number;
  phase: number;
  active: number;
  ask: number;
  seat: number;
  winner: number;
  ending: number;
  level: number;
  offered: number[];
  resume_ask: number;
  resume_seat: number;
  line: number;
  line_left: number;
  treasury: number[];
  funds: number[];
  losses: number[];
  fallen: number;
  to_retire: number;
  to_draw: number;
  to_elect: number;
  may_build: number;
  illyrian_war: number;
  south_defected: number;
  syracuse_by: number;
  marching: number;
  force: number[];
  going: number;
  must_attack: number;
  threat: number;
  sweep: number;
  sweep_side: number;
  revolt: number;
  stage: number;
  disturbed: number;
  due: Due[];
  tag_count: number;
  tags: Tag[];
  sworn: number[];
  leaders: Leader[];
  syracusans: number[];
  align: number[];
  marker: number[];
  defected: number[];
  control: number[];
  status: number[];
  last: number[];
  land: number[][];
  spent: number[];
  total: number[][];
  holder: number[];
  pinned: number[];
  besieged: number[][];
  points: number[][][];
  inside: number[][][];
  veiled: number[];
}

export type Position = War;
