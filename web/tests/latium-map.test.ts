import { describe, expect, it } from 'vitest';
import { HexMap } from '../src/board/hexes';
import { marchBetween } from '../src/games/latium/position/marches';
import type { Counter, LatiumBoard } from '../src/games/latium/position/realm';
import { COUNTER, stacked } from '../src/games/latium/position/scene';
import { standOf } from '../src/games/latium/position/stands';

const ROW = ['a', 'b', 'c', 'd', 'e'];
/** Two rows of plain, the second a detour; `water` and `towns` lie in the first. */
function boardWith(water: string[], towns: Record<string, string>): LatiumBoard {
  const hexes: Record<string, object> = {};
  ROW.forEach((name, n) => {
    const [before, after] = [ROW[n - 1], ROW[n + 1]];
    hexes[name] = { x: 60 * n, y: 0, milia: 8, terrain: water.includes(name) ? 'lacus' : 'planities', near: { E: after ?? null, W: before ?? null, S: `${name}2` } };
    hexes[`${name}2`] = { x: 60 * n, y: 60, milia: 8, terrain: 'planities', near: { E: after ? `${after}2` : null, W: before ? `${before}2` : null, N: name } };
  });
  return { hexes, towns: Object.entries(towns).map(([slug, hex], index) => ({ slug, hex, index })) } as unknown as LatiumBoard;
}

const counters = (number: number): Counter[] => Array.from({ length: number }, (_, n) => ({ id: String(n) }) as Counter);

describe('a march as it is drawn', () => {
  it('goes straight where nothing is passed', () => {
    expect(marchBetween(boardWith([], {}), 'a', 'd')).toEqual(['a', 'b', 'c', 'd']);
  });

  it('goes round a town and round water, and into the town where it ends', () => {
    expect(marchBetween(boardWith([], { roma: 'c' }), 'a', 'e')).not.toContain('c');
    expect(marchBetween(boardWith(['b', 'c'], {}), 'a', 'd')).toEqual(['a', 'a2', 'b2', 'c2', 'd2', 'd']);
    expect(marchBetween(boardWith([], { roma: 'c' }), 'a', 'c').at(-1)).toBe('c');
  });

  it('is a line where there is no way', () => {
    const board = boardWith([], {});
    board.hexes.far = { x: 900, y: 0, near: {} } as never;
    expect(marchBetween(board, 'a', 'far')).toEqual(['a', 'far']);
  });
});

describe('a stack of counters', () => {
  it('has its first counter in front, whole, and no more than two rows', () => {
    for (const number of [1, 2, 3, 4, 6]) {
      const { places, size } = stacked(counters(number));
      expect(places.at(-1)).toMatchObject({ counter: { id: '0' }, covered: { x: 0, y: 0 } });
      expect(places).toHaveLength(number);
      expect(size.height).toBeLessThan(2 * COUNTER);
      expect(new Set(places.map(({ beside }) => `${beside.x},${beside.y}`)).size).toBe(number);
    }
  });

  it('stands beside its town where another town lies above', () => {
    const map = (board: LatiumBoard): HexMap => ({ centre: (hex: string) => board.hexes[hex] }) as unknown as HexMap;
    const alone = boardWith([], { ecetra: 'c2' });
    expect(standOf(alone, map(alone), alone.towns[0]!).towards).toEqual({ x: 0, y: -1 });
    const below = boardWith([], { ecetra: 'c2', alba: 'c' });
    expect(standOf(below, map(below), below.towns[0]!).towards.x).not.toBe(0);
  });
});
