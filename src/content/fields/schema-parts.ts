import * as z from 'zod';
import { isRecord } from '../source/frontmatter.ts';
import type { FieldPath } from '../source/positions.ts';
import { getDeclaration } from './kinds.ts';
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

/** Returns a field's declaration, whether or not the field is optional. */
export function findDeclaration(schema: z.core.$ZodType): Declaration | undefined {
  return getDeclaration(unwrap(schema)) ?? getDeclaration(schema);
}

/** Finds the schema of a key in an object, a record or the matching variant of a union. */
export function findFieldSchema(
  schema: z.core.$ZodType,
  value: Record<string, unknown>,
  key: string,
): z.core.$ZodType | undefined {
  const variant = findVariant(schema, value);
  return variant && findField(variant, key);
}

/** Finds the schema of a key in an object or a record. */
export function findField(variant: z.core.$ZodType, key: string): z.core.$ZodType | undefined {
  const { def } = unwrap(variant)._zod;
  if (def.type === 'object') return findOwnField(def.shape, key);
  return def.type === 'record' ? def.valueType : undefined;
}

/** Finds the matching variant of a union. Returns other schemas unchanged. */
export function findVariant(
  schema: z.core.$ZodType,
  value: Record<string, unknown>,
): z.core.$ZodType | undefined {
  const { def } = unwrap(schema)._zod;
  if (def.type !== 'union') return schema;
  const variant = selectVariants(def, value).at(0);
  return variant && findVariant(variant, value);
}

/** Ignores inherited properties such as `constructor`. */
function findOwnField(shape: Record<string, z.core.$ZodType>, key: string): z.core.$ZodType | undefined {
  return Object.hasOwn(shape, key) ? shape[key] : undefined;
}

type Union = z.core.$ZodUnionDef | z.core.$ZodDiscriminatedUnionDef;

/** Selects the variants with the value's discriminator (`type`, `do`) or, in a union without one, with all of its fields. */
function selectVariants(def: Union, value: Record<string, unknown>): readonly z.core.$ZodType[] {
  const discriminator = 'discriminator' in def ? def.discriminator : undefined;
  return def.options.filter((option) =>
    discriminator === undefined
      ? hasFields(option, value)
      : listLiterals(option, discriminator).includes(value[discriminator]),
  );
}

function hasFields(option: z.core.$ZodType, value: Record<string, unknown>): boolean {
  const { def } = unwrap(option)._zod;
  return def.type === 'object' && Object.keys(value).every((key) => Object.hasOwn(def.shape, key));
}

/** Lists the discriminator values that a variant allows. */
function listLiterals(option: z.core.$ZodType, discriminator: string): readonly unknown[] {
  const { def } = unwrap(option)._zod;
  if (def.type === 'union') return def.options.flatMap((inner) => listLiterals(inner, discriminator));
  const field = def.type === 'object' ? findOwnField(def.shape, discriminator) : undefined;
  const inner = field && unwrap(field)._zod.def;
  return inner?.type === 'literal' ? inner.values : [];
}

/** Finds the schema at `path`. Returns undefined if the schema has no such path. */
export function findSchema(
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
      current = findFieldSchema(inner, record, String(step));
      value = record[String(step)];
    }
  }
  return current;
}

/** Lists the field names allowed at `path`, for "did you mean". */
export function listKnownKeys(schema: z.ZodType, path: FieldPath, values: unknown): Set<string> {
  const schemaAtPath = findSchema(schema, path, values);
  if (schemaAtPath === undefined) return new Set();
  return new Set(listKeys(schemaAtPath, getValue(values, path)));
}

/** Lists the discriminator values of a union, such as section types. Other schemas have none. */
export function listVariantNames(schema: z.core.$ZodType | undefined, discriminator: string): string[] {
  const def = schema && unwrap(schema)._zod.def;
  return def?.type === 'union'
    ? def.options.flatMap((option) => listLiterals(option, discriminator)).map(String)
    : [];
}

function listKeys(schema: z.core.$ZodType, value: unknown): string[] {
  const { def } = unwrap(schema)._zod;
  if (def.type === 'object') return Object.keys(def.shape);
  if (def.type !== 'union') return [];
  const variants = 'discriminator' in def && isRecord(value) ? selectVariants(def, value) : [];
  return (variants.length > 0 ? variants : def.options).flatMap((option) => listKeys(option, value));
}

/** Returns the value at `path`, or undefined if there is none. */
export function getValue(values: unknown, path: FieldPath): unknown {
  return path.reduce<unknown>((value, step) => {
    if (Array.isArray(value)) return value[Number(step)];
    return isRecord(value) ? value[String(step)] : undefined;
  }, values);
}

/** Returns the schema's description for authors, or an empty string. */
export function getDescription(schema: z.core.$ZodType): string {
  const description = z.globalRegistry.get(schema)?.description;
  return description ?? z.globalRegistry.get(unwrap(schema))?.description ?? '';
}
