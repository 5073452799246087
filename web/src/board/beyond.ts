// What lies outside the visible part of a map: whose it is, which way, and how much.
import type { Point } from './hexes';
import type { Size } from './view';

/** Something that one may want to find on the map. */
export interface Landmark {
  seat: string;
  name: string;
  place: Point;
  /** Not pointed at; no pointer covers it while it is in sight. */
  silent?: boolean;
}
export const EDGES = ['up', 'left', 'right', 'down'] as const;
export type Edge = (typeof EDGES)[number];
/** Along every edge, the part that no tools cover. */
export type Free = Record<Edge, readonly [number, number]>;
/** How far from every edge a pointer there reaches. */
export type Deep = Record<Edge, number>;

/** The least between the middles of two pointers, and of a pointer, with a number or without, and something in sight. */
export interface Apart {
  pointers: number;
  things: number;
  numbered: number;
}

/** A pointer at an edge: how far along it stands, and what it points at. */
export interface Pointer {
  seat: string;
  edge: Edge;
  along: number;
  what: Landmark[];
}

/** Pixels that something must lie beyond an edge: what is seen in part needs no pointer. */
const HIDDEN = 16;
/** How far a pointer is moved at a time. */
const STEP = 6;

/** One pointer for every side and edge beyond which it has something, none on top of another or of what is in sight. */
export function pointersTo(landmarks: Landmark[], onScreen: (place: Point) => Point, frame: Size, free: Free, deep: Deep, apart: Apart): Pointer[] {
  const found = new Map<string, { pointer: Pointer; sum: number }>();
  const seen: Point[] = [];
  for (const landmark of landmarks) {
    const at = onScreen(landmark.place);
    const edge = edgeTowards(at, frame);
    if (!edge) seen.push(at);
    if (!edge || landmark.silent) continue;
    const key = `${landmark.seat} ${edge}`;
    const entry = found.get(key) ?? { pointer: { seat: landmark.seat, edge, along: 0, what: [] }, sum: 0 };
    entry.pointer.what.push(landmark);
    entry.sum += isUpright(edge) ? at.y : at.x;
    found.set(key, entry);
  }
  const pointers = [...found.values()].map(({ pointer, sum }) => ({ ...pointer, along: sum / pointer.what.length }));
  return EDGES.flatMap((edge) => placed(pointers.filter((each) => each.edge === edge), free[edge], standingAt(edge, seen, frame, deep[edge]), apart));
}

const isUpright = (edge: Edge): boolean => edge === 'left' || edge === 'right';

/** The edge beyond which a place lies farthest, null if it is in sight. */
function edgeTowards({ x, y }: Point, { width, height }: Size): Edge | null {
  const beyond = { up: -y, left: -x, right: x - width, down: y - height };
  const edge = EDGES.reduce((best, each) => (beyond[each] > beyond[best] ? each : best));
  return beyond[edge] > HIDDEN ? edge : null;
}

/** How far along an edge things stand that are close to it. */
function standingAt(edge: Edge, seen: Point[], { width, height }: Size, deep: number): number[] {
  const depth = (at: Point): number => ({ up: at.y, left: at.x, right: width - at.x, down: height - at.y })[edge];
  return seen.filter((at) => depth(at) < deep).map((at) => (isUpright(edge) ? at.y : at.x));
}

/** The pointers at one edge, each as near as can be to where it belongs, and clear of what stands there. */
function placed(pointers: Pointer[], [start, end]: readonly [number, number], standing: number[], apart: Apart): Pointer[] {
  const taken: number[] = [];
  const spots = Array.from({ length: Math.max(1, Math.floor((end - start) / STEP) + 1) }, (_, n) => start + n * STEP);
  const isFree = (spot: number, from: number[], least: number): boolean => from.every((other) => Math.abs(other - spot) >= least);
  return pointers.map((pointer) => {
    const near = [...spots, Math.min(Math.max(pointer.along, start), end)].sort((a, b) => Math.abs(a - pointer.along) - Math.abs(b - pointer.along));
    const clear = near.filter((spot) => isFree(spot, taken, apart.pointers));
    const least = pointer.what.length > 1 ? apart.numbered : apart.things;
    const room = (spot: number): number => Math.min(...standing.map((other) => Math.abs(other - spot)));
    const widest = clear.reduce<number | undefined>((best, spot) => (best === undefined || room(spot) > room(best) ? spot : best), undefined);
    const along = clear.find((spot) => isFree(spot, standing, least)) ?? widest ?? near[0]!;
    taken.push(along);
    return { ...pointer, along };
  });
}

/** What lies nearest to the middle of some places, so that whoever goes there sees something. */
export function nearestToMiddle(places: Point[]): Point {
  const mean = (of: (place: Point) => number): number => places.reduce((sum, place) => sum + of(place), 0) / places.length;
  const [x, y] = [mean((place) => place.x), mean((place) => place.y)];
  const far = (place: Point): number => Math.hypot(place.x - x, place.y - y);
  return places.reduce((best, place) => (far(place) < far(best) ? place : best));
}
