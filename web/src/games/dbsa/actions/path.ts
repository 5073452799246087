// Paths as the notation writes them: movers and legs, one after another.
import { readAction, writeAction, type Verbs } from '../../../board/actions';
import { HALF } from '../position/field';
import { ahead, bearing, blockOf, offFrom, turned, type Base, type Pose } from '../position/plane';

export type Leg =
  | { kind: 'ahead'; length: number }
  | { kind: 'to'; x: number; y: number; facing: number | null }
  | { kind: 'left' | 'right'; angle: number }
  | { kind: 'road'; length: number }
  | { kind: 'line'; enemy: string; edge: string };
export type Verb = 'move' | 'march' | 'contract';
/** A path as somebody wishes it. */
export interface Draft {
  verb: Verb;
  /** The leader first for a contraction, else in ascending order. */
  movers: string[];
  legs: Leg[];
  /** Die points paid for a longer way by road. */
  extra: number;
}

export const MOST_LEGS = 6;

/** A number with at most two decimals. */
export function short(value: number): string {
  return String(Math.round(value * 100) / 100);
}

function legText(leg: Leg): string {
  switch (leg.kind) {
    case 'ahead':
    case 'road':
      return `${leg.kind} ${short(leg.length)}`;
    case 'to':
      return `to ${short(leg.x)},${short(leg.y)}${leg.facing === null ? '' : `,${short(bearing(leg.facing))}`}`;
    case 'line':
      return `line ${leg.enemy} ${leg.edge}`;
    default:
      return `${leg.kind} ${short(leg.angle)}`;
  }
}

export function textOf(verbs: Verbs, { verb, movers, legs, extra }: Draft): string {
  return writeAction(verbs, verb, { elements: movers.join('+'), legs: legs.map(legText).join(' '), points: extra || null });
}

/** A path read back from its text; null for any other action. */
export function readPath(verbs: Verbs, text: string): Draft | null {
  const { verb, args } = readAction(verbs, text);
  if (args.elements === undefined || args.legs === undefined) return null;
  return { verb: verb as Verb, movers: args.elements.split('+'), legs: legsOf(args.legs), extra: Number(args.points ?? 0) };
}

/** Legs as they are written one after another. */
export function legsOf(text: string): Leg[] {
  const words = text.split(' ');
  const legs: Leg[] = [];
  for (let at = 0; at < words.length && words[at]; ) {
    const [word, value = '', third = ''] = words.slice(at, at + 3);
    legs.push(readLeg(word!, value, third));
    at += word === 'line' ? 3 : 2;
  }
  return legs;
}

function readLeg(word: string, value: string, third: string): Leg {
  if (word === 'to') {
    const [x = 0, y = 0, facing = null] = value.split(',').map(Number);
    return { kind: 'to', x, y, facing };
  }
  if (word === 'line') return { kind: 'line', enemy: value, edge: third };
  if (word === 'left' || word === 'right') return { kind: word, angle: Number(value) };
  return { kind: word === 'road' ? 'road' : 'ahead', length: Number(value) };
}

/** Where a block of bases ends by some legs; roads and lines are left to those who know the ground. */
export function walked(bases: Base[], legs: Leg[]): Base[] {
  return legs.reduce(stepped, bases);
}

function stepped(bases: Base[], leg: Leg): Base[] {
  if (leg.kind === 'ahead') return bases.map((base) => ({ ...base, ...ahead(base, leg.length) }));
  if (leg.kind === 'to') {
    const [first] = bases;
    const shift = { x: leg.x - first!.x, y: leg.y - first!.y };
    return bases.map((base) => ({ ...base, x: base.x + shift.x, y: base.y + shift.y, facing: leg.facing ?? base.facing }));
  }
  if (leg.kind === 'left' || leg.kind === 'right') {
    const block = blockOf(bases);
    const pivot = offFrom(block, leg.kind === 'left' ? -block.half : block.half, 0);
    return bases.map((base) => turned(base, pivot, leg.kind === 'left' ? -leg.angle : leg.angle));
  }
  return bases;
}

/** How long a leg is for what goes farthest. */
export function lengthOf(from: Base[], leg: Leg): number {
  if (leg.kind === 'ahead' || leg.kind === 'road') return Math.abs(leg.length);
  if (leg.kind === 'left' || leg.kind === 'right') return 2 * blockOf(from).half * (leg.angle * Math.PI) / 180;
  if (leg.kind === 'to') return Math.hypot(leg.x - from[0]!.x, leg.y - from[0]!.y);
  return 0;
}

export function baseOf(pose: Pose, depth: number): Base {
  return { x: pose.x, y: pose.y, facing: pose.facing, half: HALF, depth };
}
