// What a game's board sees of an open table, and what it may ask of it.
import type { Component } from 'svelte';
import type { Arms } from '../board/arms';
import type { Board, GameEvent, Inspect, Message, Now, Odds, Overlays, Plan, Refusal, Step } from '../wire';

/** What to animate now; call motionDone(n) when it has been shown or skipped. */
export interface Motion<Position = any> { n: number; events: GameEvent[]; before: Position; after: Position }

/** An open table of a game whose positions are `Position`, a type of generated/positions. */
export interface TableModel<Position = any> {
  /** The table's id: its ground is at /api/tables/{id}/ground.svg?theme=. */
  readonly id: string;
  readonly board: Board;
  /** The address of something of this table, with the key of the invitation where one was used: address('ground.svg', { theme }). */
  address(name: string, query?: Record<string, string>): string;
  /** The decoded record of the step on show, live or from history. */
  readonly position: Position;
  /** The number of the step on show. */
  readonly onShow: number;
  /** The decoded record after a step that has come. */
  positionAt(n: number): Position;
  /** The live state. */
  readonly now: Now;
  /** False while history is on show: the board is view-only. */
  readonly live: boolean;
  /** Live, my choice, connected, nothing pending. */
  readonly canAct: boolean;
  readonly pending: boolean;
  /** Whose view: a seat, public or all. */
  readonly eyes: string;
  /** The seats of whoever looks. */
  readonly mine: string[];
  /** A choice is wanted of whoever looks. */
  readonly myTurn: boolean;
  /** What happened before the first choice, and since then up to what is on show, without what was taken back. */
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
  /** Pieces and hexes lit from the log. */
  readonly lit: string[];
  /** A piece or hex to bring into view; `n` grows with each wish. */
  readonly wanted: { id: string; n: number } | null;
  readonly overlays: ReadonlySet<string>;
  /** The layers that are wanted, as they are at the step on show; nothing until they are here. */
  readonly overlayData: Overlays;
  readonly hideCounters: boolean;
  readonly theme: 'light' | 'dark';
  readonly reducedMotion: boolean;
  readonly motion: Motion<Position> | null;
  /** Steps still to be shown after this motion: many are shown faster. */
  readonly motionsLeft: number;
  /** Selects a piece (and asks the server about it), or nothing. */
  select(id: string | null): void;
  hover(id: string | null): void;
  /** Plays actions in order; they stop after a die or when the choice passes on. */
  act(actions: string[]): Promise<void>;
  /** The exact odds of an action, null where nothing is at risk. */
  odds(action: string): Promise<Odds | null>;
  /** What would come of a path, allowed or not; null where nothing can be said. */
  plan(action: string, snap: boolean): Promise<Plan | null>;
  /** Why not? about a hex or a piece. */
  ask(at: string): void;
  /** What stands against an action, or against something pointed at: null if it is allowed, or if nothing can be said. */
  check(at: string): Promise<Refusal | null>;
  /** All about something, selected or not. */
  about(id: string): Promise<Inspect | null>;
  motionDone(n: number): void;
  /** How a seat is known: its colours and its mark. */
  arms(seat: string): Arms;
  /** Words a message in the present language (reactive). */
  say(message: Message): string;
}

/** What web/src/games/<slug>/index.ts exports by default, and web/src/plain makes for games without a folder there. */
export interface GameClient {
  /** The map with everything on it and its pan and zoom; fills its parent. */
  Board: Component<{ model: TableModel }>;
  /** How each seat is known. */
  arms: Record<string, Arms>;
  /** One side's card. */
  Tracks: Component<{ model: TableModel; seat: string }>;
  /** Beside the map: what the moment asks for that is not a place on it. */
  Panel?: Component<{ model: TableModel }>;
  /** Whether the panel tells all about a piece, so that the card about it is not wanted. */
  covers?(model: TableModel, piece: string): boolean;
  /** Whether a choice is offered by the panel or the cards, so that it needs no button in the prompt. */
  offers?(model: TableModel, action: string): boolean;
  /** Asks before something grave is done, and does it when that is confirmed; false if there is nothing to ask. */
  confirm?(model: TableModel, action: string, go: () => void): boolean;
  /** The board in words; `ids` are pieces and hexes that a line speaks of. */
  text(model: TableModel): { title: string; lines: { text: string; ids: string[] }[] }[];
  /** An action in words, for lists of choices. */
  label(model: TableModel, action: string): string;
  /** A piece in words. */
  name?(model: TableModel, piece: string): string;
  /** The piece that an action is about, for grouping choices. */
  subject?(model: TableModel, action: string): string | null;
  /** What a click or Enter on a hex or a piece does: select, move there, attack it... */
  press(model: TableModel, at: string): void;
  /** Whether Tab should stop at a hex, where there are too many to stop at each. */
  isLandmark?(model: TableModel, hex: string): boolean;
  /** Where there are no hexes to walk, what a key does on the map; true if something came of it. */
  key?(model: TableModel, event: KeyboardEvent): boolean;
  /** Lets go of what is half done, before Escape does anything else; false if there is nothing. */
  escape?(model: TableModel): boolean;
  /** The keys of its own, and the messages about them. */
  keys?: [string, string][];
  /** Layers that are always wanted, whether they are laid over the map or not. */
  layers?: string[];
  /** The hex of a piece in a position, or null when it is not on the map. */
  where(model: TableModel, piece: string): string | null;
  /** The pieces in a hex of the position on show. */
  at(model: TableModel, hex: string): string[];
  /** Messages of the game's own client: the .ftl by language. */
  words?: Record<string, string>;
}
