// Made by `python -m bellona.cli.client_types`. Whoever edits this file edits it in vain.

import type { Message } from '../wire-open';

/** Actions in order, for the match at a version. */
export interface Actions {
  version: number;
  actions: string[];
  seat?: string | null;
}

/** How far an analysis is, and its result. */
export interface Analysis {
  state: 'none' | 'waiting' | 'running' | 'done' | 'failed';
  done: number;
  total: number;
  result: AnalysisResult | null;
}

/** Where a match was decided. */
export interface AnalysisResult {
  version: number;
  game: string;
  scenario: string;
  seats: string[];
  levels: Record<string, string>;
  winner: string | null;
  steps: number;
  seconds: number;
  trials: number;
  was_cut: boolean;
  curve: CurvePoint[];
  swings: Swing[];
  turning_points: TurningPoint[];
  accuracy: Record<string, number>;
  luck: Record<string, number>;
  is_over?: boolean;
}

/** The version of the match that the request refers to. */
export interface AtVersion {
  version: number;
}

/** How far the games are, in percent, and what they say so far. */
export interface BalanceView {
  id: string | null;
  state: 'off' | 'none' | 'waiting' | 'running' | 'done' | 'failed' | 'cancelled';
  level: string;
  mine: boolean;
  progress: number;
  games: number;
  turns: number | null;
  shares: ShareView[];
  report: boolean;
}

export interface ChangeBody {
  name?: string | null;
  email?: string | '' | null;
  language?: 'en' | 'it' | null;
}

/** A value of the game's tables as a scenario has it, and as the game has it. */
export interface ChangedValue {
  path: string;
  was: any;
  now: any;
}

/** A line of chat for its readers; lines between two players have their own numbers. */
export interface ChatLine {
  n: number;
  user: LobbyPerson | null;
  to: LobbyPerson | null;
  text: string;
  at: number;
}

/** The expected result of each seat before a step; the last point is the end. */
export interface CurvePoint {
  step: number;
  row: number;
  turn: number;
  values: Record<string, number>;
  error: number;
}

export interface DeleteBody {
  password?: string | null;
}

/** A small picture of a rule, and its description. */
export interface DiagramView {
  name: string;
  words: string;
}

/** A scenario to be looked at. */
export interface Draft {
  values: Record<string, any>;
  theme?: 'light' | 'dark';
  language?: string;
}

export interface EnterBody {
  signed: string;
}

/** The current user, with the token for programs that use the Authorization header. */
export interface Entered {
  user: IdentityPerson;
  csrf: string;
  token: string;
}

/** What is wrong with a scenario, and where. */
export interface FaultView {
  place: string;
  reason: string;
}

/** The text of a scenario file, in TOML. */
export interface FileText {
  text: string;
}

/** The contents of a scenario file. */
export interface FileValues {
  values: Record<string, any>;
}

/** A scenario as the text of a file, and the name of the file. */
export interface FileWords {
  name: string;
  text: string;
}

/** A match that continues from a step of another. */
export interface Fork {
  seats: Record<string, any>;
  visibility?: 'open' | 'invited' | 'private';
  pace?: Pace;
  on_timeout?: 'stand-in' | 'forfeit';
  hints?: 'bots' | 'all' | 'off';
  show_expectation?: boolean;
  n: number;
}

/** A game and its scenarios. */
export interface GameView {
  slug: string;
  title: Message;
  blurb: Message;
  seats: string[];
  levels: string[];
  scenarios: ScenarioView[];
  options: OptionsView | null;
  lessons: LessonHead[];
}

/** The terms of a game in one language. */
export interface GlossaryView {
  terms: TermView[];
}

export interface GuestBody {
  name?: string | null;
}

/** A web hook: a URL that a signed JSON document is posted to. */
export interface HookForm {
  kind: 'hook';
  url: string;
}

/** A seat to be taken. */
export interface Join {
  seat: string;
  key?: string | null;
}

/** A scenario to be kept. */
export interface Kept {
  title: string;
  values: Record<string, any>;
}

/** A lesson that was played to its end. */
export interface Learnt {
  game: string;
  lesson: string;
}

/** A guided first game or an exercise: its title and what it is about by language, and how long it takes. */
export interface LessonHead {
  slug: string;
  title: Record<string, string>;
  about: Record<string, string>;
  minutes: number;
  exercise: boolean;
}

/** A guided first game, or an exercise if it has words for when it is done; texts are given by language. */
export interface LessonView {
  title: Record<string, string>;
  about: Record<string, string>;
  seat: string;
  minutes: number;
  steps: StepView[];
  not_now: Record<string, string>;
  won: Record<string, string> | null;
  lost: Record<string, string> | null;
  drawn: Record<string, string> | null;
  done: Record<string, string> | null;
}

