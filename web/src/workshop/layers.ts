// What of a scenario stands where on the board, and how it is placed, moved, turned and removed: changed copies of its values.
import { at, filled, fitting, put, without, type Key, type Path, type Value } from './paths';

export interface Layer {
  name: string;
  kind: 'lists' | 'records' | 'poses' | 'outlines' | 'signs';
  path: string;
  place: string;
  count: string;
  /** The path of lists that name some of the same places. */
  follows: string;
  turn: string;
  around: string[];
  step: number;
  legend: string;
  new: Record<string, Value>;
  /** The colour of what it draws itself: the pieces of a side. */
  colour: string;
  /** The path of the switch with which the server's picture shows them. */
  drawn: string;
}
export interface Point { x: number; y: number }
export interface Bench { size: { width: number; height: number }; places: Record<string, [number, number]> }

/** A thing on the board: where it is in the document, and where it is shown. */
export interface Handle { path: Path; keys: Path; point: Point; label: string; angle: number | null }

const GRAIN = 10;

export class Board {
  constructor(private readonly bench: Bench) {}

  /** Points are counted from the lower edge. */
  private shown([x, y]: [number, number]): Point { return { x, y: this.bench.size.height - y }; }
  private told({ x, y }: Point): [number, number] {
    const inside = (value: number, most: number): number => Math.min(most, Math.max(0, Math.round(value / GRAIN) * GRAIN));
    return [inside(x, this.bench.size.width), inside(this.bench.size.height - y, this.bench.size.height)];
  }
  private pointOf(place: string): Point | null {
    const found = this.bench.places[place];
    return found ? { x: found[0], y: found[1] } : null;
  }

  /** The place nearest to a point. */
  placeAt(point: Point): string {
    const far = ([x, y]: [number, number]): number => Math.hypot(x - point.x, y - point.y);
    return Object.entries(this.bench.places).reduce((best, each) => (far(each[1]) < far(best[1]) ? each : best))[0];
  }

  /** The things of a layer. */
  handles(values: Value, layer: Layer): Handle[] {
    return fitting(values, layer.path).flatMap(({ path, keys }) => {
      const found = at(values, path);
      if (layer.kind === 'signs') return [];
      if (layer.kind === 'outlines') return this.corners(found, path, keys);
      const entries: [Key, Value][] = Array.isArray(found) ? [...found.entries()] : Object.entries(found ?? {});
      return entries.flatMap(([key, each]) => this.handle(layer, each, [...path, key], keys));
    });
  }

  private handle(layer: Layer, each: Value, path: Path, keys: Path): Handle[] {
    if (layer.kind === 'poses') return [{ path, keys, point: this.shown([each.x, each.y]), label: String(each.type ?? ''), angle: Number(each.facing ?? 0) }];
    const place = layer.kind === 'records' ? each[layer.place] : each;
    const point = this.pointOf(place);
    const label = layer.kind === 'records' ? [path[path.length - 1], ...Object.values(each)].filter((value) => typeof value === 'string').join(' ') : `${keys.join(' ')} ${place}`;
    return point ? [{ path, keys, point, label, angle: null }] : [];
  }

  private corners(found: [number, number][], path: Path, keys: Path): Handle[] {
    if (!found.length) return [];
    const middle: [number, number] = [0, 1].map((side) => found.reduce((sum, corner) => sum + corner[side]!, 0) / found.length) as [number, number];
    const whole = { path, keys, point: this.shown(middle), label: String(Number(keys[0]) + 1), angle: null };
    return [whole, ...found.map((corner, place) => ({ path: [...path, place], keys, point: this.shown(corner), label: `${Number(keys[0]) + 1}.${place + 1}`, angle: null }))];
  }

  private isWhole(layer: Layer, { path }: Handle): boolean {
    return layer.kind === 'outlines' && typeof path[path.length - 1] !== 'number';
  }

  move(values: Value, layer: Layer, handle: Handle, to: Point): Value {
    if (layer.kind === 'lists') {
      const [was, now] = [at(values, handle.path), this.placeAt(to)];
      return this.following(put(values, handle.path, now), layer, (places) => places.map((place) => (place === was ? now : place)));
    }
    if (layer.kind === 'records') return put(values, [...handle.path, layer.place], this.placeAt(to));
    const [x, y] = this.told(to);
    if (layer.kind === 'poses') return put(put(values, [...handle.path, 'x'], x), [...handle.path, 'y'], y);
    if (!this.isWhole(layer, handle)) return put(values, handle.path, [x, y]);
    const by = { x: to.x - handle.point.x, y: to.y - handle.point.y };
    const corners: [number, number][] = at(values, handle.path);
    return put(values, handle.path, corners.map((corner) => { const { x, y } = this.shown(corner); return this.told({ x: x + by.x, y: y + by.y }); }));
  }

  /** The thing nearest to a point, of the first layer that has one so near. */
  near(values: Value, layers: Layer[], point: Point, radius: number): { layer: Layer; handle: Handle } | null {
    const far = ({ x, y }: Point): number => Math.hypot(x - point.x, y - point.y);
    for (const layer of layers) {
      const [handle] = this.handles(values, layer).sort((one, other) => far(one.point) - far(other.point));
      if (handle && far(handle.point) <= radius) return { layer, handle };
    }
    return null;
  }

