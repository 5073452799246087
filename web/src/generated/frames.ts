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

/** The answer to a question. */
export interface Answered {
  t: 'answer';
  inspect?: Inspect;
  odds?: Odds | null;
  why?: Reason[];
  plan?: Plan;
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

/** A path that was wished for, how long it may be, and what stands against it. */
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

/** What is the same during a whole match. */
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
  reconstructed: Message | null;
  secret?: string[];
  plans?: boolean;
  [more: string]: any;
}

/** Parts that follow from the word of an earlier part. */
export interface Branch {
  by: number;
  forms: Record<string, Argument[]>;
}

/** A choice that is not about a place on the map. */
export interface Button {
  action: string;
  label: Message;
  key: string;
  rolls: boolean;
  reveals: boolean;
  enabled: boolean;
  refusal: Refusal | null;
}

/** The line is closed after this. */
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

/** What was asked for has been done. */
export interface Done {
  t: 'done';
  id: number;
  version: number;
}

/** Something that happened, and the rule behind it. */
export interface Event {
  kind: string;
  message: Message;
  rule: string;
}

/** A field of a record: where its bytes lie and what they are. */
export interface Field {
  name: string;
  offset: number;
  type: 'i1' | 'i2' | 'i4' | 'i8' | 'u1' | 'u2' | 'u4' | 'u8' | Schema;
  shape: number[] | null;
}

/** The way to a hex, and where pieces face somewhere the way to each facing there. */
export interface Goal {
  cost: number;
  orders: string[];
  facings?: Record<string, Way>;
  [more: string]: any;
}

/** All that a view sees of a table; `start` is null where it goes on from a version already known. With `more` the steps follow in messages of their own, the last of which brings the present. */
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

/** A hex: where its middle is drawn, and its neighbours by direction. */
export interface Hex {
  x: number;
  y: number;
  near: Record<string, string>;
  [more: string]: any;
}

/** All about a piece or a place. */
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

/** A die in an event: whose it is stands in the event's `piece` or `side`, or is always `seat`. */
export interface LuckRule {
  die: string;
  good: 'high' | 'low';
  piece?: string;
  side?: string;
  seat?: string;
}

/** What counts for or against somebody. */
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

/** The present, and what a viewer can do about it. */
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
}

/** The exact odds of an action. */
export interface Odds {
  action: string;
  modifiers: Record<string, Modifier[]>;
  totals: Record<string, number>;
  outcomes: Outcome[];
  chances: Record<string, [number, number]>;
}

/** What may come of a die. */
export interface Outcome {
  label: Message;
  chance: [number, number];
  effects: Record<string, number>;
}

/** The bytes of a position that have changed: where, and what is there now. */
export interface Patch {
  at: number[];
  to: number[];
}

/** A path over a table without hexes: where it leads each that moves, and whom they would touch where. */
export interface Path {
  action: string;
  ghosts: Record<string, [number, number, number]>;
  spent: number;
  contacts: [string, string, string][];
  label?: Message;
}

/** A piece, and where the record has it. */
export interface Piece {
  index: number;
  id: string;
  seat: string;
  kind: number;
  number: number;
  label: Message;
  [more: string]: any;
}

/** A path that was wished for, the nearest one that is allowed, and those it could snap to. */
export interface Plan {
  asked: AskedPath;
  legal: Path | null;
  snaps: Path[];
  contacts: [string, string, string][];
}

/** Still here. */
export interface Pong {
  t: 'pong';
}

/** What is asked of whom. */
export interface Prompt {
  message: Message;
  seat: string | null;
  ask: string;
  phase: string;
  turn: number;
  rule: string;
  waiting: string[];
}

/** What stands against an action; nothing where it is allowed. */
export interface Reason {
  action: string | null;
  refusal: Refusal | null;
}

/** Why something is not allowed, by which rule, and where. */
export interface Refusal {
  rule: string;
  message: Message;
  at: string[];
}

/** What was asked for has not been done, and why. */
export interface Refused {
  t: 'refused';
  id: number;
  error: string;
  text?: string;
  refusal: Refusal | null;
  version?: number;
  why?: Message;
}

/** The layout of a record. */
export interface Schema {
  size: number;
  fields: Field[];
}

/** How large a map is drawn. */
export interface Size {
  width: number;
  height: number;
}

/** The position after step `n` as base64, and what was told before the first step. */
export interface Start {
  n: number;
  position: string;
  opening?: Event[];
}

/** The present, whatever was known before. */
export interface State {
  t: 'state';
  start: Start;
  steps: Step[];
  now: Now;
}

/** A step as a view may know it; `position` comes with it where the view has changed. */
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

/** What has just happened. */
export interface Steps {
  t: 'steps';
  steps: Step[];
  now: Now;
}

/** Who sits and looks on, and how it stands with the match. */
export interface TableChanged {
  t: 'table';
  table: TableView;
}

/** Whether the last step can be taken back, and if not, why. */
export interface Undoing {
  can: boolean;
  why: Message | null;
}

/** How the actions of a verb are written, its keys, the questions that it answers, and with which it is gathered. */
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

/** A way over the map: what it costs, and the orders that lead along it. */
export interface Way {
  cost: number;
  orders: string[];
  [more: string]: any;
}

/** Whoever looks. */
export interface You {
  id: string;
  name: string;
  guest: boolean;
}

export type Frame = Hello | More | Steps | State | TableChanged | ChatSaid | Pong | Done | Refused | Answered | Bye;

export type FormPart = Argument | Branch;
