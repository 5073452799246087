import { describe, expect, it } from 'vitest';
import { gapOf } from '../src/games/dbsa/position/gap';
import type { Scene, ShownElement } from '../src/games/dbsa/position/scene';

const sceneWith = (...elements: [seat: string, x: number, y: number][]): Scene => ({
  camps: [], elements: new Map(elements.map(([seat, x, y], n) => [String(n), { seat, x, y, facing: 0 } as ShownElement])),
});

describe('the ground between two armies', () => {
  it('is measured between their nearest fronts', () => {
    const gap = gapOf(sceneWith(['amber', 0, 0], ['amber', 500, 100], ['teal', 0, 1200], ['teal', 500, 900]));
    expect(gap).toMatchObject({ from: { x: 500, y: 100 }, to: { x: 500, y: 900 }, length: 800 });
  });

  it('is not told of armies that are close, nor of one alone', () => {
    expect(gapOf(sceneWith(['amber', 0, 0], ['teal', 0, 200]))).toBeNull();
    expect(gapOf(sceneWith(['amber', 0, 0]))).toBeNull();
    expect(gapOf(sceneWith())).toBeNull();
  });
});
