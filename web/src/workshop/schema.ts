// The JSON schema of a game's scenarios, as far as a form needs it.
import type { Path, Value } from './paths';

export interface Schema {
  $ref?: string;
  $defs?: Record<string, Schema>;
  type?: string;
  anyOf?: Schema[];
  enum?: (string | number | null)[];
  properties?: Record<string, Schema>;
  required?: string[];
  additionalProperties?: Schema | boolean;
  propertyNames?: Schema;
  items?: Schema | boolean;
  prefixItems?: Schema[];
  minimum?: number;
  maximum?: number;
  exclusiveMaximum?: number;
  minItems?: number;
  maxItems?: number;
  pattern?: string;
  description?: string;
  default?: Value;
}

/** A schema with its reference followed. */
export function resolved(schema: Schema, root: Schema): Schema {
  const name = schema.$ref?.split('/').pop();
  return name ? resolved(root.$defs![name]!, root) : schema;
}

/** Of several schemas the one that fits a value; nothing is not asked for, it is left out. */
export function fits(schema: Schema, root: Schema, value: Value): Schema {
  const plain = resolved(schema, root);
  if (!plain.anyOf) return plain;
  const some = plain.anyOf.map((each) => resolved(each, root)).filter(({ type }) => type !== 'null');
  return some.find((each) => each.type === kindOf(value)) ?? some[0]!;
}

function kindOf(value: Value): string {
  if (Array.isArray(value)) return 'array';
  if (typeof value === 'number') return 'integer';
  return typeof value;
}

/** Whether a table has names of its own in place of fields. */
export const isMapping = (schema: Schema): boolean => schema.type === 'object' && !schema.properties;

/** The schema of what is at a path of a value. */
export function schemaAt(root: Schema, value: Value, path: Path): Schema | null {
  let [schema, found]: [Schema | null, Value] = [fits(root, root, value), value];
  for (const key of path) {
    found = found?.[key];
    const inner: Schema | boolean | null | undefined = schema && (schema.properties?.[key] ?? schema.prefixItems?.[Number(key)] ?? (typeof key === 'number' ? schema.items : schema.additionalProperties));
    schema = inner && typeof inner === 'object' ? fits(inner, root, found) : null;
  }
  return schema;
}

/** What a new value begins as. */
export function blank(schema: Schema, root: Schema): Value {
  const plain = fits(schema, root, undefined);
  if (plain.default !== undefined && plain.default !== null) return structuredClone(plain.default);
  if (plain.enum) return plain.enum[0];
  if (plain.type === 'object') {
    return Object.fromEntries((plain.required ?? []).map((name) => [name, blank(plain.properties![name]!, root)]));
  }
  if (plain.type === 'array') {
    return plain.prefixItems?.map((each) => blank(each, root)) ?? Array.from({ length: plain.minItems ?? 0 }, () => blank(plain.items as Schema, root));
  }
  if (plain.type === 'boolean') return false;
  return plain.type === 'integer' || plain.type === 'number' ? (plain.minimum ?? 0) : '';
}
