// Where elements came from.
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

/** The ways that stay drawn: of the last bounds with the layer of the last moves, else of others since the viewer's last action. */
export function trailsOf(model: TableModel): Trail[] {
  if (model.overlays.has('last')) {
    const bound: number = model.position.bound;
    return trailsSince(model, model.steps.findLast((step) => model.positionAt(step.n).bound <= bound - BOUNDS)?.n ?? 0);
  }
  return model.wake[0] ? trailsSince(model, model.wake[0].n - 1) : [];
}

/** The straight ways from where elements stood after a step to where they stand. */
function trailsSince(model: TableModel, n: number): Trail[] {
  const board = fieldBoard(model);
  const before = new Map(elementsOf(board, model.positionAt(n)).map((element) => [element.id, element]));
  return elementsOf(board, model.position).flatMap((element) => trail(before.get(element.id), element));
}

function trail(before: Element | undefined, now: Element): Trail[] {
  if (before?.status !== 'on_board' || now.status !== 'on_board') return [];
  const [from, to] = [centre(before, before.depth), centre(now, now.depth)];
  return distance(from, to) > STILL ? [{ id: now.id, seat: now.seat, from, to }] : [];
}