/** A line of chat. */
export interface Line {
  text: string;
  to?: string | null;
  key?: string | null;
}

/** Lets a guest continue on another device. */
export interface Link {
  link: string;
}

export interface LoginBody {
  login: string;
  password: string;
}

export interface LogoutBody {
  everywhere?: boolean;
}

/** How a scenario begins, or what is wrong with it. */
export interface Look {
  fault: FaultView | null;
  seats: string[];
  picture: string;
}

/** Mail, to the address of the account if no other is given; its owner has to confirm by a link. */
export interface MailForm {
  kind: 'mail';
  address?: string | null;
}

/** The current user, and the value that unsafe requests by cookie must carry in the header X-Bellona-CSRF. */
export interface Me {
  user: IdentityPerson | null;
  csrf: string;
}

/** One value to choose. */
export interface Named {
  slug: string;
  title: Message;
}

/** A new scenario to be kept. */
export interface NewScenario {
  title: string;
  values: Record<string, any>;
  game: string;
}

/** A table to be opened, with a scenario of the game or one that somebody has made. */
export interface NewTable {
  seats: Record<string, any>;
  visibility?: 'open' | 'invited' | 'private';
  pace?: Pace;
  on_timeout?: 'stand-in' | 'forfeit';
  hints?: 'bots' | 'all' | 'off';
  show_expectation?: boolean;
  game: string;
  scenario?: string;
  own?: OwnChoice | null;
}

/** A seat to act on. */
export interface OneSeat {
  seat: string;
}

/** How a scenario is composed: one value of each part, with the separator between them. */
export interface OptionsView {
  separator: string;
  parts: PartView[];
}

/** A scenario that somebody has made: one's own, or another's with the key of its link. */
export interface OwnChoice {
  id: string;
  key?: string | null;
}

/** The title and the author of a scenario that is none of the game's, and what it changes in the game's tables. */
export interface OwnHead {
  title: string;
  author: string;
  changes: ChangedValue[];
}

/** The thinking time of each side, in seconds; passing the choice on adds the increment, up to the cap. */
export interface Pace {
  kind?: 'none' | 'live' | 'days';
  clock?: number | null;
  increment?: number | null;
  cap?: number | null;
}

/** A part of a scenario: the values to choose from, and perhaps one made from a number. */
export interface PartView {
  slug: string;
  label: Message;
  values: Named[];
  default: string;
  seed: Seeded | null;
}

export interface PasswordBody {
  old: string;
  new: string;
}

/** An error: its code, and one clear sentence in the language of the Accept-Language header. */
export interface Problem {
  error: string;
  text: string;
}

/** The proof for the dice of a step; seed, key and verdict only when the match is over. */
export interface Proof {
  n: number;
  commitment: string;
  rolls: number[];
  dictated: boolean;
  action: string | null;
  step: number | null;
  seed: string | null;
  key: string | null;
  verified: boolean | null;
  message: Message;
}

/** Web push, as a browser's PushSubscription gives it. */
export interface PushForm {
  kind: 'push';
  endpoint: string;
  keys: PushKeys;
}

/** The notification channels that this server offers, and its public key if web push is one of them. */
export interface PushKey {
  key: string | null;
  kinds: string[];
}

/** The keys of a browser's push subscription. */
export interface PushKeys {
  p256dh: string;
  auth: string;
}

/** A question about the current position. */
export interface Question {
  t: 'inspect' | 'odds' | 'why' | 'plan' | 'hint' | 'overlays';
  piece?: string | null;
  at?: string | null;
  action?: string;
  snap?: boolean;
  layers?: string[] | null;
  n?: number | null;
}

export interface RegisterBody {
  login: string;
  password: string;
  name?: string | null;
  email?: string | null;
}

/** Another match, with the sides changed or not. */
export interface Rematch {
  swap?: boolean;
}

/** How a match ended. */
export interface Result {
  winner: string | null;
  reason: string;
  message: Message;
}

/** A rule, its text as HTML, and its diagrams. */
export interface RuleView {
  id: string;
  title: string;
  html: string;
  diagrams?: DiagramView[];
}

/** A rulebook in one language. */
export interface RulebookView {
  sections: SectionView[];
}

/** A scenario that somebody has made; it is no scenario of the game's own. */
export interface ScenarioHead {
  id: string;
  game: string;
  title: string;
  author: string;
  mine: boolean;
  seats: string[];
  created: number;
  changed: number;
  link: string | null;
}

/** A scenario: its name and description; how long it takes in minutes and how hard it is, from 1 to 3, if known. */
export interface ScenarioView {
  slug: string;
  title: Message;
  blurb: Message;
  seats: string[];
  minutes: number | null;
  difficulty: number | null;
}

