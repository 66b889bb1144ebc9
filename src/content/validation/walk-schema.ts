import type * as z from 'zod';
import type { Meaning } from '../fields.ts';
import { meaningOf } from '../fields.ts';

export type FieldPath = (string | number)[];

type Schema = z.core.$ZodTypes;

/**
 * Walks validated data beside its schema and replaces each text by what `visit` returns.
 * Wrappers (optional, default) are looked through; unions are followed by their discriminator.
 */
export function mapTexts(
  schema: z.core.$ZodType,
  value: unknown,
  visit: (text: string, meaning: Meaning | undefined, path: FieldPath) => string,
  path: FieldPath = [],
): unknown {
  if (value === undefined || value === null) return value;
  const inner = unwrap(schema);
  if (typeof value === 'string') return visit(value, meaningOf(inner) ?? meaningOf(schema), path);
  if (Array.isArray(value)) {
    const item = inner._zod.def.type === 'array' ? inner._zod.def.element : inner;
    return value.map((entry, index) => mapTexts(item, entry, visit, [...path, index]));
  }
  if (!isRecord(value)) return value;
  return Object.fromEntries(
    Object.entries(value).map(([key, entry]) => {
      const field = fieldSchema(inner, value, key);
      return [key, field === undefined ? entry : mapTexts(field, entry, visit, [...path, key])];
    }),
  );
}

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

/** The schema of one key of an object, a record or the fitting variant of a union. */
export function fieldSchema(
  schema: z.core.$ZodType,
  value: Record<string, unknown>,
  key: string,
): z.core.$ZodType | undefined {
  const { def } = unwrap(schema)._zod;
  if (def.type === 'object') return def.shape[key];
  if (def.type === 'record') return def.valueType;
  if (def.type === 'union') {
    const variant = def.options.find((option) => fitsVariant(option, value));
    return variant === undefined ? undefined : fieldSchema(variant, value, key);
  }
  return undefined;
}

/**
 * A variant with a telling field (`type`, `do`) fits by
 * that; one without, by having every field of the value.
 */
function fitsVariant(option: z.core.$ZodType, value: Record<string, unknown>): boolean {
  const { def } = unwrap(option)._zod;
  if (def.type === 'union') return def.options.some((inner) => fitsVariant(inner, value));
  if (def.type !== 'object') return false;
  if (tellingFields(option).length > 0) return tellsItIs(option, value);
  return Object.keys(value).every((key) => Object.hasOwn(def.shape, key));
}

/** Whether the value names this variant by its telling field. */
export function tellsItIs(option: z.core.$ZodType, value: Record<string, unknown>): boolean {
  const telling = tellingFields(option);
  return telling.length > 0 && telling.every(([key, words]) => words.some((word) => word === value[key]));
}

type TellingField = [string, readonly unknown[]];

/** There are few variants, and each item of each list is held against them. */
const knownTelling = new WeakMap<z.core.$ZodType, TellingField[]>();

/** The fields whose only allowed words tell a variant from the others. */
function tellingFields(option: z.core.$ZodType): TellingField[] {
  const known = knownTelling.get(option) ?? findTellingFields(option);
  knownTelling.set(option, known);
  return known;
}

function findTellingFields(option: z.core.$ZodType): TellingField[] {
  const { def } = unwrap(option)._zod;
  if (def.type !== 'object') return [];
  return Object.entries(def.shape).flatMap(([key, field]) => {
    const inner = unwrap(field)._zod.def;
    return inner.type === 'literal' ? [[key, inner.values]] : [];
  });
}

export function isRecord(value: unknown): value is Record<string, unknown> {
  return typeof value === 'object' && value !== null && !Array.isArray(value);
}
