// What a pull on the hand's block means: the legs of the path that it wishes for.
import { short, type Leg } from './path';
import { alongLine, bend, centre, offFrom, seenFrom, towards, wheelTo, type Base, type Line, type Place } from '../position/plane';

export type Handle = 'body' | 'left' | 'right' | 'turn';

/** Nearer than this to the line ahead, a pull means straight ahead; and so does what a hand on the screen cannot tell apart. */
const STRAIGHT = 12;
const LEAN = 0.07;
const PIXELS = 8;

const whole = (value: number, free: boolean): number => (free ? Number(short(value)) : Math.round(value));

/** A single element goes anywhere, turned as it already is; `pace` is how many pixels a pace has on the screen. */
export function pullElement(from: Base, goal: Place, facing: number | null, free: boolean, pace: number): Leg[] {
  const { u, v } = seenFrom(from, goal);
  if (facing === null && Math.abs(u) < (free ? 0.5 : Math.max(STRAIGHT, PIXELS / pace))) return [{ kind: 'ahead', length: whole(v, free) }];
  return [{ kind: 'to', x: whole(goal.x, free), y: whole(goal.y, free), facing }];
}

/** A block goes straight ahead, or wheels and then goes ahead. */
export function pullBlock(from: Base, goal: Place, free: boolean, pace: number): Leg[] {
  const { u, v } = seenFrom(from, goal);
  const straight: Leg[] = [{ kind: 'ahead', length: Math.max(0, whole(v, free)) }];
  if (Math.abs(u) < Math.max(STRAIGHT, Math.abs(v) * LEAN, free ? 0 : PIXELS / pace)) return straight;
  const wheel = wheelTo(from, goal);
  if (!wheel) return straight;
  const turn: Leg = { kind: wheel.side, angle: whole(wheel.angle * 2, free) / 2 };
  const length = whole(wheel.length, free);
  return length ? [turn, { kind: 'ahead', length }] : [turn];
}

/** Along the road for as far as the hand has come. */
export function pullAlongRoad(from: Base, goal: Place, road: Line): Leg[] {
  return [{ kind: 'road', length: Math.round(Math.abs(alongLine(goal, road) - alongLine(from, road))) }];
}

/** A front corner pulled forward about the other one. */
export function pullCorner(from: Base, side: 'left' | 'right', at: Place, free: boolean): Leg[] {
  const reach = side === 'left' ? -from.half : from.half;
  const [pivot, corner] = [offFrom(from, reach, 0), offFrom(from, -reach, 0)];
  const turn = bend(towards(pivot, corner), towards(pivot, at));
  const angle = Math.max(0, side === 'left' ? -turn : turn);
  return angle ? [{ kind: side, angle: free ? Number(short(angle)) : Math.round(angle * 2) / 2 }] : [];
}

/** A single element turned about its middle. */
export function pullKnob(from: Base, at: Place, free: boolean): Leg[] {
  const middle = centre(from, from.depth);
  const facing = free ? towards(middle, at) : Math.round(towards(middle, at));
  const front = offFrom({ ...middle, facing }, 0, from.depth / 2);
  return [{ kind: 'to', x: front.x, y: front.y, facing }];
}
