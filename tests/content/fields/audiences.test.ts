import { expect, test } from 'vitest';
import { toFieldSchema } from '#content/fields/field-schema.ts';
import { collections } from '#practice/collections.ts';

/** Lists the paths of text fields in a schema that declare no audience. */
function listTextWithoutAudience(schema: unknown, path: string): string[] {
  if (typeof schema !== 'object' || schema === null || 'audience' in schema || 'enum' in schema) return [];
  if ('type' in schema && schema.type === 'string' && !('const' in schema)) return [path];
  return Object.entries(schema).flatMap(([key, inner]) =>
    // Skips the names of a record's fields.
    key === 'propertyNames' ? [] : listTextWithoutAudience(inner, `${path}.${key}`),
  );
}

test('every text field declares its audience', () => {
  expect(
    Object.entries(collections).flatMap(([name, { schema }]) =>
      listTextWithoutAudience(toFieldSchema(schema), name),
    ),
  ).toEqual([]);
});
