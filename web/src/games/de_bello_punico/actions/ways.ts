// Orders of movement, as the hexes they lead through.
import type { HexMap } from '../../../board/hexes';

/** The hexes of a way, from where it starts: `step R-Ha-1 N` goes to the next hex, `turn` stays. */
export function hexesAlong(map: HexMap, start: string, orders: string[]): string[] {
  const hexes = [start];
  for (const order of orders) {
    const [verb, , direction] = order.split(' ');
    const next = verb === 'step' ? map.hexes[hexes[hexes.length - 1]]?.near[direction] : null;
    if (next) hexes.push(next);
  }
  return hexes;
}
