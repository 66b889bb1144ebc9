import type * as z from 'zod';
import { memoize } from '../memoize.ts';
import { isRecord } from '../source/frontmatter.ts';
import type { FieldPath } from '../source/positions.ts';
import type { FieldKind } from './kinds.ts';
import { declarationIn, fieldOf, unwrap, variantOf } from './schema-parts.ts';

/**
 * Walks validated data along with its schema and replaces each text by what `visit` returns.
 * Wrappers (optional, default) are looked through; unions are followed by their discriminator.
 */
export function mapTexts(
  schema: z.core.$ZodType,
  value: unknown,
  visit: (text: string, kind: FieldKind | undefined, path: FieldPath) => string,
): unknown {
  const path: FieldPath = [];
  const mapAt = (key: string | number, schemaThere: z.core.$ZodType, there: unknown): unknown => {
    path.push(key);
    const mapped = map(schemaThere, there);
    path.pop();
    return mapped;
  };
  const map = (schemaHere: z.core.$ZodType, here: unknown): unknown => {
    if (here === undefined || here === null) return here;
    if (typeof here === 'string') return visit(here, declarationIn(schemaHere)?.kind, [...path]);
    const inner = unwrap(schemaHere);
    if (Array.isArray(here)) {
      const item = inner._zod.def.type === 'array' ? inner._zod.def.element : inner;
      return here.map((entry, index) => mapAt(index, item, entry));
    }
    if (!isRecord(here)) return here;
    const variant = variantOf(inner, here);
    // Copied as a whole, which is quicker than field by field: each field of each file comes by here.
    const mapped = { ...here };
    if (variant === undefined) return mapped;
    for (const key of Object.keys(here)) {
      const field = fieldOf(variant, key);
      if (field !== undefined) mapped[key] = mapAt(key, field, here[key]);
    }
    return mapped;
  };
  return map(schema, value);
}

/**
 * Visits each text of values along with its schema, in the order of the values; fields that the schema doesn't have are
 * passed over, and those whose schema doesn't hold what is looked for. `path` is the walk's own: whoever keeps it copies it.
 */
export function eachText(
  schema: z.core.$ZodType,
  values: unknown,
  visit: (text: string, schema: z.core.$ZodType, path: FieldPath) => void,
  mayHold: (schema: z.core.$ZodType) => boolean = () => true,
): void {
  const path: FieldPath = [];
  const walkAt = (key: string | number, schemaThere: z.core.$ZodType | undefined, there: unknown): void => {
    if (schemaThere === undefined || !mayHold(schemaThere)) return;
    path.push(key);
    walk(schemaThere, there);
    path.pop();
  };
  const walk = (schemaHere: z.core.$ZodType, here: unknown): void => {
    if (typeof here === 'string') visit(here, schemaHere, path);
    else if (Array.isArray(here)) {
      const { def } = unwrap(schemaHere)._zod;
      const item = def.type === 'array' ? def.element : undefined;
      for (const [index, value] of here.entries()) walkAt(index, item, value);
    } else if (isRecord(here)) {
      const variant = variantOf(schemaHere, here);
      if (variant === undefined) return;
      for (const key of Object.keys(here)) walkAt(key, fieldOf(variant, key), here[key]);
    }
  };
  walk(schema, values);
}

/** Asks once of each schema whether it, or any within it, is one of `wanted`. */
export function schemasHolding(
  wanted: (schema: z.core.$ZodType) => boolean,
): (schema: z.core.$ZodType) => boolean {
  const mayHold = memoize(
    (schema: z.core.$ZodType): boolean => wanted(schema) || within(schema).some(mayHold),
  );
  return mayHold;
}

function within(schema: z.core.$ZodType): readonly z.core.$ZodType[] {
  const { def } = unwrap(schema)._zod;
  switch (def.type) {
    case 'array':
      return [def.element];
    case 'object':
      return Object.values(def.shape);
    case 'record':
      return [def.valueType];
    case 'union':
      return def.options;
    default:
      return [];
  }
}

/** Every text of a file's fields, whatever it is for. */
export function typedTexts(value: unknown, path: FieldPath = []): { text: string; path: FieldPath }[] {
  if (typeof value === 'string') return [{ text: value, path }];
  if (Array.isArray(value)) return value.flatMap((item, index) => typedTexts(item, [...path, index]));
  if (!isRecord(value)) return [];
  return Object.entries(value).flatMap(([key, item]) => typedTexts(item, [...path, key]));
}
