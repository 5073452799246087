// Where turns begin in a match: every game marks it with one of these kinds of event.
import type { GameEvent, Step } from '../wire';

const BEGINS: Record<string, string> = { turn_begins: 'turn', bound_begins: 'bound' };

export function turnOf(events: GameEvent[]): number | null {
  const begun = events.findLast((event) => event.kind in BEGINS);
  const number = begun?.message[BEGINS[begun.kind]!];
  return typeof number === 'number' ? number : null;
}

export function turnMarks(steps: Step[]): { n: number; turn: number }[] {
  return steps.flatMap((step) => {
    const turn = turnOf(step.events);
    return turn === null ? [] : [{ n: step.n, turn }];
  });
}
