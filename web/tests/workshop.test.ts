// What stands on the board of a scenario, and changed copies of its values.
import { describe, expect, it } from 'vitest';
import { Board, listsOf, type Layer } from '../src/workshop/layers';
import { at, filled, fitting, holds, keysUnder, put, without, written } from '../src/workshop/paths';
import { blank, fits, type Schema } from '../src/workshop/schema';

const layer = (fields: Partial<Layer>): Layer => ({ name: 'x', kind: 'lists', path: '', place: '', count: '', follows: '', turn: '', around: [], step: 15, legend: '', new: {}, colour: '', drawn: '', ...fields });
const board = new Board({ size: { width: 100, height: 100 }, places: { '0101': [10, 10], '0201': [30, 10], '0102': [10, 30] } });

describe('paths', () => {
  const values = { a: { b: [1, 2] }, c: 3 };
  it('change copies', () => {
    expect(put(values, ['a', 'b', 1], 9)).toEqual({ a: { b: [1, 9] }, c: 3 });
    expect(without(values, ['a', 'b', 0])).toEqual({ a: { b: [2] }, c: 3 });
    expect(without(values, ['c'])).toEqual({ a: { b: [1, 2] } });
    expect(at(values, ['a', 'b', 1])).toBe(2);
  });
  it('are written as the server writes them', () => {
    expect(written(['a', 'b', 1])).toBe('a.b[1]');
    expect(holds(['a', 'b'], 'a.b[1]')).toBe(true);
    expect(holds(['a'], 'ab')).toBe(false);
  });
  it('know the keys of tables of a name', () => {
    const side = (keys: string[]): object => ({ army: Object.fromEntries(keys.map((key) => [key, 1])), other: ['army'] });
    expect(keysUnder([{ zama: { rome: side(['Ha', 'Pr']), carthage: side(['F']) } }, { rome: side(['Ha']) }], 'army')).toEqual(['Ha', 'Pr', 'F']);
    expect(keysUnder({ army: ['Ha'], none: null }, 'army')).toEqual([]);
  });
  it('fit patterns', () => {
    expect(fitting(values, 'a.*.*')).toHaveLength(2);
    expect(filled('x.*.y', ['k'])).toEqual(['x', 'k', 'y']);
  });
});

describe('layers', () => {
  const units = layer({ path: 'setup.*', count: 'army.*.count', turn: '.facing', around: ['N', 'S'] });
  const values = { facing: 'N', setup: { Ha: ['0101'] }, army: { Ha: { count: 1 }, Pr: { count: 0 } } };
  it('add, move, turn, nudge and remove things of lists', () => {
    const added = board.add(values, units, 'Pr', { x: 28, y: 9 });
    expect(added.setup.Pr).toEqual(['0201']);
    expect(added.army.Pr.count).toBe(1);
    const handle = board.handles(added, units).find(({ keys }) => keys[0] === 'Pr')!;
    expect(board.remove(added, units, handle).army.Pr.count).toBe(0);
    expect(board.move(added, units, handle, { x: 11, y: 28 }).setup.Pr).toEqual(['0102']);
    expect(board.turn(added, units, handle, 1).facing).toBe('S');
    expect(board.nudge(values, units, board.handles(values, units)[0]!, { x: 1, y: 0 }).setup.Ha).toEqual(['0201']);
    expect(listsOf(values, units)).toEqual(['Ha', 'Pr']);
  });
  it('take suggested places along', () => {
    const led = { ...units, follows: 'default.*' };
    const whole = { ...values, setup: { Ha: ['0101'], SC: ['0102'] }, army: { Ha: { count: 1 }, SC: { count: 1 } }, default: { Ha: ['0101'], Pr: ['0102'] } };
    const [first, second] = board.handles(whole, led);
    const moved = board.move(whole, led, first!, { x: 28, y: 9 });
    expect(moved.default).toEqual({ Ha: ['0201'], Pr: ['0102'] });
    expect(moved.default.Pr).toBe(whole.default.Pr);
    expect(board.add(whole, led, 'Ha', { x: 28, y: 9 }).default.Ha).toEqual(['0101', '0201']);
    expect(board.remove(whole, led, first!).default.Ha).toEqual([]);
    expect(board.remove(whole, led, second!).default).toEqual({ Ha: ['0101'], Pr: [] });
    const spare = board.add(whole, { ...led, count: '' }, 'Ha', { x: 28, y: 9 });
    expect(spare.default).toEqual(whole.default);
    expect(board.remove(spare, led, first!).default.Ha).toEqual([]);
    expect(board.remove(whole, { ...led, count: '' }, first!).default).toEqual(whole.default);
  });
  it('lead a cross from place to place, or by paces where there are none', () => {
    const right = { x: 1, y: 0 };
    const here = board.spot(units, { x: 12, y: 11 });
    expect(board.nameOf(units, here)).toBe('0101');
    const there = board.next(units, here, right, 100);
    expect(board.nameOf(units, there)).toBe('0201');
    expect(board.next(units, there, right, 100)).toBe(there);
    const poses = layer({ kind: 'poses' });
    expect(board.next(poses, { x: 20, y: 30 }, right, 50)).toEqual({ x: 70, y: 30 });
    expect(board.nameOf(poses, { x: 70, y: 30 })).toBe('70, 70');
  });
  it('turn poses, drag outlines and paint signs', () => {
    const poses = layer({ kind: 'poses', path: 'elements', turn: 'facing' });
    const placed = { elements: [{ type: 'Bd', x: 50, y: 20, facing: 350 }] };
    const [one] = board.handles(placed, poses);
    expect(one!.point).toEqual({ x: 50, y: 80 });
    expect(board.turn(placed, poses, one!, 1).elements[0].facing).toBe(5);
    const areas = layer({ kind: 'outlines', path: 'terrain.*.polygon', new: { kind: 'wood', polygon: [[-10, -10], [10, -10], [0, 10]] } });
    const grown = board.add({}, areas, null, { x: 50, y: 50 });
    expect(grown.terrain[0].polygon[0]).toEqual([40, 40]);
    const [whole] = board.handles(grown, areas);
    expect(board.remove(grown, areas, whole!).terrain).toEqual([]);
    const ground = layer({ kind: 'signs', path: 'rows' });
    expect(board.paint({ rows: ['..', '..'] }, ground, '#', { x: 29, y: 11 }).rows).toEqual(['.#', '..']);
  });
});

describe('schema', () => {
  const root: Schema = { $defs: { Date: { type: 'object', properties: { bc: { type: 'integer', minimum: 1 } }, required: ['bc'] } } };
  it('begins new values and chooses among several', () => {
    expect(blank({ $ref: '#/$defs/Date' }, root)).toEqual({ bc: 1 });
    expect(fits({ anyOf: [{ type: 'null' }, { type: 'string' }] }, root, undefined).type).toBe('string');
  });
});
