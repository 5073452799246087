// Where turns begin in a match: every game tells it by the same kind of event.
import type { GameEvent, Step } from '../wire';

const TURN_BEGINS = 'turn_begins';

export function turnOf(events: GameEvent[]): number | null {
  const begun = events.find((event) => event.kind === TURN_BEGINS);
  return begun && typeof begun.message.turn === 'number' ? begun.message.turn : null;
}

export function turnMarks(steps: Step[]): { n: number; turn: number }[] {
  return steps.flatMap((step) => {
    const turn = turnOf(step.events);
    return turn === null ? [] : [{ n: step.n, turn }];
  });
}
