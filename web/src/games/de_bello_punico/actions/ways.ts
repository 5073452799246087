// Orders of movement, as the hexes they lead through.
import { readAction, type Verbs } from '../../../board/actions';
import type { HexMap } from '../../../board/hexes';

/** The hexes of a way, from where it starts: `step R-Ha-1 N` goes to the next hex, `turn` stays. */
export function hexesAlong(verbs: Verbs, map: HexMap, start: string, orders: string[]): string[] {
  const hexes = [start];
  for (const order of orders) {
    const { verb, args } = readAction(verbs, order);
    const next = verb === 'step' ? map.hexes[hexes[hexes.length - 1]]?.near[args.direction] : null;
    if (next) hexes.push(next);
  }
  return hexes;
}