  /** Where something new of a layer would stand: a place, or any point. */
  spot(layer: Layer, point: Point): Point {
    return layer.kind === 'poses' || layer.kind === 'outlines' ? point : this.pointOf(this.placeAt(point))!;
  }

  /** What a spot is called. */
  nameOf(layer: Layer, point: Point): string {
    return layer.kind === 'poses' || layer.kind === 'outlines' ? this.told(point).join(', ') : this.placeAt(point);
  }

  /** One place, or so many paces, on from here in a direction; here, if there is none. */
  next(layer: Layer, here: Point, { x, y }: Point, paces: number): Point {
    if (layer.kind === 'poses' || layer.kind === 'outlines') return { x: here.x + x * paces, y: here.y + y * paces };
    const ahead = Object.values(this.bench.places).map(([px, py]) => ({ x: px, y: py, along: (px - here.x) * x + (py - here.y) * y, far: Math.hypot(px - here.x, py - here.y) }));
    const near = ahead.filter(({ along, far }) => far > 0 && along > far * 0.49).sort((one, other) => one.far - other.far || other.along - one.along);
    const least = near[0]?.far ?? 0;
    return near.filter(({ far }) => far < least * 1.2).sort((one, other) => other.along - one.along)[0] ?? here;
  }

  /** Moves by one place, or by a few paces, in a direction. */
  nudge(values: Value, layer: Layer, handle: Handle, direction: Point): Value {
    const to = this.next(layer, handle.point, direction, 2 * GRAIN);
    return to === handle.point ? values : this.move(values, layer, handle, to);
  }

  turn(values: Value, layer: Layer, handle: Handle, by: 1 | -1): Value {
    if (!layer.turn) return values;
    const path = layer.turn.startsWith('.') ? layer.turn.slice(1).split('.') : [...handle.path, ...layer.turn.split('.')];
    const now = at(values, path);
    if (layer.around.length) return put(values, path, layer.around[(layer.around.indexOf(now) + by + layer.around.length) % layer.around.length]);
    return put(values, path, (Number(now) + by * layer.step + 360) % 360);
  }

  remove(values: Value, layer: Layer, handle: Handle): Value {
    if (this.isWhole(layer, handle)) return without(values, handle.path.slice(0, -1));
    const fewer = this.counted(without(values, handle.path), layer, handle.keys, -1);
    if (!layer.count || !layer.follows) return fewer;
    const [was, left] = [at(values, handle.path), at(fewer, filled(layer.count, handle.keys))];
    return this.following(fewer, layer, (places, key) => {
      const others = places.filter((place) => place !== was);
      return key === handle.keys[0] ? others.slice(0, left) : others;
    });
  }

  /** Changes lists that name some of the same places; a list that stays the same is not copied. */
  private following(values: Value, layer: Layer, change: (places: string[], key: Key) => string[]): Value {
    if (!layer.follows) return values;
    return fitting(values, layer.follows).reduce((found, { path, keys }) => {
      const [was, now] = [at(found, path) as string[], change(at(found, path), keys[0]!)];
      return was.length === now.length && was.every((place, n) => place === now[n]) ? found : put(found, path, now);
    }, values);
  }

  /** Places a new thing; `key` is the list that it goes to, where there are several. */
  add(values: Value, layer: Layer, key: Key | null, to: Point): Value {
    const keys = key === null ? [] : [key];
    if (layer.kind === 'outlines') {
      const [list, field] = [layer.path.split('.')[0]!, layer.path.split('.').pop()!];
      const [x, y] = this.told(to);
      const made = { ...layer.new, [field]: layer.new[field].map(([dx, dy]: [number, number]) => [x + dx, y + dy]) };
      return put(values, [list], [...(values[list] ?? []), made]);
    }
    const path = filled(layer.path, keys);
    const list = at(values, path) ?? [];
    if (layer.kind === 'lists') {
      const place = this.placeAt(to);
      const more = this.counted(put(values, path, [...list, place]), layer, keys, 1);
      return layer.count ? this.following(more, layer, (places, each) => (each === key ? [...places, place] : places)) : more;
    }
    const [x, y] = this.told(to);
    const spot = layer.kind === 'poses' ? { x, y } : { [layer.place]: this.placeAt(to) };
    return put(values, path, [...list, { ...layer.new, ...spot }]);
  }

  private counted(values: Value, layer: Layer, keys: Path, by: number): Value {
    if (!layer.count) return values;
    const path = filled(layer.count, keys);
    return put(values, path, Math.max(0, (at(values, path) ?? 0) + by));
  }

  /** Puts a sign on the ground of a place; places are named by column and row. */
  paint(values: Value, layer: Layer, sign: string, to: Point): Value {
    const place = this.placeAt(to);
    const [column, row] = [Number(place.slice(0, 2)) - 1, Number(place.slice(2)) - 1];
    const path = [...layer.path.split('.'), row];
    const line: string = at(values, path);
    if (line[column] === sign) return values;
    return put(values, path, line.slice(0, column) + sign + line.slice(column + 1));
  }
}

/** The lists that a new thing can go to. */
export function listsOf(values: Value, layer: Layer): string[] {
  if (layer.kind !== 'lists') return [];
  const names = [layer.path, layer.count].filter(Boolean).flatMap((pattern) => fitting(values, pattern.slice(0, pattern.indexOf('*') + 1)).map(({ keys }) => String(keys[0])));
  return [...new Set(names)];
}
