// Made by `python -m bellona.cli.client_types`. Whoever edits this file edits it in vain.

import type { Clock, Message } from '../wire-open';
import type { ChatLine, Result, TableView } from './api';

/** Something that a piece can do. */
export interface Act {
  action: string;
  verb: string;
  target: string | null;
  odds: Odds | null;
  [more: string]: any;
}

/** What a player may still answer before the dice, and the chances that follow; none if nobody rolls. */
export interface AnswerFirst {
  label: Message;
  rule: string;
  chances: Record<string, [number, number]>;
}

/** The answer to a question. */
export interface Answered {
  t: 'answer';
  inspect?: Inspect;
  odds?: Odds | null;
  why?: Reason[];
  plan?: Plan;
  hint?: Hint;
  overlays?: Record<string, any>;
  id: number;
}

/** A part of an action: a thing of a kind, after the word that announces it. The kind `flag` is its word alone. */
export interface Argument {
  kind: string;
  name: string;
  word: string;
  optional: boolean;
  many: boolean;
}

/** A requested path, its maximum length, and its refusal. */
export interface AskedPath {
  action: string;
  ghosts: Record<string, [number, number, number]>;
  spent: number;
  contacts: [string, string, string][];
  label?: Message;
  limit: number;
  refusal: Refusal | null;
  place: [number, number] | null;
  other: string | null;
}

/** The data that stays the same during a match. */
export interface Board {
  game: string;
  scenario: string;
  seats: string[];
  labels: Record<string, Message>;
  leaders: Record<string, string>;
  schema: Schema;
  size: Size;
  order: string[];
  hexes: Record<string, Hex>;
  shape: string;
  directions: string[];
  turns: number;
  overlays: string[];
  verbs: Record<string, VerbForm>;
  arguments: Record<string, string[]>;
  pieces: Piece[];
  luck: Record<string, LuckRule[]>;
  formal: string[];
  decided: string[];
  reconstructed: Message | null;
  secret?: string[];
  people?: Record<string, Person>;
  plans?: boolean;
  [more: string]: any;
}

/** Parts that depend on the word of an earlier part. */
export interface Branch {
  by: number;
  forms: Record<string, Argument[]>;
}

/** A choice that does not name a place on the map. */
export interface Button {
  action: string;
  label: Message;
  key: string;
  rolls: boolean;
  reveals: boolean;
  enabled: boolean;
  refusal: Refusal | null;
}

/** The connection is closed after this. */
export interface Bye {
  t: 'bye';
  why: string;
  text?: string;
}

/** A line of chat. */
export interface ChatSaid {
  t: 'chat';
  chat: ChatLine;
}

/** The request has been carried out. */
export interface Done {
  t: 'done';
  id: number;
  version: number;
}

/** An event, and its rule. */
export interface Event {
  kind: string;
  message: Message;
  rule: string;
}

/** The expected result of each seat, as far as the public can know; for spectators. */
export interface Expectation {
  t: 'expectation';
  version: number;
  values: Record<string, number>;
}

/** A field of a record: the place of its bytes and their type. */
export interface Field {
  name: string;
  offset: number;
  type: 'i1' | 'i2' | 'i4' | 'i8' | 'u1' | 'u2' | 'u4' | 'u8' | Schema;
  shape: number[] | null;
}

/** The path to a hex and, if pieces have a facing, the path to each facing there. */
export interface Goal {
  cost: number;
  orders: string[];
  facings?: Record<string, Way>;
  [more: string]: any;
}

/** The number of the lesson's step that is to be done, and how many actions have been played in it. */
export interface Guiding {
  step: number;
  played: number;
}

/** Everything a view sees of a table; `start` is null if it continues from a known version. With `more` the steps follow in separate messages, the last of which has the current state. */
export interface Hello {
  t: 'hello';
  you: You | null;
  as: string;
  table: TableView;
  start: Start | null;
  commitment: string;
  steps: Step[];
  now: Now | null;
  chat: ChatLine[];
  seen: number;
  more?: true;
}

/** A hex: the centre of its drawing, and its neighbours by direction. */
export interface Hex {
  x: number;
  y: number;
  near: Record<string, string>;
  [more: string]: any;
}

/** The best few choices, the best first; `thinking` if they were tried out, not only ranked. */
export interface Hint {
  plans: Suggestion[];
  thinking: boolean;
  trials: number;
}

/** Everything about a piece or a place. */
export interface Inspect {
  piece: string;
  acts: Act[];
  buttons: Button[];
  tell: Message[];
  hex?: string | null;
  moves?: Record<string, Goal>;
  figures?: Record<string, any> | null;
  [more: string]: any;
}

/** A die in an event: its owner is in the event's `piece` or `side`, or is always `seat`. */
export interface LuckRule {
  die: string;
  good: 'high' | 'low';
  piece?: string;
  side?: string;
  seat?: string;
}

