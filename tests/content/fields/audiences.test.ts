import { expect, test } from 'vitest';
import { toFieldSchema } from '#content/fields/field-schema.ts';
import { collections } from '#practice/collections.ts';

/** Paths of the texts in a field schema that declare no audience. */
function listUndeclaredTexts(schema: unknown, path: string): string[] {
  if (typeof schema !== 'object' || schema === null || 'audience' in schema || 'enum' in schema) return [];
  if ('type' in schema && schema.type === 'string' && !('const' in schema)) return [path];
  return Object.entries(schema).flatMap(([key, inner]) =>
    // The names of a record's fields.
    key === 'propertyNames' ? [] : listUndeclaredTexts(inner, `${path}.${key}`),
  );
}

test('every text declares its audience', () => {
  expect(
    Object.entries(collections).flatMap(([name, { schema }]) =>
      listUndeclaredTexts(toFieldSchema(schema), name),
    ),
  ).toEqual([]);
});
