// Where counters lie on the tabula, and how one scene turns into the next.
import type { Position } from '../model';
import { fan, type HexMap, type Point } from '../../../board/hexes';
import type { Play, Stage } from '../../../board/stage.svelte';
import { countersOf, townAt, type Counter, type LatiumBoard } from './realm';

export interface Shown extends Counter, Point {
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
const ABOVE = 38;
const APART = 25;
const WIDTH = 78;

export function sceneOf(board: LatiumBoard, map: HexMap, position: Position): Scene {
  const byHex = new Map<string, Counter[]>();
  for (const each of countersOf(board, position)) if (each.hex) byHex.set(each.hex, [...(byHex.get(each.hex) ?? []), each]);
  const scene: Scene = new Map();
  for (const [hex, here] of byHex) {
    const { x, y } = map.centre(hex);
    const places = fan(here.length, Math.min(APART, WIDTH / here.length));
    const above = townAt(board, hex) ? ABOVE : 0;
    here.forEach((each, number) => scene.set(each.id, { ...each, x: x + places[number]!, y: y - above, opacity: 1 }));
  }
  return scene;
}

function between(from: Scene, to: Scene, part: number): Scene {
  const along = (a: number, b: number): number => a + (b - a) * part;
  const scene: Scene = new Map();
  for (const [id, end] of to) {
    const start = from.get(id) ?? { ...end, opacity: 0 };
    scene.set(id, { ...end, x: along(start.x, end.x), y: along(start.y, end.y), opacity: along(start.opacity, end.opacity) });
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
