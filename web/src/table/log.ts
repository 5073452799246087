// Steps as entries of the log.
import type { Arg, Board, GameEvent, Message, Step } from '../wire';
import { hexIn, nameIn } from '../board/events';
import { isAbout as isOf, type Matters } from './matters';
import { turnOf } from './turns';

/** An event with those that only explain it. */
export interface Told extends GameEvent { parts: GameEvent[] }

/** `first` to `n` are the steps of an entry; one that sums up several has them in `inside`. */
export interface Entry { first: number; n: number; seat: string; events: Told[]; rolls: number[]; turn: number | null; note: string | null; inside: Entry[] }

/** So many marches of one side in a row are summed up. */
const MANY = 3;

const NOTES: Partial<Record<Step['kind'], string>> = { resign: 'log-resigned', timeout: 'log-timeout' };
/** With more than two players a match continues without one who leaves: then the step names the bot that takes over. */
const noteOf = (step: Step) => (step.kind === 'resign' && step.action ? 'log-left' : (NOTES[step.kind] ?? null));

/** The valid steps: choices that were taken back are left out. */
export function entriesOf(opening: GameEvent[], steps: Step[], gone: Set<number>): Entry[] {
  const first: Entry[] = opening.length ? [{ first: 0, n: 0, seat: '', events: explained(opening), rolls: [], turn: turnOf(opening), note: null, inside: [] }] : [];
  const rest = steps.filter((step) => !gone.has(step.n) && (step.events.length || NOTES[step.kind])).map((step) => ({
    first: step.n, n: step.n, seat: step.seat, events: explained(step.events), rolls: step.rolls, turn: turnOf(step.events), note: noteOf(step), inside: [],
  }));
  return marches([...first, ...rest]);
}

/** Marches of one side in a row become one entry that holds them, and so do small steps of one kind, whoever takes them. */
export function summedUp(entries: Entry[], matters: Matters): Entry[] {
  const found: Entry[][] = [];
  for (const entry of entries) {
    const run = found.at(-1);
    const kind = sumOf(entry, matters);
    if (run && kind !== null && kind === sumOf(run[0]!, matters)) run.push(entry);
    else found.push([entry]);
  }
  return found.flatMap((run) => (run.length < MANY ? run : [{ ...run.at(-1)!, seat: seatOf(run), first: run[0]!.first, events: [], inside: run }]));
}

/** Whose some entries are, nobody's if they are of several. */
const seatOf = (run: Entry[]): string => (run.every(({ seat }) => seat === run[0]!.seat) ? run[0]!.seat : '');

/** What an entry is summed up with, null if it stands alone. */
function sumOf(entry: Entry, matters: Matters): string | null {
  const { events, rolls, note, seat } = entry;
  if (note || rolls.length || !events.length) return null;
  if (events.every((event) => isOf(matters, 'march', event))) return `march ${seat}`;
  return smallKind(entry, matters);
}

/** The kind of small step that an entry is, if it is one. */
export function smallKind({ events }: Entry, matters: Matters): string | null {
  const { kind } = events[0] ?? { kind: '' };
  return matters.small?.includes(kind) && events.every((event) => event.kind === kind) ? kind : null;
}

/** How many of some entries are whose, in the order in which the sides come. */
export const countedBySeat = (entries: Entry[]): [seat: string, count: number][] =>
  [...new Set(entries.map(({ seat }) => seat))].map((seat) => [seat, entries.filter((entry) => entry.seat === seat).length]);

/** How many pieces moved in some entries. */
export const moversIn = (entries: Entry[]): number => new Set(entries.flatMap(({ events }) => events.map(({ message }) => moverIn(message)))).size;

/** The parts of a total are shown with the total, whether they come before or after it. */
function explained(events: GameEvent[]): Told[] {
  const told: Told[] = [];
  let parts: GameEvent[] = [];
  for (const event of events) {
    if (event.kind === 'modifier') (lacks(told.at(-1)) ? told.at(-1)!.parts : parts).push(event);
    else {
      told.push({ ...event, parts });
      parts = [];
    }
  }
  return told;
}

/** Whether the total of an event has more than its die and the known parts. */
function lacks(event: Told | undefined): boolean {
  if (!event) return false;
  const { die, total, score } = event.message;
  const sum = total ?? score;
  return typeof die === 'number' && typeof sum === 'number' && event.parts.reduce((all, part) => all + valueOf(part), die) !== sum;
}

const valueOf = ({ message }: GameEvent): number => Number(message.value ?? message.number);

/** One side of a fight: its die, what was added, and the total. */
export interface Sum { id: string; die: number; parts: { label: Message; value: number; rule: string }[]; total: number }

/** How the totals of a fight came about: a die for each side, or one die for both. */
export function sums(parts: GameEvent[], totals: GameEvent): Sum[] {
  const one = totals.message.row ?? totals.message.score ?? ('other' in totals.message ? null : totals.message.total);
  if (typeof one === 'number') return [sum('', parts, one)];
  const sides = 'unit' in totals.message ? [['unit', 'attack'], ['target', 'defence']] : [['element', 'total'], ['enemy', 'other']];
  return sides.map(([who, what]) => {
    const id = idOf(totals.message[who!]);
    return sum(id, parts.filter((part) => idOf(part.message.unit ?? part.message.element) === id), Number(totals.message[what!]));
  });
}

function sum(id: string, events: GameEvent[], total: number): Sum {
  const parts = events.map((part) => ({ label: part.message.part as Message, value: valueOf(part), rule: part.rule }));
  return { id, die: total - parts.reduce((all, part) => all + part.value, 0), parts, total };
}

const idOf = (arg: Arg | undefined) => (typeof arg === 'object' && 'id' in arg ? String(arg.id) : '');

/** Several steps of one march are joined into one. */
function marches(entries: Entry[]): Entry[] {
  const told: Entry[] = [];
  for (const entry of entries) {
    const last = told.at(-1);
    if (last && goesOn(last, entry)) told[told.length - 1] = joined(last, entry);
    else told.push(entry);
  }
  return told;
}

function goesOn(last: Entry, next: Entry): boolean {
  const [before, after] = [last.events[0]?.message, next.events[0]?.message];
  if (!before || !after || last.events.length > 1 || next.events.length > 1 || next.rolls.length || last.rolls.length) return false;
  return before.$ === after.$ && moverIn(before) === moverIn(after) && hexIn(before.to) !== null && hexIn(before.to) === hexIn(after.from);
}

function joined(last: Entry, next: Entry): Entry {
  const event = { ...next.events[0]!, message: { ...next.events[0]!.message, from: last.events[0]!.message.from! } };
  return { ...next, first: last.first, events: [event] };
}

const moverIn = (message: Message) => idOf(message.unit ?? message.leader ?? message.element ?? message.counter) || nameIn(message.side ?? message.seat);

/** Whether an entry mentions a piece or a hex. */
export function mentions(entry: Entry, id: string): boolean {
  return entry.inside.some((each) => mentions(each, id)) || entry.events.some((event) => Object.values(event.message).some((arg) => isAbout(arg, id)));
}

function isAbout(arg: Arg, id: string): boolean {
  if (typeof arg !== 'object') return false;
  if ('hex' in arg && arg.hex === id) return true;
  return 'id' in arg && arg.id === id;
}

/** The dice of an event. */
export function diceOf(board: Board, event: GameEvent): number[] {
  return (board.luck[event.kind] ?? []).map((rule) => event.message[rule.die]).filter((die) => typeof die === 'number');
}
