// A position is sent as the bytes of one flat record, little endian; a schema describes its layout.

import type { Field, Schema } from '../wire';

export type Scalar = Extract<Field['type'], string>;
export type Value = number | Value[] | { [name: string]: Value };

const SCALARS: Record<Scalar, { size: number; read(view: DataView, at: number): number }> = {
  i1: { size: 1, read: (view, at) => view.getInt8(at) },
  i2: { size: 2, read: (view, at) => view.getInt16(at, true) },
  i4: { size: 4, read: (view, at) => view.getInt32(at, true) },
  i8: { size: 8, read: (view, at) => Number(view.getBigInt64(at, true)) },
  u1: { size: 1, read: (view, at) => view.getUint8(at) },
  u2: { size: 2, read: (view, at) => view.getUint16(at, true) },
  u4: { size: 4, read: (view, at) => view.getUint32(at, true) },
  u8: { size: 8, read: (view, at) => Number(view.getBigUint64(at, true)) },
};

/** The bytes of a position as it came over the wire. */
export function fromBase64(base64: string): Uint8Array {
  return Uint8Array.from(atob(base64), (sign) => sign.charCodeAt(0));
}

/** A copy of a position's bytes with some of them changed. */
export function patched(bytes: Uint8Array, patch: { at: number[]; to: number[] }): Uint8Array {
  const copy = bytes.slice();
  patch.at.forEach((place, number) => (copy[place] = patch.to[number]));
  return copy;
}

/** A position as plain objects: `decode(schema, bytes).units[3].hex`. */
export function decode(schema: Schema, bytes: Uint8Array): any {
  if (bytes.length < schema.size) throw new RangeError(`${bytes.length} bytes are no record of ${schema.size}`);
  return recordAt(schema, new DataView(bytes.buffer, bytes.byteOffset, bytes.byteLength), 0);
}

function recordAt(schema: Schema, view: DataView, start: number): { [name: string]: Value } {
  const made: { [name: string]: Value } = {};
  for (const field of schema.fields) made[field.name] = fieldAt(field, view, start + field.offset);
  return made;
}

function fieldAt(field: Field, view: DataView, start: number): Value {
  const { type } = field;
  const size = typeof type === 'string' ? SCALARS[type].size : type.size;
  const read = (at: number): Value =>
    typeof type === 'string' ? SCALARS[type].read(view, at) : recordAt(type, view, at);
  const fill = (shape: number[], at: number): Value => {
    if (!shape.length) return read(at);
    const [count, ...rest] = shape as [number, ...number[]];
    const stride = rest.reduce((product, length) => product * length, size);
    return Array.from({ length: count }, (_, number) => fill(rest, at + number * stride));
  };
  return fill(field.shape ?? [], start);
}
