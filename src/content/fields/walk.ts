import type * as z from 'zod';
import { isRecord } from '../source/frontmatter.ts';
import type { FieldPath } from '../source/positions.ts';
import type { Declaration } from './kinds.ts';
import { findDeclaration, findField, unwrap, findVariant } from './schema-parts.ts';

/**
 * Replaces each string in fields that the schema knows with the result of `visit`, in order. Unwraps optional and default
 * fields, and resolves unions.
 */
export function mapTexts(
  schema: z.core.$ZodType,
  value: unknown,
  visit: (text: string, declaration: Declaration | undefined, path: FieldPath) => string,
  path: FieldPath = [],
): unknown {
  if (typeof value === 'string') return visit(value, findDeclaration(schema), path);
  if (Array.isArray(value)) {
    const { def } = unwrap(schema)._zod;
    if (def.type !== 'array') return value;
    return value.map((item, index) => mapTexts(def.element, item, visit, [...path, index]));
  }
  const variant = isRecord(value) ? findVariant(schema, value) : undefined;
  if (!isRecord(value) || variant === undefined) return value;
  return Object.fromEntries(
    Object.entries(value).map(([key, field]) => {
      const fieldSchema = findField(variant, key);
      return [key, fieldSchema ? mapTexts(fieldSchema, field, visit, [...path, key]) : field];
    }),
  );
}

/** A string in a file's fields, with the declaration of its field. */
type FieldText = { text: string; declaration: Declaration | undefined; path: FieldPath };

/** Lists the strings in fields that the schema knows, in order. */
export function walkTexts(schema: z.core.$ZodType, values: unknown): FieldText[] {
  const texts: FieldText[] = [];
  mapTexts(schema, values, (text, declaration, path) => {
    texts.push({ text, declaration, path });
    return text;
  });
  return texts;
}

/** Replaces every string in values with the result of `transform`. */
export function mapStrings(
  value: unknown,
  transform: (text: string, path: FieldPath) => unknown,
  path: FieldPath = [],
): unknown {
  if (typeof value === 'string') return transform(value, path);
  if (Array.isArray(value)) return value.map((item, index) => mapStrings(item, transform, [...path, index]));
  if (!isRecord(value)) return value;
  return Object.fromEntries(
    Object.entries(value).map(([key, item]) => [key, mapStrings(item, transform, [...path, key])]),
  );
}

/** Lists every string in a file's fields. */
export function listStrings(values: unknown): { text: string; path: FieldPath }[] {
  const texts: { text: string; path: FieldPath }[] = [];
  mapStrings(values, (text, path) => {
    texts.push({ text, path });
    return text;
  });
  return texts;
}
