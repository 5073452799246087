// Steps as entries of the log.
import type { Arg, Board, GameEvent, Step } from '../wire';
import { turnOf } from './turns';

export interface Entry { n: number; seat: string; events: GameEvent[]; rolls: number[]; turn: number | null; note: string | null }

const NOTES: Partial<Record<Step['kind'], string>> = { resign: 'log-resigned', timeout: 'log-timeout' };

/** What stands: choices that were taken back are left out. */
export function entriesOf(opening: GameEvent[], steps: Step[], gone: Set<number>): Entry[] {
  const first: Entry[] = opening.length ? [{ n: 0, seat: '', events: opening, rolls: [], turn: turnOf(opening), note: null }] : [];
  const rest = steps.filter((step) => !gone.has(step.n) && (step.events.length || NOTES[step.kind])).map((step) => ({
    n: step.n, seat: step.seat, events: step.events, rolls: step.rolls, turn: turnOf(step.events), note: NOTES[step.kind] ?? null,
  }));
  return [...first, ...rest];
}

/** Whether an entry speaks of a piece or a hex. */
export function mentions(entry: Entry, id: string): boolean {
  return entry.events.some((event) => Object.values(event.message).some((arg) => isAbout(arg, id)));
}

function isAbout(arg: Arg, id: string): boolean {
  if (typeof arg !== 'object') return false;
  if ('hex' in arg && arg.hex === id) return true;
  return 'id' in arg && arg.id === id;
}

/** The dice that an event tells of. */
export function diceOf(board: Board, event: GameEvent): number[] {
  return (board.luck[event.kind] ?? []).map((rule) => event.message[rule.die]).filter((die) => typeof die === 'number');
}
