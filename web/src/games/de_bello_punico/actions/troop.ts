// Many units as one: they march side by side as far as each can, and stop where dice fall or something is asked.
import type { Point } from '../../../board/hexes';
import type { TableModel } from '../model';
import type { March, Seen } from '../position/seen';
import { handOf, type Hand } from './hand.svelte';

const far = (a: Point, b: Point): number => Math.hypot(a.x - b.x, a.y - b.y);

/** The units that may begin to move now. */
export function movers(model: TableModel): string[] {
  const { choices } = handOf(model);
  return model.canAct && model.now.prompt.ask === 'move' ? [...choices.byUnit.keys()] : [];
}

/** Gathers the units in a box of the map. */
export function gather(model: TableModel, from: Point, to: Point): void {
  const hand = handOf(model);
  const within = (value: number, a: number, b: number): boolean => value >= Math.min(a, b) && value <= Math.max(a, b);
  hand.troop = movers(model).filter((id) => {
    const hex = hand.hexOf(id);
    const at = hex && hand.map.centre(hex);
    return at && within(at.x, from.x, to.x) && within(at.y, from.y, to.y);
  });
}

/** Marches everybody as the foremost would have to march to reach a hex; those in front go first. */
export async function marchAll(model: TableModel, goal: string): Promise<void> {
  const hand = handOf(model);
  const place = (id: string): Point => hand.map.centre(hand.hexOf(id) ?? goal);
  const end = hand.map.centre(goal);
  const troop = [...hand.troop].sort((a, b) => far(place(a), end) - far(place(b), end));
  hand.troop = [];
  const lead = troop[0];
  if (!lead) return;
  const shift = { x: end.x - place(lead).x, y: end.y - place(lead).y };
  const ahead = (id: string): number => place(id).x * shift.x + place(id).y * shift.y;
  await model.together(async () => {
    for (const id of troop.sort((a, b) => ahead(b) - ahead(a))) {
      if (model.now.prompt.ask !== 'move' || !hand.mine(id)) return;
      const at = place(id);
      await march(model, hand, id, { x: at.x + shift.x, y: at.y + shift.y });
    }
  });
}

async function march(model: TableModel, hand: Hand, id: string, end: Point): Promise<void> {
  const halt = hand.halt(id);
  if (halt) await model.act([halt.text]);
  const orders = nearest(model, hand, id, (await model.about(id)) as Seen | null, end);
  if (orders) await model.act(orders);
}

/** The orders that lead nearest to a place without disorder, with the facing kept; null if standing still is as good. */
function nearest(model: TableModel, hand: Hand, id: string, seen: Seen | null, end: Point): string[] | null {
  const facing = model.board.directions[hand.pieces.get(id)?.facing ?? -1]!;
  let best: March | null = null;
  let least = seen?.hex ? far(hand.map.centre(seen.hex), end) : Infinity;
  for (const [hex, move] of Object.entries(seen?.moves ?? {})) {
    const way = move.facings[facing];
    const left = far(hand.map.centre(hex), end);
    if (way?.orders.length && !way.disorder && left < least - 1) [best, least] = [way, left];
  }
  return best?.orders ?? null;
}
