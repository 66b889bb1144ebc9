/** The field reference: the schemas of all kinds of files as JSON Schema. */
import * as z from 'zod';
import { collections } from '#practice/collections.ts';
import type { CollectionName } from '#practice/collections.ts';
import { fieldKindOf } from '#content/fields/kinds.ts';
import { memoize } from '#content/memoize.ts';
import { groupsIn } from './json-schema.ts';
import type { FieldSchema } from './json-schema.ts';

/** The fields of a collection's files. */
export function fieldSchemaOf(collection: CollectionName): FieldSchema {
  return groupsIn(toFieldSchema(collections[collection].schema))[0] ?? {};
}

/** The schema of one field, without the fields of a group or a list's items. */
export function shallowSchemaOf(schema: z.core.$ZodType): FieldSchema {
  const { description: _, ...fieldSchema } = toFieldSchema(schema);
  if (fieldSchema.type === 'array') return { type: 'array' };
  const isGroup = fieldSchema.type === 'object' || groupsIn(fieldSchema).length > 0;
  return isGroup ? { type: 'object' } : fieldSchema;
}

const toFieldSchema = memoize((schema: z.core.$ZodType): FieldSchema => {
  const fieldSchema = z.toJSONSchema(schema, {
    io: 'input',
    unrepresentable: 'any',
    override: ({ zodSchema, jsonSchema }) => {
      const kind = fieldKindOf(zodSchema);
      if (kind !== undefined) jsonSchema['kind'] = kind;
    },
  });
  // JSON Schema has more keywords than `FieldSchema`, and `false` for additional properties.
  return fieldSchema as FieldSchema;
});
