// The subjects of an event's message.
import type { Arg, Message } from '../wire';

export function pieceIn(arg: Arg | undefined): string | null {
  return typeof arg === 'object' && 'id' in arg ? String(arg.id) : null;
}

/** A hex by itself, or named with its place. */
export function hexIn(arg: Arg | undefined): string | null {
  const word = typeof arg === 'object' ? (arg.hex ?? (arg as Message).id) : arg;
  return typeof word === 'string' && /^\d{4}$/.test(word) ? word : null;
}

export function sideIn(arg: Arg | undefined): string {
  return nameIn(arg).replace('side-', '');
}

/** The name of the message that an argument is, or the word itself. */
export function nameIn(arg: Arg | undefined): string {
  return typeof arg === 'object' && '$' in arg ? String(arg.$) : String(arg ?? '');
}

/** The pieces and hexes that a message names. */
export function subjectsOf(message: Message): string[] {
  return Object.values(message).flatMap((arg) => pieceIn(arg) ?? hexIn(arg) ?? []);
}
