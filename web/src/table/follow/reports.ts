// Battle reports: who fought, what it cost, and when it turned.
import { pieceIn, sideIn } from '../../board/events';
import type { GameEvent, Step } from '../../wire';
import type { Matters } from '../matters';

/** What a kind of event costs: a piece, which counts once, or so many of a side. */
export type Toll = { piece: string } | { side: string; count: string } | { part: string };

/** One blow: what a step has cost a side. */
interface Blow { n: number; side: string; lost: number; event: GameEvent }
export interface Report {
  first: number;
  last: number;
  /** What each side has lost. */
  losses: Map<string, number>;
  /** The step since which the side that has lost less at the end had lost less all along; null if nobody has. */
  turned: { n: number; event: GameEvent } | null;
}

/** A report on some steps; `sideOf` names the side of a piece at a step. */
export function reportOf(steps: Step[], matters: Matters, sideOf: (id: string, n: number) => string): Report {
  const found = blows(steps, matters.tolls ?? {}, sideOf);
  const losses = new Map<string, number>();
  for (const { side, lost } of found) losses.set(side, (losses.get(side) ?? 0) + lost);
  return { first: steps[0]?.n ?? 0, last: steps.at(-1)?.n ?? 0, losses, turned: turningPoint(found, losses) };
}

function blows(steps: Step[], tolls: Record<string, Toll>, sideOf: (id: string, n: number) => string): Blow[] {
  const gone = new Set<string>();
  return steps.flatMap(({ n, events }) => events.flatMap((event): Blow[] => {
    const toll = tolls[event.kind];
    if (!toll) return [];
    if ('side' in toll) return [{ n, side: sideIn(event.message[toll.side]), lost: Number(event.message[toll.count]), event }];
    const named = event.message['piece' in toll ? toll.piece : toll.part];
    const id = typeof named === 'string' ? named : (pieceIn(named) ?? '');
    if ('piece' in toll && gone.has(id)) return [];
    gone.add(id);
    return id ? [{ n, side: sideOf(id, n), lost: 1, event }] : [];
  }));
}

/** The blow by which the side that suffers more in the end fell behind for good. */
function turningPoint(found: Blow[], losses: Map<string, number>): Report['turned'] {
  const [worst, next] = [...losses].sort((one, other) => other[1] - one[1]);
  if (!worst || worst[1] === (next?.[1] ?? 0)) return null;
  const lost = new Map<string, number>();
  let turned: Report['turned'] = null;
  for (const { n, side, lost: count, event } of found) {
    lost.set(side, (lost.get(side) ?? 0) + count);
    const behind = [...lost].every(([other, sum]) => other === worst[0] || sum < (lost.get(worst[0]) ?? 0));
    if (!behind) turned = null;
    else turned ??= { n, event };
  }
  return turned;
}

/** The battles within some steps, from the event that opens one to the one that ends it; the last may still go on. */
export function battlesIn(steps: Step[], matters: Matters): Step[][] {
  const [begins, ends] = [matters.begins ?? [], matters.ends ?? []];
  const found: Step[][] = [];
  let open: Step[] | null = null;
  for (const step of steps) {
    if (step.events.some(({ kind }) => begins.includes(kind))) found.push((open = []));
    open?.push(step);
    if (step.events.some(({ kind }) => ends.includes(kind))) open = null;
  }
  return found;
}
