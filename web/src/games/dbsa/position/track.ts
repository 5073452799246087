// The way of a path, leg by leg, as it is drawn: lines and arcs with their lengths.
import { type Verbs } from '../../../board/actions';
import { lengthOf, readPath, walked, type Leg } from '../actions/path';
import { bendsBetween, blockOf, distance, offFrom, type Base, type Line, type Place } from './plane';

export interface Stretch {
  from: Place;
  to: Place;
  /** The bends of a road on the way. */
  via: Place[];
  /** The radius of an arc and the way it turns; null for a straight line. */
  arc: { radius: number; clockwise: boolean; pivot: Place; angle: number } | null;
  length: number;
}

/** The stretches of a path from where a block stands, or who leads a column; the last ends where the ghosts stand. */
export function stretchesOf(verbs: Verbs, action: string, start: Base[], ends: Base[], road: Line | null): Stretch[] {
  const path = readPath(verbs, action);
  if (!path || !start.length) return [];
  let bases = start;
  const found: Stretch[] = [];
  for (const leg of path.legs) {
    const next = ['line', 'road'].includes(leg.kind) ? ends : walked(bases, [leg]);
    const length = leg.kind === 'line' ? distance(blockOf(bases), blockOf(next.length ? next : bases)) : lengthOf(bases, leg);
    if (next.length) found.push({ ...stretch(bases, next, leg, road), length });
    bases = next.length ? next : bases;
  }
  return found.filter(({ length }) => length > 0.5);
}

function stretch(before: Base[], after: Base[], leg: Leg, road: Line | null): Omit<Stretch, 'length'> {
  const [start, end] = [blockOf(before), blockOf(after)];
  if (leg.kind !== 'left' && leg.kind !== 'right') {
    const via = leg.kind === 'road' && road ? bendsBetween(start, end, road) : [];
    return { from: start, to: end, via, arc: null };
  }
  const outer = leg.kind === 'left' ? start.half : -start.half;
  const arc = { radius: 2 * start.half, clockwise: leg.kind === 'right', pivot: offFrom(start, -outer, 0), angle: leg.angle };
  return { from: offFrom(start, outer, 0), to: offFrom(end, outer, 0), via: [], arc };
}