/** The same with its contents. */
export interface ScenarioWhole {
  id: string;
  game: string;
  title: string;
  author: string;
  mine: boolean;
  seats: string[];
  created: number;
  changed: number;
  link: string | null;
  values: Record<string, any>;
}

/** A bot for a seat. */
export interface SeatBot {
  seat: string;
  level: string;
}

/** A seat and who holds it. */
export interface SeatView {
  seat: string;
  label: Message;
  user: LobbyPerson | null;
  bot: string | null;
  stand_in: string | null;
  online: boolean;
  offer: 'stand-in' | null;
}

/** Who plays in a scenario. */
export interface SeatsView {
  seats: string[];
}

/** A chapter and its rules. */
export interface SectionView {
  id: string;
  title: string;
  html: string;
  diagrams?: DiagramView[];
  rules: RuleView[];
}

/** A value made from a number, which is written after the prefix. */
export interface Seeded {
  prefix: string;
  most: number;
  title: Message;
}

/** How many games a seat has won, or nobody, and in which interval the true share probably lies (Wilson, 95 %). */
export interface ShareView {
  seat: string | null;
  label: Message | null;
  games: number;
  share: number;
  low: number;
  high: number;
}

/** A reply of the guide to an action that was not asked for. */
export interface SlipView {
  text: Record<string, string>;
}

/** A bot that stands in for a seat, or null to end that. */
export interface StandIn {
  seat: string;
  level: string | null;
}

/** A step of a lesson: its text by language, what it points at, the seat that plays it, and what completes it. */
export interface StepView {
  text: Record<string, string>;
  point: string[];
  seat: string;
  kind: 'page' | 'task' | 'free';
  shown: string[];
  slips: SlipView[];
}

/** A scenario of a game, one that somebody has made, or that of a table; and the level of the bots. */
export interface Subject {
  game?: string;
  scenario?: string;
  own?: OwnChoice | null;
  table?: string | null;
  key?: string | null;
  level?: string | '';
}

/** A notification channel; the secret of a hook is shown only when it is created. */
export interface Subscription {
  id: string;
  kind: 'mail' | 'push' | 'hook';
  to: string;
  active: boolean;
  created: number;
  secret?: string | null;
}

/** What a seat's own decisions, and what dice and hidden things did to its expected result in a turn. */
export interface Swing {
  step: number;
  row: number;
  turn: number;
  seat: string;
  dice: number;
  decision: number;
}

/** A table as a viewer sees it. */
export interface TableView {
  id: string;
  game: string;
  scenario: string;
  title: Message;
  own: OwnHead | null;
  kind: 'match' | 'replay';
  status: 'open' | 'playing' | 'over';
  visibility: 'open' | 'invited' | 'private';
  pace: Untimed | Timed;
  pace_words: Message;
  on_timeout: 'stand-in' | 'forfeit';
  hints: 'bots' | 'all' | 'off';
  show_expectation: boolean;
  lesson: string | null;
  seats: SeatView[];
  owner: string | null;
  mine: string[];
  turn_seats: string[];
  deadline: number | null;
  version: number;
  created: number;
  result: Result | null;
  rematch: string | null;
  invite: string | null;
  watchers: number;
}

/** A term in one language: how it is written, a plain word, what it means, its rule, and controls it explains. */
export interface TermView {
  id: string;
  forms: string[];
  plain: string;
  text: string;
  rule: string;
  controls: string[];
}

/** A clock for each side, in seconds. */
export interface Timed {
  kind: 'live' | 'days';
  clock: number;
  increment: number;
  cap: number;
}

/** A choice or a roll that changed much; the match can be continued from the row before it. */
export interface TurningPoint {
  step: number;
  row: number;
  turn: number;
  seat: string;
  action: string;
  label: Message;
  better: string;
  better_label: Message | null;
  value: number;
  better_value: number;
  loss: number;
  error: number;
  kind: 'decision' | 'dice';
}

/** No clock. */
export interface Untimed {
  kind: 'none';
}

/** The version of the match after the request. */
export interface Version {
  version: number;
}

/** What an editor needs to know of a game's scenarios. `schema` is their JSON schema, `starts` the contents of shipped ones, `layers` tells which of the contents stand where on the board, and `places` are the places on a board of this size. */
export interface WorkshopView {
  scenario_schema: Record<string, any>;
  starts: Record<string, Record<string, any>>;
  layers: Record<string, any>[];
  size: Record<string, number>;
  shape: string;
  places: Record<string, number[]>;
}

/** A person as they see themselves. */
export interface IdentityPerson {
  id: string;
  name: string;
  guest: boolean;
  login: string | null;
  email: string | null;
  language: string;
}

/** A user as others see them. */
export interface LobbyPerson {
  id: string;
  name: string;
}
