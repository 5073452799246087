// Deployment: where an element is set down, and where a camp is pitched.
import { writeAction } from '../../../board/actions';
import { worded } from '../../../board/worded';
import type { TableModel } from '../model';
import { fieldBoard, HALF, type Edge } from '../position/field';
import { handOf, type Hand } from './hand.svelte';
import { short } from './path';
import { bearing, bend, distance, offFrom, type Place, type Pose } from '../position/plane';

/** A base set down this near to its place beside or behind another takes that place. */
const NEAR = 34;
const TURN = 12;

/** A pose moved beside or behind one of its own side, where it is nearly there. */
export function aligned(hand: Hand, id: string, pose: Pose): Pose {
  const own = hand.elements.get(id)!;
  const spots = [...hand.elements.values()]
    .filter((each) => each.id !== id && each.seat === own.seat && each.status === 'on_board')
    .filter((each) => Math.abs(bend(each.facing, pose.facing)) <= TURN)
    .flatMap((each) => [
      { ...offFrom(each, 2 * HALF, 0), facing: each.facing },
      { ...offFrom(each, -2 * HALF, 0), facing: each.facing },
      { ...offFrom(each, 0, -each.depth), facing: each.facing },
      { ...offFrom(each, 0, own.depth), facing: each.facing },
    ]);
  const near = spots.filter((spot) => distance(spot, pose) <= NEAR).sort((a, b) => distance(a, pose) - distance(b, pose));
  return near[0] ?? pose;
}

/** Holds an element over a place, as it faces. */
export function hold(model: TableModel, id: string, front: Place, free: boolean): void {
  const hand = handOf(model);
  const element = hand.elements.get(id);
  if (!element) return;
  const usual = element.status === 'waiting' ? (hand.base?.facing ?? 0) : element.facing;
  const facing = hand.laying?.id === id ? hand.laying.pose.facing : usual;
  const pose = { x: Math.round(front.x), y: Math.round(front.y), facing };
  hand.laying = { id, pose: free ? pose : aligned(hand, id, pose) };
}

/** Sets down what is held; where that is refused, it is held over the nearest place that is allowed. */
export async function setDown(model: TableModel): Promise<void> {
  const hand = handOf(model);
  const { laying } = hand;
  if (!laying) return;
  const { id, pose } = laying;
  const action = writeAction(model.board, 'deploy', { element: id, 'x,y,facing': [pose.x, pose.y, bearing(pose.facing)].map(short).join(',') });
  await model.act([action]);
  if (hand.laying !== laying) return;
  const [x, y, facing] = (await model.plan(action, false))?.legal?.ghosts[id] ?? [];
  if (hand.laying !== laying) return;
  hand.laying = x === undefined ? null : { id, pose: { x, y: y!, facing: facing! } };
}

/** Where a new element begins: at rest in the middle of its strip. */
export function firstPlace(model: TableModel, id: string): Pose | null {
  const hand = handOf(model);
  const element = hand.elements.get(id);
  if (!element || !hand.base) return null;
  if (element.status === 'on_board') return { x: element.x, y: element.y, facing: element.facing };
  const { width, height } = model.board.size;
  const { strip } = fieldBoard(model);
  const middles = {
    north: [width / 2, height - strip],
    south: [width / 2, strip],
    east: [width - strip, height / 2],
    west: [strip, height / 2],
  };
  const [x = 0, y = 0] = middles[hand.base.edge];
  return { x, y, facing: hand.base.facing };
}

const SIDEWAYS: Edge[] = ['north', 'south'];

/** The middle of the camp nearest to a place, along the base edge. */
export function campAt(model: TableModel, at: Place): number {
  const hand = handOf(model);
  const { camp } = fieldBoard(model);
  const edge = hand.base?.edge ?? 'south';
  const length = SIDEWAYS.includes(edge) ? model.board.size.width : model.board.size.height;
  const along = Math.round(SIDEWAYS.includes(edge) ? at.x : at.y);
  return Math.min(Math.max(along, camp.half), length - camp.half);
}

/** The pose of a camp pitched there: its front edge looks into the field. */
export function campPose(model: TableModel, along: number): Pose | null {
  const hand = handOf(model);
  if (!hand.base) return null;
  const { width, height } = model.board.size;
  const { depth } = fieldBoard(model).camp;
  const spots = { north: [along, height - depth], south: [along, depth], east: [width - depth, along], west: [depth, along] };
  const [x = 0, y = 0] = spots[hand.base.edge];
  return { x, y, facing: hand.base.facing };
}

export async function pitch(model: TableModel): Promise<void> {
  const { pitching } = handOf(model);
  if (pitching !== null) await model.act([writeAction(model.board, 'camp', { place: short(pitching) })]);
}

/** The edge in words. */
export const edgeName = (model: TableModel, edge: Edge): string => worded(model, `edge-${edge}`);

const ADJACENT: Record<Edge, Edge[]> = {
  north: ['east', 'west'], south: ['east', 'west'], east: ['north', 'south'], west: ['north', 'south'],
};

/** Names an edge: first the one for a 5, then the one beside it for a 6. */
export function nameEdge(model: TableModel, edge: Edge): void {
  const hand = handOf(model);
  if (hand.five && ADJACENT[hand.five].includes(edge)) void model.act([writeAction(model.board, 'edges', { edge: hand.five, 'edge-2': edge })]);
  else hand.five = hand.five === edge ? null : edge;
}
