/** What a kind of file asks for, as JSON Schema says it of its zod schema: the field reference. */
import * as z from 'zod';
import { collections } from '#practice/collections.ts';
import type { CollectionName } from '#practice/collections.ts';
import { fieldKindOf } from '#content/fields/kinds.ts';
import { memoize } from '#content/memoize.ts';
import { groupsIn } from './json-schema.ts';
import type { Asked } from './json-schema.ts';

/** The fields of a collection's files. */
export function askedBy(collection: CollectionName): Asked {
  return askedBySchema(collections[collection].schema);
}

const askedBySchema = memoize((schema: z.ZodType): Asked => {
  const asked = z.toJSONSchema(schema, {
    io: 'input',
    unrepresentable: 'any',
    override: ({ zodSchema, jsonSchema }) => {
      const kind = fieldKindOf(zodSchema);
      if (kind !== undefined) jsonSchema['kind'] = kind;
    },
  });
  // JSON Schema has more words than these, and `false` for what nobody may add.
  return groupsIn(asked as Asked)[0] ?? {};
});
