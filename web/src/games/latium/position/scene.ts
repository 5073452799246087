// Where counters lie on the tabula, and how one scene turns into the next.
import type { Position } from '../model';
import { fan, type HexMap, type Point } from '../../../board/hexes';
import type { Play, Stage } from '../../../board/stage.svelte';
import type { Size } from '../../../board/view';
import { standOf } from './stands';
import { countersOf, townAt, type Counter, type LatiumBoard } from './realm';

/** A counter: the place to which its stack is tied, and its own from there. */
export interface Shown extends Counter, Point {
  beside: Point;
  /** How much of its width and of its height other counters of its stack cover. */
  covered: Point;
  opacity: number;
}
interface Placed {
  counter: Counter;
  /** From the middle of the stack. */
  beside: Point;
  covered: Point;
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
export const GROWN = 1.9;
/** How far the counters of a stack stand apart; it has two rows where there are more than two. */
const APART = 17;

export function sceneOf(board: LatiumBoard, map: HexMap, position: Position): Scene {
  const byHex = new Map<string, Counter[]>();
  for (const each of countersOf(board, position)) if (each.hex) byHex.set(each.hex, [...(byHex.get(each.hex) ?? []), each]);
  const scene: Scene = new Map();
  for (const [hex, here] of byHex) {
    const middle = map.centre(hex);
    const town = townAt(board, hex);
    const { at, towards } = town ? standOf(board, map, town) : { at: { x: 0, y: 0 }, towards: { x: 0, y: 0 } };
    const { places, size } = stacked(here);
    for (const { counter, beside, covered } of places) {
      const shifted = { x: beside.x + (towards.x * size.width) / 2, y: beside.y + (towards.y * size.height) / 2 };
      scene.set(counter.id, { ...counter, x: middle.x + at.x, y: middle.y + at.y, beside: shifted, covered, opacity: 1 });
    }
  }
  return scene;
}

/** Counters on top of each other, the first of them in front: beside each other, or in two rows. */
export function stacked(here: Counter[]): { places: Placed[]; size: Size } {
  const rows = here.length > 2 ? 2 : 1;
  const columns = Math.ceil(here.length / rows);
  const across = fan(columns, APART);
  const places = here.toReversed().map((counter, number) => {
    const place = columns * rows - here.length + number;
    const [row, column] = [Math.floor(place / columns), place % columns];
    const hidden = (isLast: boolean): number => (isLast ? 0 : COUNTER - APART);
    return {
      counter,
      beside: { x: across[column]!, y: APART * (row - (rows - 1) / 2) },
      covered: { x: hidden(column === columns - 1), y: hidden(row === rows - 1) },
    };
  });
  return { places, size: { width: COUNTER + APART * (columns - 1), height: COUNTER + APART * (rows - 1) } };
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