/** A modifier for or against a side. */
export interface Modifier {
  label: Message;
  value: number;
  rule: string;
}

/** Steps of a long greeting. */
export interface More {
  t: 'more';
  steps: Step[];
  now?: Now;
}

/** The current state, and the viewer's choices. */
export interface Now {
  version: number;
  prompt: Prompt;
  choices: string[];
  buttons: Button[];
  undo: Undoing;
  clock: Clock | null;
  result: Result | null;
  waiting: 'bot' | null;
  answered: string[];
  guide: Guiding | null;
}

/** The exact odds of an action, if nobody answers otherwise. */
export interface Odds {
  action: string;
  modifiers: Record<string, Modifier[]>;
  totals: Record<string, number>;
  outcomes: Outcome[];
  chances: Record<string, [number, number]>;
  answers: AnswerFirst[];
}

/** A possible result of a die. */
export interface Outcome {
  label: Message;
  chance: [number, number];
  effects: Record<string, number>;
}

/** The changed bytes of a position: where, and their new values. */
export interface Patch {
  at: number[];
  to: number[];
}

/** A path over a table without hexes: its end for each moving element, and the contacts. */
export interface Path {
  action: string;
  ghosts: Record<string, [number, number, number]>;
  spent: number;
  contacts: [string, string, string][];
  label?: Message;
}

/** The man whom a piece stands for. */
export interface Person {
  portrait: string;
  label: Message;
  historical: boolean;
  [more: string]: any;
}

/** A piece, and its index in the record. */
export interface Piece {
  index: number;
  id: string;
  seat: string;
  kind: number;
  number: number;
  label: Message;
  [more: string]: any;
}

/** A requested path, the nearest allowed one, and the paths it could snap to. */
export interface Plan {
  asked: AskedPath;
  legal: Path | null;
  snaps: Path[];
  contacts: [string, string, string][];
}

/** The answer to a ping. */
export interface Pong {
  t: 'pong';
}

/** The question, and who is asked. */
export interface Prompt {
  message: Message;
  seat: string | null;
  ask: string;
  phase: string;
  turn: number;
  rule: string;
  waiting: string[];
}

/** The refusal of an action; null if it is allowed. */
export interface Reason {
  action: string | null;
  refusal: Refusal | null;
}

/** Why something is not allowed: the rule, a sentence, and the places. */
export interface Refusal {
  rule: string;
  message: Message;
  at: string[];
}

/** The request has not been carried out, and why. */
export interface Refused {
  t: 'refused';
  id: number;
  error: string;
  text?: string;
  refusal: Refusal | null;
  version?: number;
  why?: Message;
  slip?: number;
}

/** The layout of a record. */
export interface Schema {
  size: number;
  fields: Field[];
}

/** The size of the drawn map. */
export interface Size {
  width: number;
  height: number;
}

/** The position after step `n` as base64, and the events before the first step. */
export interface Start {
  n: number;
  position: string;
  opening?: Event[];
}

/** The current state, for a client with an outdated one. */
export interface State {
  t: 'state';
  start: Start;
  steps: Step[];
  now: Now;
}

/** A step as a view may know it; `position` is present if the view has changed. */
export interface Step {
  n: number;
  kind: 'play' | 'resign' | 'timeout' | 'undo';
  seat: string;
  by: 'bot' | 'clock' | 'player' | 'stand-in';
  action: string;
  rolls: number[];
  events: Event[];
  at: number;
  patch: Patch;
  position?: string;
}

/** New steps. */
export interface Steps {
  t: 'steps';
  steps: Step[];
  now: Now;
}

/** A choice that can be played as it is: the expected result, the odds of its roll, its plan, and reasons. */
export interface Suggestion {
  action: string;
  label: Message;
  value: number;
  error: number;
  chance: number | null;
  doing: string;
  why: Message[];
  line: string[];
}

/** The players, the spectators and the status of the match. */
export interface TableChanged {
  t: 'table';
  table: TableView;
}

/** Whether the last step can be taken back, or the reason why not. */
export interface Undoing {
  can: boolean;
  why: Message | null;
}

/** How the actions of a verb are written, its keys, the questions that it answers, and its menu group. */
export interface VerbForm {
  key: string;
  keys: Record<string, string>;
  form: FormPart[];
  slots: string[];
  anywhere: boolean;
  asks: string[];
  group: string;
  free: boolean;
}

/** A path over the map: its cost, and its orders. */
export interface Way {
  cost: number;
  orders: string[];
  [more: string]: any;
}

/** The viewer. */
export interface You {
  id: string;
  name: string;
  guest: boolean;
}

export type Frame = Hello | More | Steps | State | TableChanged | ChatSaid | Pong | Done | Refused | Answered | Expectation | Bye;

export type FormPart = Argument | Branch;
