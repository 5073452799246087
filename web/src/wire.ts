// What travels between server and browser. The client knows no rules: it draws what it is given.

export type Arg = number | string | Message | { hex: string };
/** A sentence to be worded: the name of a Fluent message and its arguments. */
export interface Message { $: string; [arg: string]: Arg }

export interface User { id: string; name: string; guest: boolean; login: string | null; email: string | null; language: string }
export interface Me { user: User | null; csrf: string }

export interface GameInfo { slug: string; title: Message; blurb: Message; seats: string[]; levels: string[]; scenarios: ScenarioInfo[]; options?: Options | null }
export interface ScenarioInfo { slug: string; title: Message; blurb: Message; seats: string[] }
/** A part of a scenario: what there is to choose from, and perhaps something made from a number, which is written after the prefix. */
export interface OptionPart {
  slug: string; label: Message; values: { slug: string; title: Message }[]; default: string; seed: { prefix: string; most: number; title: Message } | null;
}
/** How scenarios can be put together: one value of each part, with the separator between them. */
export interface Options { separator: string; parts: OptionPart[] }
export interface Rulebook { sections: { id: string; title: string; rules: { id: string; html: string; diagrams?: { name: string; words: string }[] }[] }[] }

export type Pace = { kind: 'none' } | { kind: 'live' | 'days'; clock: number; increment: number; cap: number };
export type Visibility = 'open' | 'private' | 'invited';
export interface Seat {
  seat: string; label: Message; user: Person | null; bot: string | null; stand_in: string | null;
  online: boolean; offer: 'stand-in' | null;
}
export interface Table {
  id: string; game: string; scenario: string; title: Message; kind: 'match' | 'replay'; status: 'open' | 'playing' | 'over';
  visibility: Visibility; pace: Pace; on_timeout: 'stand-in' | 'forfeit'; seats: Seat[]; owner: string | null; mine: string[];
  turn_seats: string[]; deadline: number | null; version: number; created: number; result: Result | null;
  rematch: string | null; invite: string | null; watchers: number;
}
export interface Person { id: string; name: string }
/** A line of talk; `to` is who alone may read it besides its writer. */
export interface Chat { n: number; user: Person | null; to: Person | null; text: string; at: number }

export interface Refusal { rule: string; message: Message; at: string[] }
export interface Button {
  action: string; label: Message; key: string; rolls: boolean; reveals: boolean; enabled: boolean; refusal: Refusal | null;
}
export interface GameEvent { kind: string; message: Message; rule: string }
export interface Patch { at: number[]; to: number[] }
export interface Step {
  n: number; kind: 'play' | 'undo' | 'resign' | 'timeout'; seat: string; by: 'player' | 'bot' | 'stand-in'; action: string;
  rolls: number[]; events: GameEvent[]; patch?: Patch; position?: string; at: number;
}
export interface Start { n: number; position: string; opening?: GameEvent[] }
export interface Prompt { message: Message; seat: string | null; ask: string; phase: string; turn: number; rule: string; waiting: string[] }
export interface Result { winner: string | null; reason: string; message: Message }
export interface Clock { [seat: string]: { left: number } | string[] | number | null; running: string[]; since: number }
export interface Now {
  version: number; prompt: Prompt; choices: string[]; buttons: Button[]; undo: { can: boolean; why: Message | null };
  clock: Clock | null; result: Result | null; waiting: 'bot' | null; answered: string[];
}

