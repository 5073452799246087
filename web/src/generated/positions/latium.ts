// Made by `python -m bellona.cli.client_types`. Whoever edits this file edits it in vain.

/** The event of the turn. */
export interface Event {
  card: number;
  result: number;
  other: number;
  drawn: number;
  assigned: number;
  stage: number;
  charismatic: number;
  sender: number;
  final: number;
  rerolled: number;
  effect: number;
  void: number;
}

/** A Signum played against somebody, until it is known whether it works. */
export interface Plot {
  signum: number;
  stage: number;
  by: number;
  victim: number;
  a: number;
  b: number;
  raised: number;
}

/** What follows a battle between Reges: the victor's choice, and his terms. */
export interface Peace {
  stage: number;
  victor: number;
  loser: number;
  war: number;
  letter: number;
}

/** A town that has just fallen, while its taker decides. */
export interface Spoils {
  town: number;
  taker: number;
  stage: number;
}

/** A town. */
export interface Town {
  holder: number;
  hold: number;
  taken_by: number;
  crown: number;
  crown_since: number;
  came_by: number;
  level: number;
  areae: number;
  cives: number;
  garrison: number[];
  work: number;
  god: number;
  sacred: number;
  favours: number;
  rex: number;
  vacant: number;
  blockader: number;
  blockade_turn: number;
  relief: number;
  declined: number;
}

/** A counter of a Rex on the tabula. */
export interface Piece {
  errand: number;
  moved: number;
  cell: number;
  origin: number;
  goal: number;
  until: number;
  captor: number;
  blockades: number;
  follows: number;
  leave: number;
  declined: number;
  ranks: number[][];
}

/** What a Rex owes to a civitas. */
export interface Loan {
  aes: number;
  due: number;
  used: number;
}

/** The relation of a Rex with a town. */
export interface Tie {
  bond: number;
  since: number;
  ban_until: number;
  friction_until: number;
  transit_until: number;
  help_due: number;
  could_help: number;
  betrayed: number;
  loan: Loan;
}

/** A player's house. */
export interface Rex {
  reign: number;
  fall: number;
  court: number;
  aes: number;
  ira: number;
  signa: number[];
  signa_count: number;
  offer: number;
  partner: number;
  ready: number;
  audience: number;
  production: number;
  initiative: number;
  discrimen: number;
  war_bonus_cycle: number;
  recruit_ban_until: number;
  immune_cycle: number;
  ludi: number;
  paid: number;
  lord: number;
  rebel_from: number;
  restored: number;
  breaches: number;
  last_breach: number;
  captive_rex: number;
  pieces: Piece[];
  ties: Tie[];
}

/** A son or daughter of a Rex. */
export interface Person {
  standing: number;
  sex: number;
  court: number;
  born: number;
  spouse: number;
  wed: number;
  dynastic: number;
  captor: number;
  until: number;
}

/** One clause. */
export interface Term {
  kind: number;
  giver: number;
  done: number;
  a: number;
  b: number;
  c: number;
  until: number;
}

/** A proposal under way, or being written. */
export interface Letter {
  state: number;
  to: number;
  bond: number;
  secret: number;
  sent: number;
  leave: number;
  count: number;
  terms: Term[];
}

/** An accord between two Reges. */
export interface Accord {
  state: number;
  a: number;
  b: number;
  bond: number;
  secret: number;
  since: number;
  ended: number;
  traitor: number;
  peace: number;
  count: number;
  terms: Term[];
}

/** A war between a Rex and another, or a civitas. */
export interface War {
  state: number;
  aggressor: number;
  enemy: number;
  town: number;
  declared: number;
  stirred: number;
  treachery: number;
  crown: number;
  restores: number;
}

/** A later son-in-law's right to fight for a crown (D52). */
export interface Claim {
  town: number;
  claimant: number;
  reigning: number;
  until: number;
}

/** The current attack or volley: its duels one by one. */
export interface Fight {
  clash: number;
  moment: number;
  attacker: number;
  target: number;
  duel: number;
  duels: number;
  struck: number;
  pair: number;
  flank: number;
  card: number[][];
  sealed: number[];
  given: number[];
  damnum: number;
  hitter: number;
}

/** One or two centuriae of one arm on one square, or a commander alone. */
export interface Unit {
  side: number;
  arm: number;
  standing: number;
  schiera: number;
  square: number;
  facing: number;
  alive: number[];
  points: number[];
  home: number[];
  wait: number;
  volleys: number;
  rest: number;
  acted: number;
  shaken: number;
  shot: number;
  fresh: number;
  seat: number;
  counter: number;
}

/** The current battle, if any. */
export interface Battle {
  stage: number;
  moment: number;
  cell: number;
  town: number;
  war: number;
  seat: number[];
  leader: number[];
  delegated: number[];
  ready: number[];
  levy: number[][][];
  from_town: number[];
  called: number[];
  invited: number[];
  joined: number[][];
  ally: number[];
  allied_rex: number[];
  signa: number[][];
  signa_count: number[];
  alacritas: number[];
  fixed: number;
  holder: number;
  rolled: number[];
  asked: number;
  front: number;
  depth: number;
  zone: number;
  stream: number;
  turned: number;
  terrain: number[];
  occupant: number[];
  engaged: number[];
  number: number;
  actions: number;
  moving: number;
  placing: number;
  suffered: number[];
  lost: number[];
  shooter: number;
  order: number[];
  testing: number;
  hurt: number[];
  forming: number;
  exchange: number;
  played: number;
  played_by: number;
  played_raised: number;
  plunder: number;
  bonus: number[];
  steadiness: number[];
  victor: number;
  abandoned: number;
  fight: Fight;
  count: number[];
  units: Unit[];
}

/** A position. */
export interface Realm {
  scenario: number;
  turn: number;
  phase: number;
  step: number;
  active: number;
  order: number;
  ask: number;
  seat: number;
  waiting: number;
  winner: number;
  ending: number;
  acts: number;
  event_deck: number[];
  event_place: number;
  signa_deck: number[];
  signa_place: number;
  signa_end: number;
  signa_spent: number[];
  stake: number[];
  last_offer: number;
  picking: number;
  event: Event;
  plot: Plot;
  peace: Peace;
  spoils: Spoils;
  births: number;
  towns: Town[];
  reges: Rex[];
  persons: Person[];
  letters: Letter[];
  accords: Accord[];
  wars: War[];
  claims: Claim[];
  battle: Battle;
}

export type Position = Realm;
