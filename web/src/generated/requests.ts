// Made by `python -m bellona.cli.client_types`. Whoever edits this file edits it in vain.

/** Play actions in order. */
export interface Act {
  t: 'act';
  id?: number;
  version: number;
  actions: string[];
  seat?: string | null;
}

/** A line for everybody, or for the player of one seat. */
export interface Chat {
  t: 'chat';
  id?: number;
  text: string;
  to?: string | null;
}

/** Show me the view of this seat. */
export interface Eyes {
  t: 'eyes';
  id?: number;
  as: string;
}

/** What would you do in my place? */
export interface Hint {
  t: 'hint';
  id?: number;
}

/** What can this piece do? */
export interface Inspect {
  t: 'inspect';
  id?: number;
  piece: string;
}

/** What are the odds of this? */
export interface Odds {
  t: 'odds';
  id?: number;
  action: string;
}

/** What are these layers over the map (all if none is named), now or after an earlier step? */
export interface Overlays {
  t: 'overlays';
  id?: number;
  layers?: string[] | null;
  n?: number | null;
}

/** Are you there? */
export interface Ping {
  t: 'ping';
  id?: number;
}

/** What is the result of this path, and which allowed ones are near it? */
export interface Plan {
  t: 'plan';
  id?: number;
  action: string;
  snap?: boolean;
}

/** I have seen the steps up to here. */
export interface Seen {
  t: 'seen';
  id?: number;
  n: number;
  following?: boolean;
}

/** Take back the last play, or as many of the last ones as can be. */
export interface Undo {
  t: 'undo';
  id?: number;
  version: number;
  steps?: number;
}

/** Why can I not do this? */
export interface Why {
  t: 'why';
  id?: number;
  piece?: string | null;
  at?: string | null;
}

export type Request = Act | Undo | Inspect | Odds | Why | Plan | Hint | Overlays | Seen | Chat | Eyes | Ping;
