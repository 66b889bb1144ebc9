import type * as z from 'zod';
import type { FieldPath } from './walk-schema.ts';
import { fieldSchema, isRecord, tellsItIs, unwrap } from './walk-schema.ts';

/** The schema that governs the value at `path`, or undefined where the path leaves the schema. */
export function schemaAt(
  schema: z.core.$ZodType,
  path: FieldPath,
  values: unknown,
): z.core.$ZodType | undefined {
  let current: z.core.$ZodType | undefined = schema;
  let value: unknown = values;
  for (const step of path) {
    if (current === undefined) return undefined;
    const inner: z.core.$ZodTypes = unwrap(current);
    if (inner._zod.def.type === 'array') {
      current = inner._zod.def.element;
      value = Array.isArray(value) ? value[Number(step)] : undefined;
    } else {
      const record: Record<string, unknown> = isRecord(value) ? value : {};
      current = fieldSchema(inner, record, String(step));
      value = record[String(step)];
    }
  }
  return current;
}

/** The field names allowed at `path`, for "did you mean". */
export function knownKeys(schema: z.ZodType, path: FieldPath, values: unknown): Set<string> {
  const found = schemaAt(schema, path, values);
  if (found === undefined) return new Set();
  return new Set(keysOf(found, valueAt(values, path)));
}

export function variantNames(schema: z.core.$ZodType | undefined, discriminator: string): string[] {
  if (schema === undefined) return [];
  const { def } = unwrap(schema)._zod;
  if (def.type !== 'union') return [];
  return def.options.flatMap((option) => {
    const field = fieldSchemaOfObject(option, discriminator);
    const inner = field === undefined ? undefined : unwrap(field)._zod.def;
    return inner?.type === 'literal' ? inner.values.map(String) : [];
  });
}

function keysOf(schema: z.core.$ZodType, value: unknown): string[] {
  const { def } = unwrap(schema)._zod;
  if (def.type === 'object') return Object.keys(def.shape);
  if (def.type !== 'union') return [];
  const fitting = isRecord(value) ? def.options.filter((option) => tellsItIs(option, value)) : [];
  return (fitting.length > 0 ? fitting : def.options).flatMap((option) => keysOf(option, value));
}

function fieldSchemaOfObject(schema: z.core.$ZodType, key: string): z.core.$ZodType | undefined {
  const { def } = unwrap(schema)._zod;
  return def.type === 'object' ? def.shape[key] : undefined;
}

function valueAt(values: unknown, path: FieldPath): unknown {
  return path.reduce<unknown>((value, step) => {
    if (Array.isArray(value)) return value[Number(step)];
    return isRecord(value) ? value[String(step)] : undefined;
  }, values);
}
