// What a game's board sees of an open table, and what it may ask of it.
import type { Component } from 'svelte';
import type { Arms } from '../board/arms';
import type { Matters } from './matters';
import type { Tempo } from './state/tempo';
import type { Board, GameEvent, Inspect, Message, Now, Odds, Overlays, Plan, Refusal, Step } from '../wire';

/** The motion to animate now; call motionDone(n) when it has been shown or skipped. */
export interface Motion<Position = any> { n: number; events: GameEvent[]; before: Position; after: Position }

/** The sides of a battle: their names, whose a piece is, and what the event that ends the battle says that each has lost. */
export interface Armies { names: Message[]; sideOf(piece: string): number; lost(ending: GameEvent): number[] }

/** An open table of a game whose positions are `Position`, a type of generated/positions. */
export interface TableModel<Position = any> {
  /** The table's id: its ground is at /api/tables/{id}/ground.svg?theme=. */
  readonly id: string;
  readonly board: Board;
  /** The address of something of this table, with the key of the invitation where one was used: address('ground.svg', { theme }). */
  address(name: string, query?: Record<string, string>): string;
  /** The decoded record of the shown step, live or from history. */
  readonly position: Position;
  /** The number of the shown step. */
  readonly onShow: number;
  /** The decoded record after a step that has arrived. */
  positionAt(n: number): Position;
  /** The live state; while a scene is on show, the one before it, with nothing to choose. */
  readonly now: Now;
  /** False while history is shown: the board is view-only. */
  readonly live: boolean;
  /** Live, my choice, connected, nothing pending. */
  readonly canAct: boolean;
  readonly pending: boolean;
  /** Whose view: a seat, public or all. */
  readonly eyes: string;
  /** The viewer's seats. */
  readonly mine: string[];
  /** The viewer has to choose. */
  readonly myTurn: boolean;
  /** The events before the first choice and since then up to the shown step, without those taken back. */
  readonly opening: GameEvent[];
  readonly steps: Step[];
  /** A piece's id. */
  readonly selected: string | null;
  /** A piece's or a hex's id. */
  readonly hovered: string | null;
  /** The hex of the keyboard cursor. */
  readonly focus: string | null;
  /** About `selected`. */
  readonly inspect: Inspect | null;
  /** "Why not?" is on. */
  readonly asking: boolean;
  /** Pieces and hexes highlighted from the log. */
  readonly lit: string[];
  /** Pieces and places that the guide of a lesson points at. */
  readonly guided: string[];
  /** Actions to be drawn on the board as a suggestion: they could be played one after another. */
  readonly sketched: string[];
  /** A piece or hex to bring into view; `n` grows with each request. */
  readonly wanted: { id: string; n: number } | null;
  readonly overlays: ReadonlySet<string>;
  /** The selected layers at the shown step; empty until they arrive. */
  readonly overlayData: Overlays;
  readonly hideCounters: boolean;
  /** The board is shown with its upper edge at the bottom. */
  turned: boolean;
  readonly theme: 'light' | 'dark';
  readonly reducedMotion: boolean;
  readonly motion: Motion<Position> | null;
  /** Steps still to be shown after this motion: many are shown faster. */
  readonly motionsLeft: number;
  /** Whether a scene is on show that the viewer should see before anything is asked. */
  readonly watching: boolean;
  /** How fast the motion is shown. */
  readonly tempo: Tempo;
  /** The steps whose ways stay drawn on the map: what others did since the viewer's last action, or the last moves of all. */
  readonly wake: Step[];
  /** Selects a piece (and asks the server about it), or nothing. */
  select(id: string | null): void;
  hover(id: string | null): void;
  /** Plays actions in order; they stop after a die or when the choice passes to another seat. */
  act(actions: string[]): Promise<void>;
  /** Plays several things as one: undo takes all of it back. */
  together(work: () => Promise<void>): Promise<void>;
  /** The exact odds of an action, null if nothing is at risk. */
  odds(action: string): Promise<Odds | null>;
  /** The result of a path, allowed or not; null if there is no answer. */
  plan(action: string, snap: boolean): Promise<Plan | null>;
  /** Why not? about a hex or a piece. */
  ask(at: string): void;
  /** The refusal of an action or a target: null if it is allowed, or if there is no answer. */
  check(at: string): Promise<Refusal | null>;
  /** Everything about a piece or place, selected or not. */
  about(id: string): Promise<Inspect | null>;
  motionDone(n: number): void;
  /** The level of the computer that plays a seat; null for a person. */
  levelOf(seat: string): string | null;
  /** Whether the computer of a seat has been thinking for a while. */
  isThinking(seat: string): boolean;
  /** The identity of a seat: its colours and its mark. */
  arms(seat: string): Arms;
  /** Formats a message in the current language (reactive). */
  say(message: Message): string;
}

