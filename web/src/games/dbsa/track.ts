// The way of a path, leg by leg, as it is drawn: lines and arcs with their lengths.
import { lengthOf, readPath, walked, type Leg } from './path';
import { blockOf, distance, offFrom, type Base, type Place } from './plane';

export interface Stretch {
  from: Place;
  to: Place;
  /** The radius of an arc and the way it turns; null for a straight line. */
  arc: { radius: number; clockwise: boolean; pivot: Place; angle: number } | null;
  length: number;
}

/** The stretches of a path from where a block stands; the last ends where the ghosts stand. */
export function stretchesOf(start: Base[], action: string, ends: Base[]): Stretch[] {
  const path = readPath(action);
  if (!path || !start.length) return [];
  let bases = path.verb === 'move' ? start : start.slice(0, 1);
  const found: Stretch[] = [];
  for (const leg of path.legs) {
    const next = ['line', 'road'].includes(leg.kind) ? (path.verb === 'move' ? ends : ends.slice(0, 1)) : walked(bases, [leg]);
    const length = leg.kind === 'line' ? distance(blockOf(bases), blockOf(next.length ? next : bases)) : lengthOf(bases, leg);
    if (next.length) found.push({ ...stretch(bases, next, leg), length });
    bases = next.length ? next : bases;
  }
  return found.filter(({ length }) => length > 0.5);
}

function stretch(before: Base[], after: Base[], leg: Leg): Omit<Stretch, 'length'> {
  const [start, end] = [blockOf(before), blockOf(after)];
  if (leg.kind !== 'left' && leg.kind !== 'right') return { from: start, to: end, arc: null };
  const outer = leg.kind === 'left' ? start.half : -start.half;
  const arc = { radius: 2 * start.half, clockwise: leg.kind === 'right', pivot: offFrom(start, -outer, 0), angle: leg.angle };
  return { from: offFrom(start, outer, 0), to: offFrom(end, outer, 0), arc };
}
