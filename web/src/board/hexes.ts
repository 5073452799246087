// Hexes on paper, flat or pointed at the top: outlines of sets, the hex under a point, paths between hexes.

export interface Hex {
  x: number;
  y: number;
  near: Record<string, string | null>;
}
export interface Point {
  x: number;
  y: number;
}

export class HexMap {
  /** Corners of a hex around (0, 0): its side d, towards direction d, runs from corner d to the next. */
  readonly corners: Point[];
  readonly inner: number;
  readonly outer: number;
  /** The border of the whole map. */
  readonly whole: string;

  constructor(
    readonly hexes: Record<string, Hex>,
    readonly shape: string,
    readonly directions: string[],
  ) {
    const numbers = (shape.match(/-?\d+(\.\d+)?/g) ?? []).map(Number);
    this.corners = directions.map((_, n) => ({ x: numbers[2 * n], y: numbers[2 * n + 1] }));
    this.outer = Math.max(...this.corners.map((corner) => corner.x));
    this.inner = Math.max(...this.corners.map((corner) => corner.y));
    this.whole = this.outline(Object.keys(hexes));
  }

  centre(id: string): Point {
    const hex = this.hexes[id];
    return hex ? { x: hex.x, y: hex.y } : { x: 0, y: 0 };
  }

  /** The border of a set of hexes, as path data. */
  outline(ids: Iterable<string>): string {
    const inside = new Set(ids);
    const follows = new Map<string, { to: string; at: Point }>();
    for (const id of inside) {
      const hex = this.hexes[id];
      if (!hex) continue;
      this.directions.forEach((direction, side) => {
        const next = hex.near[direction];
        if (next && inside.has(next)) return;
        const [from, to] = [this.corner(hex, side), this.corner(hex, side + 1)];
        follows.set(this.name(from), { to: this.name(to), at: from });
      });
    }
    return loops(follows);
  }

  /** Every hex of a set separately, as path data. */
  cells(ids: Iterable<string>): string {
    let path = '';
    for (const id of ids) {
      const hex = this.hexes[id];
      if (hex) path += `M${this.corners.map((c) => `${round(hex.x + c.x)} ${round(hex.y + c.y)}`).join('L')}Z`;
    }
    return path;
  }

  /** The hex under a point of the map. */
  at(x: number, y: number): string | null {
    let best: string | null = null;
    let least = Math.max(this.outer, this.inner) ** 2;
    for (const [id, hex] of Object.entries(this.hexes)) {
      const far = (hex.x - x) ** 2 + (hex.y - y) ** 2;
      if (far < least && this.covers(x - hex.x, y - hex.y)) [best, least] = [id, far];
    }
    return best;
  }

  /** The direction that points from one place to another, by the nearest of the six. */
  towards(from: Point, to: Point): string {
    const clockwise = (Math.atan2(to.x - from.x, from.y - to.y) * 180) / Math.PI;
    return this.directions[(Math.round(clockwise / 60) + 6) % 6];
  }

  /** The direction of a neighbour, null if the hexes do not touch. */
  side(from: string, to: string): string | null {
    const near = this.hexes[from]?.near ?? {};
    return this.directions.find((direction) => near[direction] === to) ?? null;
  }

  private corner(hex: Hex, number: number): Point {
    const { x, y } = this.corners[number % this.corners.length];
    return { x: hex.x + x, y: hex.y + y };
  }

  /** Corners lie on a lattice, so that neighbours agree on those they share whatever the rounding. */
  private name({ x, y }: Point): string {
    const [across, down] = this.pointed ? [1, 2] : [2, 1];
    return `${Math.round((across * x) / this.outer)},${Math.round((down * y) / this.inner)}`;
  }

  private covers(x: number, y: number): boolean {
    const [long, short] = this.pointed ? [Math.abs(y), Math.abs(x)] : [Math.abs(x), Math.abs(y)];
    const [far, near] = this.pointed ? [this.inner, this.outer] : [this.outer, this.inner];
    return short <= near && long * 2 * near + short * far <= 2 * near * far;
  }

  /** Whether a corner is at the top. */
  private get pointed(): boolean {
    return this.inner > this.outer;
  }
}

/** A line through the middles of hexes, as path data. */
export function lineThrough(points: Point[]): string {
  return points.length ? `M${points.map(({ x, y }) => `${round(x)} ${round(y)}`).join('L')}` : '';
}

/** The smallest box around some points. */
export function boxAround(points: Point[], margin: number): { x: number; y: number; width: number; height: number } {
  const [xs, ys] = [points.map((p) => p.x), points.map((p) => p.y)];
  const [left, top] = [Math.min(...xs) - margin, Math.min(...ys) - margin];
  return { x: left, y: top, width: Math.max(...xs) + margin - left, height: Math.max(...ys) + margin - top };
}

/** Where the parts of a stack lie when it is fanned out, beside each other around its middle. */
export function fan(count: number, gap: number): number[] {
  return Array.from({ length: count }, (_, number) => gap * (number - (count - 1) / 2));
}

function loops(follows: Map<string, { to: string; at: Point }>): string {
  let path = '';
  while (follows.size) {
    const points: Point[] = [];
    let [place] = follows.keys();
    for (let next = follows.get(place); next; next = follows.get(place)) {
      follows.delete(place);
      points.push(next.at);
      place = next.to;
    }
    path += `${lineThrough(points)}Z`;
  }
  return path;
}

function round(value: number): number {
  return Math.round(value * 10) / 10;
}
