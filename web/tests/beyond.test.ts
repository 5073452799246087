import { describe, expect, it } from 'vitest';
import { nearestToMiddle, pointersTo, type Landmark } from '../src/board/beyond';

const FRAME = { width: 400, height: 600 };
const FREE = { up: [50, 350], down: [50, 350], left: [50, 550], right: [50, 550] } as const;
const DEEP = { up: 50, down: 50, left: 50, right: 50 };
const APART = { pointers: 30, things: 40, numbered: 60 };
const at = (seat: string, x: number, y: number): Landmark => ({ seat, name: seat, place: { x, y } });
const pointers = (...landmarks: Landmark[]) => pointersTo(landmarks, (place) => place, FRAME, FREE, DEEP, APART);
const told = (...landmarks: Landmark[]) => pointers(...landmarks).map(({ seat, edge, what }) => `${seat} ${edge} ${what.length}`);

describe('what lies beyond the edges of a map', () => {
  it('is not pointed at while it is in sight, or cut by an edge', () => {
    expect(told(at('rome', 0, 0), at('rome', 400, 600), at('rome', 200, 300), at('rome', -10, 300))).toEqual([]);
  });
  it('has one pointer for every side and edge', () => {
    expect(told(at('rome', 200, -25), at('rome', 100, -50), at('carthage', 200, -25), at('rome', 430, 300))).toEqual([
      'rome up 2', 'carthage up 1', 'rome right 1',
    ]);
  });
  it('belongs to the edge beyond which it lies farthest', () => {
    expect(told(at('rome', -20, 700), at('rome', -200, 620))).toEqual(['rome left 1', 'rome down 1']);
  });
  it('is pointed at from where it lies, but not from under the tools', () => {
    expect(pointers(at('rome', 210, -25))[0]!.along).toBe(210);
    expect(pointers(at('rome', 5, -25))[0]!.along).toBe(50);
    expect(pointers(at('rome', 399, 641))[0]!.along).toBe(350);
  });
  it('has pointers that do not cover each other', () => {
    const alongs = pointers(at('a', 345, -25), at('b', 349, -25), at('c', 340, -25)).map(({ along }) => along).sort();
    for (const [n, along] of alongs.slice(1).entries()) expect(along - alongs[n]!).toBeGreaterThanOrEqual(APART.pointers);
  });
  it('is not pointed at from on top of what is in sight', () => {
    const [pointer] = pointers(at('rome', 200, -25), at('rome', 205, 20), at('rome', 100, 300));
    expect(Math.abs(pointer!.along - 205)).toBeGreaterThanOrEqual(APART.things);
  });
  it('is pointed at from where there is most room, if there is not enough', () => {
    const crowd = [60, 110, 150, 250, 300, 340].map((x) => at('rome', x, 20));
    expect(pointers(at('rome', 110, -25), at('rome', 120, -30), ...crowd)[0]!.along).toBe(200);
  });
  it('is not pointed at if it is silent, but not covered either', () => {
    const silent = { ...at('rome', 205, 20), silent: true };
    expect(told({ ...silent, place: { x: 200, y: -60 } })).toEqual([]);
    expect(Math.abs(pointers(at('rome', 200, -25), silent)[0]!.along - 205)).toBeGreaterThanOrEqual(APART.things);
  });
  it('is reached where there is something of it', () => {
    expect(nearestToMiddle([{ x: 0, y: 0 }, { x: 100, y: 0 }, { x: 60, y: 10 }])).toEqual({ x: 60, y: 10 });
  });
});
