import * as z from 'zod';
import type { CollectionName } from '../collections.ts';
import { collections, isPageCollection } from '../collections.ts';
import { withArticle } from '../problems/with-article.ts';
import { head } from '../schemas/parts/head.ts';
import { chapters, fieldList } from './field-list.ts';
import { opening } from './opening.ts';

/**
 * The authors' guide, made from the schemas: every kind of file, every field, and an example.
 * `examples` holds a small right file for the collections that have one.
 */
export function guideText(examples: ReadonlyMap<CollectionName, string>): string {
  const names = Object.keys(collections) as CollectionName[];
  const pages = names.filter(isPageCollection);
  const others = names.filter((name) => !isPageCollection(name));
  return [
    opening,
    '## Kinds of file\n',
    'Pages:\n',
    ...pages.map(contentsLine),
    '\nWhat pages quote and show:\n',
    ...others.map(contentsLine),
    '\n## Fields that every page has\n',
    ...fieldList(z.strictObject(head)),
    ...chapters.flatMap(([schema, title]) => [`\n## ${title}\n`, ...fieldList(schema)]),
    ...names.map((name) => `\n${collectionChapter(name, examples.get(name))}`),
    '',
  ].join('\n');
}

function contentsLine(name: CollectionName): string {
  return `- [${name}](#${name}): one file for each ${collections[name].noun}`;
}

const bodyWords = {
  required: 'The text below the second line of hyphens is **needed**.',
  optional: 'The text below the second line of hyphens may be left out.',
  none: 'There is no text below the second line of hyphens.',
};

function collectionChapter(name: CollectionName, example: string | undefined): string {
  const { noun, schema, body } = collections[name];
  const isPage = isPageCollection(name);
  return [
    `## ${name}`,
    '',
    `\`content/${name}/<name>.md\`: ${withArticle(noun)}. ${bodyWords[body]}`,
    ...(isPage ? ['It has the [fields that every page has](#fields-that-every-page-has), and these:'] : []),
    '',
    ...fieldList(schema, 0, isPage),
    '',
    ...(example === undefined
      ? [`The files in \`content/${name}\` are the example: open one and change its words.`]
      : ['Example:', '', '```markdown', example.trimEnd(), '```']),
  ].join('\n');
}
