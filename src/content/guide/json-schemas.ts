import * as z from 'zod';
import type { CollectionName } from '../collections.ts';
import { collections } from '../collections.ts';
import { withArticle } from '../problems/with-article.ts';

/** A text with a quoted fact in it can't be judged before the fact is known. */
const quotesFact = { type: 'string', pattern: '\\{\\{[a-z0-9-]+\\}\\}' } as const;

/** The JSON Schema of each collection's fields, for editors that complete and check frontmatter. */
export function jsonSchemas(): [CollectionName, z.core.JSONSchema.JSONSchema][] {
  return (Object.keys(collections) as CollectionName[]).map((name) => [name, jsonSchema(name)]);
}

function jsonSchema(name: CollectionName): z.core.JSONSchema.JSONSchema {
  const { schema, noun } = collections[name];
  const json = z.toJSONSchema(schema, {
    io: 'input',
    target: 'draft-07',
    unrepresentable: 'any',
    override({ jsonSchema: part }) {
      delete part['meaning'];
      if (part.type !== 'string' || (part.pattern ?? part.format ?? part.maxLength) === undefined) return;
      const { description, ...rules } = { ...part };
      for (const key of Object.keys(part)) delete part[key];
      Object.assign(part, { ...(description !== undefined && { description }), anyOf: [rules, quotesFact] });
    },
  });
  return { title: `Fields of ${withArticle(noun)}`, ...json };
}
