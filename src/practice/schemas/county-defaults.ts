import * as z from 'zod';
import { countyFields } from './county.ts';

type Shape = typeof countyFields.shape;

/** Fields without a default: a shared value would be wrong, or would hide that one is missing. */
const countyOnlyFields: ReadonlySet<string> = new Set([
  'name',
  'circuit',
  'seat',
  'neighbors',
  'path',
  'aliases',
  'updated',
  'draft',
  'publishOn',
  'expiresOn',
  'redirectTo',
  'communities.names',
  'communities.groups',
]);

const rejectedField = z
  .custom(() => false, { error: 'belongs in each county’s file, not in the defaults' })
  .optional();

function unwrap(schema: z.core.$ZodType): z.ZodType {
  if (schema instanceof z.ZodOptional || schema instanceof z.ZodDefault) return unwrap(schema.unwrap());
  // The fields are zod's own classes.
  return schema as z.ZodType;
}

/** Makes fields and groups optional, one level deep; nested values must be complete. */
function makeOptional(path: string, schema: z.core.$ZodType): z.ZodType {
  if (countyOnlyFields.has(path)) return rejectedField;
  const inner = unwrap(schema);
  if (!(inner instanceof z.ZodObject) || path.includes('.')) return inner.optional();
  return z
    .strictObject(
      Object.fromEntries(
        Object.entries(inner.shape).map(([key, field]) => [key, makeOptional(`${path}.${key}`, field)]),
      ),
    )
    .optional();
}

/** Defaults for county pages: all optional, without the fields that only a county's own file may set. */
export const countyDefaults = z.strictObject(
  Object.fromEntries(
    Object.entries(countyFields.shape).map(([key, field]) => [key, makeOptional(key, field)]),
  ),
) as unknown as z.ZodObject<{ [Key in keyof Shape]: z.ZodOptional<Shape[Key]> }, z.core.$strict>;
