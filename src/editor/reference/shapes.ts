/** The field reference: the schemas of all kinds of files as JSON Schema. */
import type * as z from 'zod';
import { collections } from '#practice/collections.ts';
import type { CollectionName } from '#practice/collections.ts';
import { toFieldSchema } from '#content/fields/field-schema.ts';
import { listGroups } from '#content/fields/json-schema.ts';
import type { FieldSchema } from '#content/fields/json-schema.ts';

/** The fields of a collection's files. */
export function buildFieldSchema(collection: CollectionName): FieldSchema {
  return listGroups(toFieldSchema(collections[collection].schema))[0] ?? {};
}

/** The schema of one field, without the fields of a group or a list's items. */
export function buildShallowSchema(schema: z.core.$ZodType): FieldSchema {
  const { description: _, ...fieldSchema } = toFieldSchema(schema);
  if (fieldSchema.type === 'array') return { type: 'array' };
  const isGroup = fieldSchema.type === 'object' || listGroups(fieldSchema).length > 0;
  return isGroup ? { type: 'object' } : fieldSchema;
}
