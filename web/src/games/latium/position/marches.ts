// The way of a counter as it is drawn: from casella to casella, round the towns that it did not enter.
import type { LatiumBoard } from './realm';

/** Besides its milia; a town that is passed by, and water, are worth a detour. */
const DETOUR = { town: 60, water: 400 };
const WATER = ['lacus', 'mare'];

/** The caselle from one to another along a way that could have been marched; both ends alone if there is none. */
export function marchBetween(board: LatiumBoard, from: string, to: string): string[] {
  const towns = new Set(board.towns.map(({ hex }) => hex));
  const cost = (hex: string): number => {
    const { milia, terrain } = board.hexes[hex]!;
    return milia + (towns.has(hex) && hex !== to ? DETOUR.town : 0) + (WATER.includes(terrain) ? DETOUR.water : 0);
  };
  const spent = new Map([[from, 0]]);
  const before = new Map<string, string>();
  const open = new Set([from]);
  while (open.size) {
    const next = [...open].reduce((best, hex) => (spent.get(hex)! < spent.get(best)! ? hex : best));
    if (next === to) break;
    open.delete(next);
    for (const hex of Object.values(board.hexes[next]!.near)) {
      if (!hex || !board.hexes[hex]) continue;
      const sum = spent.get(next)! + cost(hex);
      if (sum >= (spent.get(hex) ?? Infinity)) continue;
      spent.set(hex, sum);
      before.set(hex, next);
      open.add(hex);
    }
  }
  const way = [to];
  while (before.has(way[0]!)) way.unshift(before.get(way[0]!)!);
  return way[0] === from ? way : [from, to];
}
