import * as z from 'zod';
import { memoize } from '../memoize.ts';
import type { FieldSchema } from './json-schema.ts';

/** Generates the JSON Schema of a zod schema, for the field reference, the editor's forms and the editor on GitHub. */
export const toFieldSchema = memoize((schema: z.core.$ZodType): FieldSchema => {
  const fieldSchema = z.toJSONSchema(schema, { io: 'input', unrepresentable: 'any' });
  // JSON Schema has more keywords than `FieldSchema`, and allows `false` for additional properties.
  return fieldSchema as FieldSchema;
});
