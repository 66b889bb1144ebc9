import * as z from 'zod';
import { isRecord } from '../source/frontmatter.ts';
import type { FieldPath } from '../source/positions.ts';
import { declarationOf } from './kinds.ts';
import type { Declaration } from './kinds.ts';

type Schema = z.core.$ZodTypes;

/** Removes optional, default and similar wrappers. */
export function unwrap(schema: z.core.$ZodType): Schema {
  // zod's union of all schema classes is the only type that narrows by `def.type`.
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

/** A field's declaration, optional or not. */
export function declarationIn(schema: z.core.$ZodType): Declaration | undefined {
  return declarationOf(unwrap(schema)) ?? declarationOf(schema);
}

/** The schema of a key in an object, a record or the matching variant of a union. */
export function fieldSchema(
  schema: z.core.$ZodType,
  value: Record<string, unknown>,
  key: string,
): z.core.$ZodType | undefined {
  const variant = variantOf(schema, value);
  return variant && fieldOf(variant, key);
}

/** The schema of a key in an object or a record. */
export function fieldOf(variant: z.core.$ZodType, key: string): z.core.$ZodType | undefined {
  const { def } = unwrap(variant)._zod;
  if (def.type === 'object') return ownField(def.shape, key);
  return def.type === 'record' ? def.valueType : undefined;
}

/** The matching variant of a union; other schemas are returned unchanged. */
export function variantOf(
  schema: z.core.$ZodType,
  value: Record<string, unknown>,
): z.core.$ZodType | undefined {
  const { def } = unwrap(schema)._zod;
  if (def.type !== 'union') return schema;
  const variant = variantsFor(def, value).at(0);
  return variant && variantOf(variant, value);
}

/** Ignores inherited properties such as `constructor`. */
function ownField(shape: Record<string, z.core.$ZodType>, key: string): z.core.$ZodType | undefined {
  return Object.hasOwn(shape, key) ? shape[key] : undefined;
}

type Union = z.core.$ZodUnionDef | z.core.$ZodDiscriminatedUnionDef;

/** The variants that match a value's discriminator (`type`, `do`), or else those that have all of its fields. */
function variantsFor(def: Union, value: Record<string, unknown>): readonly z.core.$ZodType[] {
  const discriminator = 'discriminator' in def ? def.discriminator : undefined;
  return def.options.filter((option) =>
    discriminator === undefined
      ? hasFields(option, value)
      : literalsOf(option, discriminator).includes(value[discriminator]),
  );
}

function hasFields(option: z.core.$ZodType, value: Record<string, unknown>): boolean {
  const { def } = unwrap(option)._zod;
  return def.type === 'object' && Object.keys(value).every((key) => Object.hasOwn(def.shape, key));
}

/** The values that a variant allows as discriminator. */
function literalsOf(option: z.core.$ZodType, discriminator: string): readonly unknown[] {
  const { def } = unwrap(option)._zod;
  if (def.type === 'union') return def.options.flatMap((inner) => literalsOf(inner, discriminator));
  const field = def.type === 'object' ? ownField(def.shape, discriminator) : undefined;
  const inner = field && unwrap(field)._zod.def;
  return inner?.type === 'literal' ? inner.values : [];
}

/** The schema at `path`; undefined when the schema has no such path. */
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

/** The discriminator values of a union, such as section types; none for other schemas. */
export function variantNames(schema: z.core.$ZodType | undefined, discriminator: string): string[] {
  const def = schema && unwrap(schema)._zod.def;
  return def?.type === 'union'
    ? def.options.flatMap((option) => literalsOf(option, discriminator)).map(String)
    : [];
}

function keysOf(schema: z.core.$ZodType, value: unknown): string[] {
  const { def } = unwrap(schema)._zod;
  if (def.type === 'object') return Object.keys(def.shape);
  if (def.type !== 'union') return [];
  const named = 'discriminator' in def && isRecord(value) ? variantsFor(def, value) : [];
  return (named.length > 0 ? named : def.options).flatMap((option) => keysOf(option, value));
}

/** The value at `path`; undefined when there is none. */
export function valueAt(values: unknown, path: FieldPath): unknown {
  return path.reduce<unknown>((value, step) => {
    if (Array.isArray(value)) return value[Number(step)];
    return isRecord(value) ? value[String(step)] : undefined;
  }, values);
}

/** The schema's description for authors, if any. */
export function descriptionOf(schema: z.core.$ZodType): string {
  const own = z.globalRegistry.get(schema)?.description;
  return own ?? z.globalRegistry.get(unwrap(schema))?.description ?? '';
}
