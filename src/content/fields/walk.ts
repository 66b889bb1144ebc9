import type * as z from 'zod';
import { isRecord } from '../source/frontmatter.ts';
import type { FieldPath } from '../source/positions.ts';
import { toFieldSchema } from './field-schema.ts';
import type { FieldSchema } from './json-schema.ts';
import { findField } from './schema-parts.ts';

/** Returns the new value of a text; `field` is the schema of its field. */
type VisitText = (text: string, field: FieldSchema, path: FieldPath) => string;

/** Replaces each string in fields that the schema knows with the result of `visit`, in order. */
export function mapTexts(schema: z.core.$ZodType, values: unknown, visit: VisitText): unknown {
  return mapFieldTexts(toFieldSchema(schema), values, visit, []);
}

function mapFieldTexts(field: FieldSchema, value: unknown, visit: VisitText, path: FieldPath): unknown {
  if (typeof value === 'string') return visit(value, field, path);
  if (Array.isArray(value)) {
    const { items } = field;
    return items ? value.map((item, index) => mapFieldTexts(items, item, visit, [...path, index])) : value;
  }
  if (!isRecord(value)) return value;
  return Object.fromEntries(
    Object.entries(value).map(([key, inner]) => {
      const innerField = findField(field, value, key);
      return [key, innerField ? mapFieldTexts(innerField, inner, visit, [...path, key]) : inner];
    }),
  );
}

/** A string in a file's fields, with the schema of its field. */
type FieldText = { text: string; field: FieldSchema; path: FieldPath };

/** Lists the strings in fields that the schema knows, in order. */
export function walkTexts(schema: z.core.$ZodType, values: unknown): FieldText[] {
  const texts: FieldText[] = [];
  mapTexts(schema, values, (text, field, path) => {
    texts.push({ text, field, path });
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