/** A way over the map: what it costs, and the orders that lead along it. */
export interface Way { cost: number; orders: string[] }
export interface Act { action: string; verb: string; target: string | null; odds: Odds | null }
/** What is told about a piece. Each game adds what its own board needs. */
export interface Inspect {
  piece: string; hex: string | null; moves: Record<string, Way & { facings?: Record<string, Way> }>;
  acts: Act[]; buttons: Button[]; tell: Message[]; figures?: Record<string, any>;
}
export interface Odds {
  action: string; modifiers: Record<string, { label: Message; value: number; rule: string }[]>; totals: Record<string, number>;
  outcomes: { label: Message; chance: [number, number]; effects: Record<string, number> }[]; chances: Record<string, [number, number]>;
}
export interface Reason { action: string | null; refusal: Refusal | null }
/** A path over a free table: where it leads each that moves, by id, and whom they would touch where. */
export interface Path { action: string; ghosts: Record<string, [number, number, number]>; spent: number; contacts: [string, string, string][]; label?: Message }
/** A path that was wished for and what stands against it, the nearest one that is allowed, and what it could snap to. */
export interface Plan { asked: Path & { limit: number; refusal: Refusal | null }; legal: Path | null; snaps: Path[] }
export type Overlays = Record<string, Record<string, string[]>>;

export type FieldType = 'i1' | 'i2' | 'i4' | 'i8' | 'u1' | 'u2' | 'u4' | 'u8';
export interface Schema { size: number; fields: { name: string; offset: number; type: FieldType | Schema; shape: number[] | null }[] }
/** A die in an event: whose it is stands in the event's `piece` or `side`, or is always `seat`. */
export interface LuckRule { die: string; good: 'low' | 'high'; piece?: string; side?: string; seat?: string }
/** An argument of an action: a thing of a kind, after the word that announces it. The kind `flag` is its word alone. */
export interface Argument { kind: string; name: string; word: string; optional: boolean }
/** Arguments that follow from the word of an earlier part of the form. */
export interface Branch { by: number; forms: Record<string, Argument[]> }
/** What a client knows of a verb: how its actions are written, its keys, the questions that it answers. */
export interface Verb {
  key: string; keys: Record<string, string>; form: (Argument | Branch)[]; slots: string[]; anywhere: boolean; asks: string[]; group: string; free: boolean;
}
/** What is the same during a whole match. Each game adds what its own board needs. */
export interface Board {
  game: string; scenario: string; seats: string[]; labels: Record<string, Message>; leaders: Record<string, string>; schema: Schema;
  size: { width: number; height: number }; order: string[]; hexes: Record<string, { x: number; y: number; near: Record<string, string> } & Record<string, any>>;
  shape: string; turns: number; overlays: string[]; verbs: Record<string, Verb>; arguments: Record<string, string[]>;
  pieces: { index: number; id: string; seat: string; kind: number; number: number; label: Message }[];
  luck: Record<string, LuckRule[]>; secret?: string[]; reconstructed: Message | null; directions: string[];
  [more: string]: any;
}

/** The whole of what an eye sees of a table; `start` is null when it goes on from a version already known. */
export interface Hello {
  you: User | null; as: string; table: Table; start: Start | null; steps: Step[]; now: Now; chat: Chat[]; seen: number; opening?: GameEvent[];
}
export type Frame =
  | ({ t: 'hello' } & Hello)
  | { t: 'steps'; steps: Step[]; now: Now }
  | { t: 'state'; start: Start; steps: Step[]; now: Now; as?: string }
  | { t: 'table'; table: Table }
  | { t: 'chat'; chat: Chat }
  | { t: 'pong' }
  | { t: 'done'; id: number; version: number }
  | { t: 'refused'; id: number; error: string; text?: string; refusal: Refusal | null; version: number }
  | { t: 'answer'; id: number; inspect?: Inspect; odds?: Odds; why?: Reason[]; overlays?: Overlays; plan?: Plan }
  | { t: 'bye'; why: string };
/** A greeting whose steps follow in pieces, and such a piece; the last one brings the present. */
export type Piece = ({ t: 'hello'; more: true; now: null } & Omit<Hello, 'now'>) | { t: 'more'; steps: Step[]; now?: Now };
/** A refused request, with the rule where one stands against it. */
export interface Denied { error: string; text: string | null; refusal: Refusal | null }
export interface Proof {
  n: number; commitment: string; rolls: number[]; dictated: boolean; seed: string | null; key: string | null; verified: boolean | null;
  message: Message;
}
