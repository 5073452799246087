// What an event's message speaks of.
import type { Arg, Board } from '../../wire';

export function pieceIn(arg: Arg | undefined): string | null {
  return typeof arg === 'object' && 'id' in arg ? String(arg.id) : null;
}

export function hexIn(arg: Arg | undefined): string | null {
  if (typeof arg === 'object') return 'hex' in arg ? String(arg.hex) : null;
  return typeof arg === 'string' && /^\d{4}$/.test(arg) ? arg : null;
}

/** A facing by its number, 0 if there is none. */
export function facingIn(board: Board, arg: Arg | undefined): number {
  return Math.max(0, board.directions.indexOf(nameIn(arg).replace('facing-', '')));
}

export function sideIn(arg: Arg | undefined): string {
  return nameIn(arg).replace('side-', '');
}

function nameIn(arg: Arg | undefined): string {
  return typeof arg === 'object' && '$' in arg ? String(arg.$) : String(arg ?? '');
}
