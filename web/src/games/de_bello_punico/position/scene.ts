// Where pieces lie on the map, as the pictures of this game place them.
import type { Position } from '../model';
import type { HexMap, Point } from '../../../board/hexes';
import type { Stage } from '../../../board/stage.svelte';
import type { Board } from '../../../wire';
import { commandersOf, unitsOf, type Piece } from './battle';
import type { Effect } from './motions';

/** A piece and where it is drawn. */
export interface Shown extends Piece, Point {
  /** Degrees, clockwise from north. */
  angle: number;
  opacity: number;
}
export type Scene = Map<string, Shown>;
export type BattleStage = Stage<Scene, Effect>;

/** How far a counter stands back from each front, so that its arrow is seen. */
export const BACK = [5, 7, 7, 5, 7, 7];
const AHEAD = [0, 60, 120, 180, 240, 300].map((angle) => {
  const turn = (angle * Math.PI) / 180;
  return { x: Math.sin(turn), y: -Math.cos(turn) };
});
const ASIDE = 9;

/** The middle of a counter: a little back from its front, a guest aside. */
export function spot(map: HexMap, piece: Piece): Point {
  const { x, y } = map.centre(piece.hex ?? '');
  if (piece.guest) return { x: x + ASIDE, y: y - ASIDE };
  const [ahead, back] = [AHEAD[piece.facing] ?? AHEAD[0], BACK[piece.facing] ?? 0];
  return { x: x - back * ahead.x, y: y - back * ahead.y };
}

export function show(map: HexMap, piece: Piece): Shown {
  const at = piece.code === 'CMD' ? map.centre(piece.hex ?? '') : spot(map, piece);
  return { ...piece, ...at, angle: 60 * piece.facing, opacity: piece.hex ? 1 : 0 };
}

/** Everything on the map, by id. */
export function sceneOf(board: Board, map: HexMap, position: Position): Scene {
  const scene: Scene = new Map();
  for (const piece of [...unitsOf(board, position), ...commandersOf(board, position)]) {
    if (piece.hex) scene.set(piece.id, show(map, piece));
  }
  return scene;
}

/** The unit that a commander is with, if any; a guest on its way through is not. */
export function companion(scene: Scene, commander: Shown): Shown | null {
  for (const piece of scene.values()) {
    if (piece.code !== 'CMD' && !piece.guest && piece.hex === commander.hex && piece.seat === commander.seat) return piece;
  }
  return null;
}

/** A scene between two others; what is counted changes at the end. */
export function between(from: Scene, to: Scene, part: number): Scene {
  const scene: Scene = new Map();
  for (const [id, end] of to) {
    const start = from.get(id) ?? { ...end, opacity: 0 };
    scene.set(id, mixed(start, end, part));
  }
  for (const [id, start] of from) {
    if (!to.has(id)) scene.set(id, { ...start, opacity: start.opacity * (1 - part) });
  }
  return scene;
}

function mixed(start: Shown, end: Shown, part: number): Shown {
  if (part >= 1) return end;
  const turn = ((((end.angle - start.angle) % 360) + 540) % 360) - 180;
  const along = (a: number, b: number): number => a + (b - a) * part;
  return {
    ...start,
    x: along(start.x, end.x),
    y: along(start.y, end.y),
    angle: start.angle + turn * part,
    opacity: along(start.opacity, end.opacity),
  };
}
