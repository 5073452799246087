// The ways that pieces went, hex by hex.
import { hexIn, nameIn, pieceIn } from '../board/events';
import type { Board, GameEvent, Message, Step } from '../wire';

export interface Way { id: string; seat: string; places: string[] }

/** The name of what moved in an event: a piece, or the commander of a side. */
const moverOf = (message: Message): string => pieceIn(message.unit) ?? pieceIn(message.leader) ?? pieceIn(message.counter) ?? nameIn(message.side ?? message.counter);

/** Whose a piece is; null if it is no piece of the board's list. */
export const ownerIn = (board: Board) => (id: string): string | null => board.pieces.find((piece) => piece.id === id)?.seat ?? null;

/** Each mover's way through some steps; `owner` knows whose a piece is. */
export function waysOf(steps: Step[], owner: (id: string) => string | null): Way[] {
  const ways = new Map<string, Way>();
  for (const step of steps) for (const event of step.events) extend(ways, event, step.seat, owner);
  return [...ways.values()].filter(({ places }) => places.length > 1);
}

function extend(ways: Map<string, Way>, { message }: GameEvent, seat: string, owner: (id: string) => string | null): void {
  const [from, to] = [hexIn(message.from), hexIn(message.to)];
  if (!from || !to || from === to) return;
  const id = `${nameIn(message.seat)}${moverOf(message)}`;
  const way = ways.get(id);
  const places = way?.places.at(-1) === from ? [...way.places, to] : [...(way?.places ?? []), from, to];
  ways.set(id, { id, seat: owner(moverOf(message)) ?? seat, places });
}

/** The steps of the last run of moves of each seat: a run ends where another seat moves. */
export function lastRuns(steps: Step[]): Step[] {
  const kept = new Map<string, Step[]>();
  const closed = new Set<string>();
  let running = '';
  for (const step of steps.toReversed()) {
    if (!step.events.some(({ message }) => hexIn(message.from) && hexIn(message.to))) continue;
    if (step.seat !== running) closed.add(running);
    running = step.seat;
    if (closed.has(running)) continue;
    kept.set(running, [step, ...(kept.get(running) ?? [])]);
  }
  return [...kept.values()].flat().sort((one, other) => one.n - other.n);
}
