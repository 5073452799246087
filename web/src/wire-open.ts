// Records with free names, which a schema cannot describe; all other messages are in generated/.

export type Arg = number | string | Message | { hex: string };
/** A message: the name of a Fluent message and its arguments. */
export interface Message { $: string; [arg: string]: Arg }

/** What each seat has left, whose clocks run, and since when. */
export interface Clock { [seat: string]: { left: number } | string[] | number | null; running: string[]; since: number }
