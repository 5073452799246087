// Where stacks and leaders lie on the map, and how one scene turns into the next.
import type { Position } from '../model';
import type { HexMap, Point } from '../../../board/hexes';
import type { Stage } from '../../../board/stage.svelte';
import type { Effect } from './motions';
import { stacksOf, TYPES, type Holding, type Leader, type Points, type Stack, type WarBoard } from './war';

/** One kind of points of a stack, as a row of its tile. */
export interface Row {
  side: string;
  type: Points;
  count: number;
  inside: boolean;
  veiled: boolean;
}
/** A thing on the map: the middle of its hex, how far from that it lies, and how large. */
interface Lying extends Point {
  aside: Point;
  size: number;
  opacity: number;
}
export interface ShownStack extends Stack, Lying {
  rows: Row[];
}
export interface ShownLeader extends Leader, Lying {}
export interface Scene {
  stacks: Map<string, ShownStack>;
  leaders: Map<string, ShownLeader>;
}
export type WarStage = Stage<Scene, Effect>;

export const ROW = { width: 45, height: 19 };
const LEADERS_APART = 26;
const LEADERS_ABOVE = 14;
/** Where the stacks of a hex lie, and how large: one alone, two, three. */
const SPOTS: { at: Point[]; size: number }[] = [
  { at: [{ x: 0, y: 3 }], size: 1 },
  {
    at: [
      { x: -15, y: -9 },
      { x: 15, y: 15 },
    ],
    size: 0.76,
  },
  {
    at: [
      { x: -16, y: -10 },
      { x: 16, y: -2 },
      { x: 0, y: 20 },
    ],
    size: 0.62,
  },
];

export function rowsOf(stack: Stack): Row[] {
  const rows = (holding: Holding | null): Row[] =>
    holding === null
      ? []
      : TYPES.filter((type) => holding[type]).map((type) => ({
          side: holding.side,
          type,
          count: holding[type],
          inside: holding.inside[type],
          veiled: holding.veiled,
        }));
  return [...rows(stack.own), ...rows(stack.syracusans)];
}

/** Everything on the map. */
export function sceneOf(board: WarBoard, map: HexMap, position: Position): Scene {
  const scene: Scene = { stacks: new Map(), leaders: new Map() };
  const byHex = new Map<string, Stack[]>();
  for (const stack of stacksOf(board, position)) byHex.set(stack.hex, [...(byHex.get(stack.hex) ?? []), stack]);
  for (const [hex, here] of byHex) {
    const spots = SPOTS[Math.min(here.length, SPOTS.length) - 1]!;
    here.forEach((stack, number) => {
      const lying = { ...map.centre(hex), aside: spots.at[number] ?? spots.at[0]!, size: spots.size, opacity: 1 };
      lay(scene, stack, lying);
    });
  }
  return scene;
}

function lay(scene: Scene, stack: Stack, lying: Lying): void {
  const rows = rowsOf(stack);
  if (rows.length) scene.stacks.set(`${stack.seat} ${stack.hex}`, { ...stack, ...lying, rows });
  const top = rows.length ? -(rows.length * ROW.height) / 2 - LEADERS_ABOVE : 0;
  const apart = Math.min(LEADERS_APART, 46 / Math.max(1, stack.leaders.length - 1));
  stack.leaders.forEach((leader, number) => {
    const x = apart * (number - (stack.leaders.length - 1) / 2);
    const aside = { x: lying.aside.x + lying.size * x, y: lying.aside.y + lying.size * top };
    scene.leaders.set(leader.id, { ...leader, ...lying, aside });
  });
}

/** A scene between two others; what is counted changes half way. */
export function between(from: Scene, to: Scene, part: number): Scene {
  return { stacks: mixed(from.stacks, to.stacks, part), leaders: mixed(from.leaders, to.leaders, part) };
}

function mixed<Thing extends Lying>(from: Map<string, Thing>, to: Map<string, Thing>, part: number): Map<string, Thing> {
  const scene = new Map<string, Thing>();
  for (const [id, end] of to) scene.set(id, blend(from.get(id) ?? { ...end, opacity: 0 }, end, part));
  for (const [id, start] of from) if (!to.has(id)) scene.set(id, { ...start, opacity: start.opacity * (1 - part) });
  return scene;
}

function blend<Thing extends Lying>(start: Thing, end: Thing, part: number): Thing {
  if (part >= 1) return end;
  const along = (a: number, b: number): number => a + (b - a) * part;
  return {
    ...(part < 0.5 ? start : end),
    x: along(start.x, end.x),
    y: along(start.y, end.y),
    aside: { x: along(start.aside.x, end.aside.x), y: along(start.aside.y, end.aside.y) },
    size: along(start.size, end.size),
    opacity: along(start.opacity, end.opacity),
  };
}
