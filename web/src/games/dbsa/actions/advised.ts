// Suggested actions as things to draw: where they lead whom, and whom they set against whom.
import { readAction } from '../../../board/actions';
import type { TableModel } from '../model';
import { membersOf } from '../position/field';
import type { Pose } from '../position/plane';
import { read } from './choices';

export interface Move { ends: Record<string, Pose>; fights: [string, string][]; rings: string[] }

/** A pose as it is written: `1200,840,90`. */
export function poseIn(text: string): Pose | null {
  const [x, y, facing] = text.split(',').map(Number);
  return [x, y, facing].every((each) => Number.isFinite(each)) ? { x: x!, y: y!, facing: facing! } : null;
}

/** What to draw; the ends of paths are asked of the server, which answers about the present alone. */
export async function advised(model: TableModel, actions: string[]): Promise<Move[]> {
  return Promise.all(actions.map((action) => drawn(model, action)));
}

async function drawn(model: TableModel, action: string): Promise<Move> {
  const { who, whom, verb } = read(model.board, action);
  const members = membersOf(who);
  if (verb === 'deploy') return deployed(model, action, members);
  if (['move', 'march', 'contract'].includes(verb) && model.live) {
    const ghosts = (await model.plan(action, false))?.asked.ghosts ?? {};
    const ends = Object.fromEntries(Object.entries(ghosts).map(([id, [x, y, facing]]) => [id, { x, y, facing }]));
    return { ends, fights: [], rings: Object.keys(ends).length ? [] : members };
  }
  return whom ? { ends: {}, fights: members.map((id) => [id, whom]), rings: [] } : { ends: {}, fights: [], rings: members };
}

function deployed(model: TableModel, action: string, members: string[]): Move {
  const pose = readAction(model.board, action).words.map(poseIn).find((each) => each !== null);
  return { ends: pose && members[0] ? { [members[0]]: pose } : {}, fights: [], rings: [] };
}
