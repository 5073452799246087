// Poses on a plane: the middle of a front edge, x east and y north, and a facing clockwise from north.

export interface Place {
  x: number;
  y: number;
}
export interface Pose extends Place {
  facing: number;
}
/** A base on the table, or several that move as one block. */
export interface Base extends Pose {
  half: number;
  depth: number;
}

const RADIANS = Math.PI / 180;
export const radians = (degrees: number): number => degrees * RADIANS;
export const bearing = (degrees: number): number => ((degrees % 360) + 360) % 360;
/** The shorter turn from one facing to another, clockwise positive. */
export const bend = (from: number, to: number): number => bearing(to - from + 180) - 180;
export const distance = (a: Place, b: Place): number => Math.hypot(a.x - b.x, a.y - b.y);
/** The direction from one place to another. */
export const towards = (from: Place, to: Place): number => bearing(Math.atan2(to.x - from.x, to.y - from.y) / RADIANS);

/** A place seen from a pose: `u` to its right, `v` ahead of it. */
export function seenFrom({ x, y, facing }: Pose, at: Place): { u: number; v: number } {
  const [sin, cos] = [Math.sin(radians(facing)), Math.cos(radians(facing))];
  return { u: (at.x - x) * cos - (at.y - y) * sin, v: (at.x - x) * sin + (at.y - y) * cos };
}

/** The place so far to the right and ahead of a pose. */
export function offFrom({ x, y, facing }: Pose, u: number, v: number): Place {
  const [sin, cos] = [Math.sin(radians(facing)), Math.cos(radians(facing))];
  return { x: x + u * cos + v * sin, y: y - u * sin + v * cos };
}

export function ahead(pose: Pose, length: number): Pose {
  return { ...offFrom(pose, 0, length), facing: pose.facing };
}

/** A pose turned clockwise about a place. */
export function turned<Thing extends Pose>(pose: Thing, about: Place, angle: number): Thing {
  const [sin, cos] = [Math.sin(radians(angle)), Math.cos(radians(angle))];
  const [x, y] = [pose.x - about.x, pose.y - about.y];
  return { ...pose, x: about.x + x * cos + y * sin, y: about.y - x * sin + y * cos, facing: bearing(pose.facing + angle) };
}

export function centre({ x, y, facing }: Pose, depth: number): Place {
  return offFrom({ x, y, facing }, 0, -depth / 2);
}

/** Corners of a base: front left, front right, rear right, rear left. */
export function corners(base: Base): Place[] {
  const { half, depth } = base;
  return [offFrom(base, -half, 0), offFrom(base, half, 0), offFrom(base, half, -depth), offFrom(base, -half, -depth)];
}

/** The smallest base that holds bases which all face as the first does. */
export function blockOf(bases: Base[]): Base {
  const first = bases[0]!;
  const seen = bases.flatMap((base) => corners(base).map((corner) => seenFrom(first, corner)));
  const [us, vs] = [seen.map(({ u }) => u), seen.map(({ v }) => v)];
  const [left, right, front, rear] = [Math.min(...us), Math.max(...us), Math.max(...vs), Math.min(...vs)];
  const middle = offFrom(first, (left + right) / 2, front);
  return { ...middle, facing: first.facing, half: (right - left) / 2, depth: front - rear };
}

/** The wheel and the advance after it that bring the front of a base to a place, or as near as a wheel can; null behind it. */
export function wheelTo(base: Base, goal: Place): { side: 'left' | 'right'; angle: number; length: number } | null {
  const side = seenFrom(base, goal).u < 0 ? 'left' : 'right';
  const reach = side === 'left' ? -base.half : base.half;
  const pivot = offFrom(base, reach, 0);
  const square = (goal.x - pivot.x) ** 2 + (goal.y - pivot.y) ** 2 - base.half ** 2;
  const length = Math.sqrt(Math.max(0, square));
  const lean = Math.atan2(-reach, length) / RADIANS;
  const turn = bend(base.facing, towards(pivot, goal) - (square < 0 ? Math.sign(lean) * 90 : lean));
  const angle = side === 'left' ? -turn : turn;
  return angle >= 0 && angle <= 100 ? { side, angle, length } : null;
}

/** A broken line, such as a road. */
export type Line = [number, number][];

/** Where on a broken line a place is nearest to it: how far along, and how far away. */
function onLine(at: Place, line: Line): { along: number; away: number } {
  let best = { along: 0, away: Infinity };
  let before = 0;
  for (const [number, [x, y]] of line.slice(1).entries()) {
    const [fromX, fromY] = line[number]!;
    const [dx, dy] = [x - fromX, y - fromY];
    const part = Math.min(1, Math.max(0, ((at.x - fromX) * dx + (at.y - fromY) * dy) / (dx * dx + dy * dy || 1)));
    const away = Math.hypot(at.x - fromX - part * dx, at.y - fromY - part * dy);
    const long = Math.hypot(dx, dy);
    if (away < best.away) best = { along: before + part * long, away };
    before += long;
  }
  return best;
}

export const nearLine = (at: Place, line: Line): number => onLine(at, line).away;
export const alongLine = (at: Place, line: Line): number => onLine(at, line).along;

/** The bends of a broken line between two places on it, in the order of the way. */
export function bendsBetween(from: Place, to: Place, line: Line): Place[] {
  const [start, end] = [alongLine(from, line), alongLine(to, line)];
  const bends = line
    .map(([x, y]) => ({ x, y, along: alongLine({ x, y }, line) }))
    .filter(({ along }) => (along - start) * (along - end) < 0);
  return start <= end ? bends : bends.reverse();
}
