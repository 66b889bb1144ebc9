import * as z from 'zod';
import { unwrap } from '#content/fields/schema-parts.ts';
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

/** Makes fields and groups optional, one level deep; nested values must be complete. */
function makeOptional(path: string, schema: z.core.$ZodType): z.ZodType {
  if (countyOnlyFields.has(path)) return rejectedField;
  // zod's own classes; `unwrap` returns their common base type.
  const inner = unwrap(schema) as unknown as z.ZodType;
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
