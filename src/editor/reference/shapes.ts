/** The field reference: the collections' schemas as JSON Schema. */
import { collections } from '#practice/collections.ts';
import type { CollectionName } from '#practice/collections.ts';
import { toFieldSchema } from '#content/fields/field-schema.ts';
import { listGroups } from '#content/fields/json-schema.ts';
import type { FieldSchema } from '#content/fields/json-schema.ts';

/** Builds the schema of a collection's fields. */
export function buildFieldSchema(collection: CollectionName): FieldSchema {
  return listGroups(toFieldSchema(collections[collection].schema))[0] ?? {};
}
