// Other values for the tables of a game that a scenario brings along, by their dotted paths.
import type { Value } from './paths';

export const OVERRIDES = 'overrides';

/** The single values with their whole paths; a file may also write them as tables. */
export function flattened(table: Value, above = ''): Record<string, Value> {
  const found: Record<string, Value> = {};
  for (const [key, value] of Object.entries((table ?? {}) as Record<string, Value>)) {
    const path = above ? `${above}.${key}` : key;
    if (value !== null && typeof value === 'object' && !Array.isArray(value)) Object.assign(found, flattened(value, path));
    else found[path] = value;
  }
  return found;
}

/** A scenario whose other values are written by their paths. */
export function byPath(values: Value): Value {
  const given = values?.[OVERRIDES];
  const nested = given && Object.values(given).some((value) => value !== null && typeof value === 'object' && !Array.isArray(value));
  return nested ? { ...values, [OVERRIDES]: flattened(given) } : values;
}
