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
  return toFieldSchema(collections[collection].schema);
}

const toFieldSchema = memoize((schema: z.ZodType): FieldSchema => {
  const fieldSchema = z.toJSONSchema(schema, {
    io: 'input',
    unrepresentable: 'any',
    override: ({ zodSchema, jsonSchema }) => {
      const kind = fieldKindOf(zodSchema);
      if (kind !== undefined) jsonSchema['kind'] = kind;
    },
  });
  // JSON Schema has more keywords than `FieldSchema`, and `false` for additional properties.
  return groupsIn(fieldSchema as FieldSchema)[0] ?? {};
});
