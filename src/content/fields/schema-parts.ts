import * as z from 'zod';
import { memoize } from '../memoize.ts';
import { isRecord } from '../source/frontmatter.ts';
import type { FieldPath } from '../source/positions.ts';
import { declarationOf } from './kinds.ts';
import type { Declaration } from './kinds.ts';

type Schema = z.core.$ZodTypes;

/** The schema below optional, default and the like. */
export function unwrap(schema: z.core.$ZodType): Schema {
  // zod's own union of every schema class: the only way to narrow by `def.type`.
  let current = schema as Schema;
  while (
    current._zod.def.type === 'optional' ||
    current._zod.def.type === 'default' ||
    current._zod.def.type === 'nullable' ||
    current._zod.def.type === 'prefault' ||
    current._zod.def.type === 'readonly'
  ) {
    current = current._zod.def.innerType as Schema;
  }
  return current;
}

/** What was declared of a field, whether it may be left out or not. */
export const declarationIn = memoize(
  (schema: z.core.$ZodType): Declaration | undefined =>
    declarationOf(unwrap(schema)) ?? declarationOf(schema),
);

/** The schema of one key of an object, a record or the fitting variant of a union. */
export function fieldSchema(
  schema: z.core.$ZodType,
  value: Record<string, unknown>,
  key: string,
): z.core.$ZodType | undefined {
  const variant = variantOf(schema, value);
  return variant && fieldOf(variant, key);
}

/** The schema of one key of an object or a record. */
export function fieldOf(variant: z.core.$ZodType, key: string): z.core.$ZodType | undefined {
  const { def } = unwrap(variant)._zod;
  if (def.type === 'object') return ownField(def.shape, key);
  return def.type === 'record' ? def.valueType : undefined;
}

/** Of a union, the variant that fits the value; any other schema is its own. */
export function variantOf(
  schema: z.core.$ZodType,
  value: Record<string, unknown>,
): z.core.$ZodType | undefined {
  const { def } = unwrap(schema)._zod;
  if (def.type !== 'union') return schema;
  const variant = def.options.find((option) => fitsVariant(option, value));
  return variant && variantOf(variant, value);
}

/** What every JavaScript object has, such as `constructor`, is no field. */
function ownField(shape: Record<string, z.core.$ZodType>, key: string): z.core.$ZodType | undefined {
  return Object.hasOwn(shape, key) ? shape[key] : undefined;
}

/**
 * A variant with a discriminator (`type`, `do`) fits by
 * that; one without, by having every field of the value.
 */
function fitsVariant(option: z.core.$ZodType, value: Record<string, unknown>): boolean {
  const { def } = unwrap(option)._zod;
  if (def.type === 'union') return def.options.some((inner) => fitsVariant(inner, value));
  if (def.type !== 'object') return false;
  if (discriminatorsOf(option).length > 0) return isNamed(option, value);
  return Object.keys(value).every((key) => Object.hasOwn(def.shape, key));
}

/** Whether the value names this variant by its discriminators. */
function isNamed(option: z.core.$ZodType, value: Record<string, unknown>): boolean {
  const discriminators = discriminatorsOf(option);
  return (
    discriminators.length > 0 &&
    discriminators.every(([key, words]) => words.some((word) => word === value[key]))
  );
}

type Discriminator = [string, readonly unknown[]];

/** The fields whose only allowed words tell a variant from the others. Asked for each item of each list. */
const discriminatorsOf = memoize((option: z.core.$ZodType): Discriminator[] => {
  const { def } = unwrap(option)._zod;
  if (def.type !== 'object') return [];
  return Object.entries(def.shape).flatMap(([key, field]) => {
    const inner = unwrap(field)._zod.def;
    return inner.type === 'literal' ? [[key, inner.values]] : [];
  });
});

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

/** The words by which the variants of a union differ in a field, such as the types of sections; none for other schemas. */
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
  const fitting = isRecord(value) ? def.options.filter((option) => isNamed(option, value)) : [];
  return (fitting.length > 0 ? fitting : def.options).flatMap((option) => keysOf(option, value));
}

function fieldSchemaOfObject(schema: z.core.$ZodType, key: string): z.core.$ZodType | undefined {
  const { def } = unwrap(schema)._zod;
  return def.type === 'object' ? ownField(def.shape, key) : undefined;
}

/** What stands at `path`, or undefined where the path leaves the values. */
export function valueAt(values: unknown, path: FieldPath): unknown {
  return path.reduce<unknown>((value, step) => {
    if (Array.isArray(value)) return value[Number(step)];
    return isRecord(value) ? value[String(step)] : undefined;
  }, values);
}

/** What a schema says of itself in the author's voice, or nothing. */
export function descriptionOf(schema: z.core.$ZodType): string {
  const own = z.globalRegistry.get(schema)?.description;
  return own ?? z.globalRegistry.get(unwrap(schema))?.description ?? '';
}
