// What matters in some steps, for somebody who was not looking.
import { nameIn } from '../../board/events';
import type { GameEvent, Message, Step } from '../../wire';
import { isAbout, MATTERS, type Matter, type Matters } from '../matters';
import { waysOf } from '../wake';

/** A line of the news, and the step that it is about. */
export interface Line { n: number; event: GameEvent }
export interface Part { matter: Matter; lines: Line[] }
export interface News {
  parts: Part[];
  /** How many pieces each seat has moved. */
  moved: { seat: string; count: number; ids: string[] }[];
}

/** The news in some steps; `owner` knows whose a piece is. */
export function newsOf(steps: Step[], matters: Matters, owner: (id: string) => string | null): News {
  const lines = steps.flatMap((step) => step.events.map((event) => ({ n: step.n, event })));
  const parts = MATTERS.map((matter) => ({ matter, lines: lines.filter(({ event }) => isAbout(matters, matter, event)) }));
  return { parts: parts.filter((part) => part.lines.length), moved: movedIn(steps, matters, owner) };
}

function movedIn(steps: Step[], matters: Matters, owner: (id: string) => string | null): News['moved'] {
  const found = new Map<string, Set<string>>();
  const add = (seat: string, id: string): void => void found.set(seat, (found.get(seat) ?? new Set()).add(id));
  for (const { id, seat } of waysOf(steps, owner)) add(seat, id);
  for (const step of steps) for (const event of step.events) {
    const id = isAbout(matters, 'march', event) ? idOf(event.message.element) : null;
    if (id) add(step.seat, id);
  }
  return [...found].map(([seat, ids]) => ({ seat, count: ids.size, ids: [...ids] }));
}

const idOf = (arg: Message[string] | undefined): string | null => (typeof arg === 'object' && 'id' in arg ? nameIn(arg.id) : null);

export const isEmpty = ({ parts, moved }: News): boolean => !parts.length && moved.every(({ count }) => count < 2);
