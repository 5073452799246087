import { describe, expect, it } from 'vitest';
import { decode, fromBase64, patched } from '../src/board/record';
import type { Schema } from '../src/wire';
import { base64 } from './samples';

const UNIT: Schema = { size: 4, fields: [{ name: 'hex', offset: 0, type: 'i2', shape: null }, { name: 'marks', offset: 2, type: 'u1', shape: [2] }] };
const BATTLE: Schema = {
  size: 28,
  fields: [
    { name: 'turn', offset: 0, type: 'i4', shape: null },
    { name: 'units', offset: 4, type: UNIT, shape: [2] },
    { name: 'boxes', offset: 12, type: 'i2', shape: [2, 2] },
    { name: 'key', offset: 20, type: 'u8', shape: null },
  ],
};

function battle(): Uint8Array {
  const view = new DataView(new ArrayBuffer(BATTLE.size));
  view.setInt32(0, -7, true);
  view.setInt16(4, 1010, true);
  view.setUint8(7, 200);
  view.setInt16(8, -1, true);
  [1, 2, 3, -4].forEach((value, place) => view.setInt16(12 + 2 * place, value, true));
  view.setBigUint64(20, 2n ** 40n, true);
  return new Uint8Array(view.buffer);
}

describe('a position', () => {
  it('is read field by field, records and arrays within it too', () => {
    expect(decode(BATTLE, battle())).toEqual({
      turn: -7, units: [{ hex: 1010, marks: [0, 200] }, { hex: -1, marks: [0, 0] }], boxes: [[1, 2], [3, -4]], key: 2 ** 40,
    });
  });

  it('is read from wherever its bytes begin', () => {
    const shifted = new Uint8Array([9, ...battle()]).subarray(1);
    expect(decode(BATTLE, shifted).units[0].hex).toBe(1010);
  });

  it('is refused when bytes are missing', () => {
    expect(() => decode(BATTLE, battle().slice(0, 27))).toThrow(RangeError);
  });

  it('is patched in a copy', () => {
    const before = fromBase64(base64(1, 2, 3));
    expect([...patched(before, { at: [2, 0], to: [30, 255] })]).toEqual([255, 2, 30]);
    expect([...before]).toEqual([1, 2, 3]);
  });
});
