// Where elements came from in the last bound of either side.
import type { TableModel } from '../model';
import { elementsOf, fieldBoard, type Element } from './field';
import { centre, distance, type Place } from './plane';

const BOUNDS = 2;
const STILL = 2;

export interface Trail {
  id: string;
  seat: string;
  from: Place;
  to: Place;
}

/** The straight ways from where elements stood some bounds ago to where they stand. */
export function trailsOf(model: TableModel): Trail[] {
  const board = fieldBoard(model);
  const now = elementsOf(board, model.position);
  const bound: number = model.position.bound;
  const begun = model.steps.findLast((step) => model.positionAt(step.n).bound <= bound - BOUNDS);
  const before = new Map(elementsOf(board, model.positionAt(begun?.n ?? 0)).map((element) => [element.id, element]));
  return now.flatMap((element) => trail(before.get(element.id), element));
}

function trail(before: Element | undefined, now: Element): Trail[] {
  if (before?.status !== 'on_board' || now.status !== 'on_board') return [];
  const [from, to] = [centre(before, before.depth), centre(now, now.depth)];
  return distance(from, to) > STILL ? [{ id: now.id, seat: now.seat, from, to }] : [];
}
