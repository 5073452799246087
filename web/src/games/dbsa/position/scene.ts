// Where elements and camps lie on the field, and how one scene turns into the next.
import type { Position } from '../model';
import type { Stage } from '../../../board/stage.svelte';
import { campsOf, elementsOf, type Camp, type Element, type FieldBoard } from './field';
import type { Effect } from './motions';
import { bearing, bend } from './plane';

export interface ShownElement extends Element {
  opacity: number;
}
export interface Scene {
  elements: Map<string, ShownElement>;
  camps: Camp[];
}
export type FieldStage = Stage<Scene, Effect>;

export function sceneOf(board: FieldBoard, position: Position): Scene {
  const there = elementsOf(board, position).filter(({ status }) => status === 'on_board');
  return { elements: new Map(there.map((each) => [each.id, { ...each, opacity: 1 }])), camps: campsOf(board, position) };
}

/** A scene between two others: bases slide and turn the shorter way, the lost fade. */
export function between(from: Scene, to: Scene, part: number): Scene {
  const elements = new Map<string, ShownElement>();
  for (const [id, end] of to.elements) elements.set(id, blend(from.elements.get(id) ?? { ...end, opacity: 0 }, end, part));
  for (const [id, start] of from.elements) {
    if (!to.elements.has(id)) elements.set(id, { ...start, opacity: start.opacity * (1 - part) });
  }
  return { elements, camps: part < 0.5 ? from.camps : to.camps };
}

function blend(start: ShownElement, end: ShownElement, part: number): ShownElement {
  if (part >= 1) return end;
  const along = (a: number, b: number): number => a + (b - a) * part;
  return {
    ...(part < 0.5 ? start : end),
    x: along(start.x, end.x),
    y: along(start.y, end.y),
    facing: bearing(start.facing + bend(start.facing, end.facing) * part),
    opacity: along(start.opacity, end.opacity),
  };
}
