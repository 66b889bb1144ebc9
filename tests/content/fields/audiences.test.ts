import { expect, test } from 'vitest';
import type * as z from 'zod';
import { collections } from '#practice/collections.ts';
import { findDeclaration, unwrap } from '#content/fields/schema-parts.ts';

/** Paths of the texts below a schema that declare no audience. */
function listUndeclaredTexts(schema: z.core.$ZodType, path: string): string[] {
  if (findDeclaration(schema) !== undefined) return [];
  const { def } = unwrap(schema)._zod;
  switch (def.type) {
    case 'string':
      return [path];
    case 'array':
      return listUndeclaredTexts(def.element, `${path}[]`);
    case 'record':
      return listUndeclaredTexts(def.valueType, `${path}{}`);
    case 'union':
      return def.options.flatMap((option) => listUndeclaredTexts(option, path));
    case 'object':
      return Object.entries(def.shape).flatMap(([key, field]) =>
        listUndeclaredTexts(field, `${path}.${key}`),
      );
    default:
      return [];
  }
}

test('every text declares its audience', () => {
  expect(
    Object.entries(collections).flatMap(([name, { schema }]) => listUndeclaredTexts(schema, name)),
  ).toEqual([]);
});
