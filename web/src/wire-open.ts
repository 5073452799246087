// Records with free names, which a schema cannot tell; everything else on the wire is in generated/.

export type Arg = number | string | Message | { hex: string };
/** A sentence to be worded: the name of a Fluent message and its arguments. */
export interface Message { $: string; [arg: string]: Arg }

/** What each seat has left, whose clocks run, and since when. */
export interface Clock { [seat: string]: { left: number } | string[] | number | null; running: string[]; since: number }
