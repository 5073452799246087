// Places in a scenario's document: reading, and changed copies of it.

export type Key = string | number;
export type Path = Key[];
export type Value = any;

export function at(node: Value, path: Path): Value {
  return path.reduce((found: Value, key) => found?.[key], node);
}

/** A copy with another value at a path; what is missing on the way is made. */
export function put(node: Value, path: Path, value: Value): Value {
  const [key, ...rest] = path;
  if (key === undefined) return value;
  const copy: Value = Array.isArray(node) ? [...node] : { ...node };
  copy[key] = put(copy[key] ?? (typeof rest[0] === 'number' ? [] : {}), rest, value);
  return copy;
}

/** A copy without what is at a path. */
export function without(node: Value, path: Path): Value {
  const parent = at(node, path.slice(0, -1));
  const key = path[path.length - 1]!;
  const copy = Array.isArray(parent) ? parent.filter((_, place) => place !== key) : Object.fromEntries(Object.entries(parent).filter(([name]) => name !== key));
  return put(node, path.slice(0, -1), copy);
}

/** A path as the server writes it in a fault. */
export function written(path: Path): string {
  return path.map((key) => (typeof key === 'number' ? `[${key}]` : `.${key}`)).join('').replace(/^\./, '');
}

/** Whether a fault at a place is at or below a path. */
export function holds(path: Path, place: string): boolean {
  const own = written(path);
  return place === own || own === '' || place.startsWith(`${own}.`) || place.startsWith(`${own}[`);
}

/** The paths that a pattern with `*` for any key fits, and the keys in their place. */
export function fitting(node: Value, pattern: string): { path: Path; keys: Path }[] {
  let found: { path: Path; keys: Path; node: Value }[] = [{ path: [], keys: [], node }];
  for (const part of pattern.split('.')) {
    found = found.flatMap(({ path, keys, node }) => {
      if (part !== '*') return node?.[part] === undefined ? [] : [{ path: [...path, part], keys, node: node[part] }];
      const inner: [Key, Value][] = Array.isArray(node) ? [...node.entries()] : Object.entries(node ?? {});
      return inner.map(([key, value]) => ({ path: [...path, key], keys: [...keys, key], node: value }));
    });
  }
  return found.map(({ path, keys }) => ({ path, keys }));
}

/** The keys of all tables of this name, wherever they are. */
export function keysUnder(node: Value, name: Key): string[] {
  if (node === null || typeof node !== 'object') return [];
  const found = Object.entries(node).flatMap(([key, inner]: [string, Value]) => {
    const own = key === name && inner !== null && typeof inner === 'object' && !Array.isArray(inner) ? Object.keys(inner) : [];
    return [...own, ...keysUnder(inner, name)];
  });
  return [...new Set(found)];
}

/** A pattern with keys in the place of `*`. */
export function filled(pattern: string, keys: Path): Path {
  const left = [...keys];
  return pattern.split('.').map((part) => (part === '*' ? left.shift()! : part));
}