/** What web/src/games/<slug>/index.ts exports by default, and web/src/plain makes for games without a folder there. */
export interface GameClient {
  /** The map with everything on it and its pan and zoom; fills its parent. */
  Board: Component<{ model: TableModel }>;
  /** The identity of each seat. */
  arms: Record<string, Arms>;
  /** One side's card. */
  Tracks: Component<{ model: TableModel; seat: string }>;
  /** Beside the map: the current choices that are not places on it. */
  Panel?: Component<{ model: TableModel }>;
  /** Whether the panel shows everything about a piece, so that the card about it is not needed. */
  covers?(model: TableModel, piece: string): boolean;
  /** Whether a choice is offered by the panel or the cards, so that it needs no button in the prompt. */
  offers?(model: TableModel, action: string): boolean;
  /** Asks before a grave action, and does it when confirmed; false if there is nothing to ask. */
  confirm?(model: TableModel, action: string, go: () => void): boolean;
  /** The board in words; `ids` are the pieces and hexes in a line. */
  text(model: TableModel): { title: string; lines: { text: string; ids: string[] }[] }[];
  /** An action in words, for lists of choices. */
  label(model: TableModel, action: string): string;
  /** How a side stands at the end: its losses, its points. */
  tally?(model: TableModel, seat: string): string[];
  /** The piece of whoever leads a side. */
  leader?(model: TableModel, seat: string): string | null;
  /** A piece in words. */
  name?(model: TableModel, piece: string): string;
  /** The piece that an action is about, for grouping choices. */
  subject?(model: TableModel, action: string): string | null;
  /** What a click or Enter on a hex or a piece does: select, move there, attack it... */
  press(model: TableModel, at: string): void;
  /** Whether Tab should stop at a hex, where there are too many to stop at each. */
  isLandmark?(model: TableModel, hex: string): boolean;
  /** Where there are no hexes to walk, what a key does on the map; true if it had an effect. */
  key?(model: TableModel, event: KeyboardEvent): boolean;
  /** Cancels unfinished input, before Escape does anything else; false if there is none. */
  escape?(model: TableModel): boolean;
  /** The keys of its own, and the messages about them. */
  keys?: [string, string][];
  /** Layers that are always requested, whether they are shown or not. */
  layers?: string[];
  /** The hex of a piece in a position, or null when it is not on the map. */
  where(model: TableModel, piece: string): string | null;
  /** The pieces in a hex of the shown position. */
  at(model: TableModel, hex: string): string[];
  /** Whether its panel reports every turn of the others at length. */
  reports?: boolean;
  /** What kinds of event are about. */
  matters?: Matters;
  /** The sides of the battle at a step, where they are not simply the seats, and the side of a piece in it. */
  armies?(model: TableModel, n: number): Armies;
  /** Whether a position is an affair of others (a battle of two others), told when it is over. */
  isElsewhere?(board: Board, position: any, mine: string[]): boolean;

  /** The board is not laid on the ground that the server draws. */
  groundless?: boolean;
  /** Messages of the game's own client: the .ftl by language. */
  words?: Record<string, string>;
}
