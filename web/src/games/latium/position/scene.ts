// Where counters lie on the tabula, and how one scene turns into the next.
import type { Position } from '../model';
import { fan, type HexMap, type Point } from '../../../board/hexes';
import type { Play, Stage } from '../../../board/stage.svelte';
import { countersOf, townAt, type Counter, type LatiumBoard } from './realm';

/** A counter: the place to which its stack is tied, and its own from there. */
export interface Shown extends Counter, Point {
  beside: Point;
  /** How much of its width the next counter of its stack covers. */
  covered: number;
  opacity: number;
}
export type Scene = Map<string, Shown>;
interface Effect {
  kind: string;
}
export type LatiumStage = Stage<Scene, Effect>;

const MOVE = 420;
/** The side of a counter on the tabula. */
export const COUNTER = 30;
/** How much larger counters become on the map when one looks from afar. */
export const GROWN = 1.65;
/** Above a town, so that its name and its people are seen. */
const ABOVE = 23;
const APART = 25;
const WIDTH = 78;

export function sceneOf(board: LatiumBoard, map: HexMap, position: Position): Scene {
  const byHex = new Map<string, Counter[]>();
  for (const each of countersOf(board, position)) if (each.hex) byHex.set(each.hex, [...(byHex.get(each.hex) ?? []), each]);
  const scene: Scene = new Map();
  for (const [hex, here] of byHex) {
    const { x, y } = map.centre(hex);
    const gap = Math.min(APART, WIDTH / here.length);
    const places = fan(here.length, gap);
    const covered = (number: number): number => (number < here.length - 1 ? Math.max(0, COUNTER - gap) : 0);
    const town = townAt(board, hex);
    const [foot, above] = town ? [y - ABOVE, COUNTER / 2] : [y, 0];
    here.forEach((each, number) => scene.set(each.id, { ...each, x, y: foot, beside: { x: places[number]!, y: -above }, covered: covered(number), opacity: 1 }));
  }
  return scene;
}

function between(from: Scene, to: Scene, part: number): Scene {
  const along = (a: number, b: number): number => a + (b - a) * part;
  const scene: Scene = new Map();
  for (const [id, end] of to) {
    const start = from.get(id) ?? { ...end, opacity: 0 };
    const beside = { x: along(start.beside.x, end.beside.x), y: along(start.beside.y, end.beside.y) };
    scene.set(id, { ...end, x: along(start.x, end.x), y: along(start.y, end.y), beside, opacity: along(start.opacity, end.opacity) });
  }
  return scene;
}

/** How a game is shown. */
export function playOf(board: LatiumBoard, map: HexMap): Play<Scene, Effect> {
  const scene = (position: Position): Scene => sceneOf(board, map, position);
  return {
    scene,
    beats: ({ events, after }) => [
      { to: scene(after), ms: events.some(({ kind }) => kind === 'moved') ? MOVE : 0, effects: [] },
    ],
    between,
    linger: () => 0,
  };
}
