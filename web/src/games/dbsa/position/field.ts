// The battlefield as the record has it: elements, camps and edges, in paces and degrees.
import type { Position, TableModel } from '../model';
import type { Board, Message } from '../../../wire';
import type { Pose } from './plane';

export interface Kind {
  code: string;
  label: Message;
  depth: number;
  mounted: boolean;
  hindered: boolean;
}
export type Edge = 'north' | 'east' | 'south' | 'west';
/** What this game's board tells besides what every board tells. */
export interface FieldBoard extends Board {
  kinds: Kind[];
  strip: number;
  camp: { half: number; depth: number };
  /** Pieces of ground; roads and rivers have a polyline and a width. */
  terrain: { kind: string; polyline?: [number, number][]; width?: number }[];
  losing: number;
  fixed: boolean;
  enums: Record<string, string[]>;
}
export interface Element extends Pose {
  id: string;
  seat: string;
  status: string;
  kind: Kind;
  depth: number;
  general: boolean;
  moved: boolean;
  fought: boolean;
  braced: boolean;
}
export interface Camp extends Pose {
  seat: string;
  state: string;
}

export const HALF = 80;
export const EDGES: Edge[] = ['north', 'east', 'south', 'west'];
const PACE = 100;
const LETTERS: Record<string, string> = { A: 'amber', T: 'teal' };

export const fieldBoard = (model: TableModel): FieldBoard => model.board as FieldBoard;
export const isElement = (id: string): boolean => /^[AT]\d{1,2}$/.test(id);
export const seatOf = (id: string): string => LETTERS[id[0] ?? ''] ?? '';

/** The elements that a selection names: `A3`, or a group `A3+A4`. */
export function membersOf(selection: string | null): string[] {
  const parts = (selection ?? '').split('+');
  return parts.every(isElement) ? parts : [];
}

/** Several elements as one word, in the order of their numbers. */
export function together(ids: Iterable<string>): string {
  return [...new Set(ids)].sort((a, b) => Number(a.slice(1)) - Number(b.slice(1))).join('+');
}

/** Everything that has an element, wherever it is. */
export function elementsOf(board: FieldBoard, position: Position): Element[] {
  return board.pieces.flatMap(({ index, id, seat }) => {
    const raw = position.elements[index];
    const status = board.enums.status![raw.status]!;
    if (status === 'absent') return [];
    const kind = board.kinds[raw.kind]!;
    return [{
      id, seat, status, kind, depth: kind.depth, general: raw.general > 0, moved: raw.moved > 0, fought: raw.fought > 0,
      braced: raw.braced > 0, x: raw.x / PACE, y: raw.y / PACE, facing: raw.facing / PACE,
    }];
  });
}

export function campsOf(board: FieldBoard, position: Position): Camp[] {
  return board.seats.flatMap((seat, side) => {
    const raw = position.camps[side];
    const state = board.enums.camp![raw.state]!;
    return state === 'absent' ? [] : [{ seat, state, x: raw.x / PACE, y: raw.y / PACE, facing: raw.facing / PACE }];
  });
}

/** A side's base edge, null before it is diced for. */
export function edgeOf(board: FieldBoard, position: Position, seat: string): Edge | null {
  return EDGES[position.edge[board.seats.indexOf(seat)] - 1] ?? null;
}

/** The way that an army looks from its base edge. */
export function inward(edge: Edge): number {
  return { north: 180, east: 270, south: 0, west: 90 }[edge];
}
