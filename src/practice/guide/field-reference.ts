import * as z from 'zod';
import { collections, isCollection, isPageCollection } from '../collections.ts';
import type { CollectionName } from '../collections.ts';
import { toFieldSchema } from '#content/fields/field-schema.ts';
import { withArticle } from '#content/report/print.ts';
import { head } from '../schemas/parts/head.ts';
import { chapters, printFields } from './field-types.ts';

const opening = `# Fields of content files

Generated from the schemas by \`npm run check -- --write-guide\`. [\`content/README.md\`](../content/README.md) explains how to write for this site.
`;

/** Generates the field reference from the schemas: all collections with their fields. `examples` contains a valid file of some. */
export function generateFieldReference(examples: ReadonlyMap<CollectionName, string>): string {
  const names = Object.keys(collections) as CollectionName[];
  const pages = names.filter(isPageCollection);
  const others = names.filter((name) => !isPageCollection(name));
  return [
    opening,
    '## Kinds of file\n',
    'Pages:\n',
    ...pages.map(printContentsLine),
    '\nWhat pages quote and show:\n',
    ...others.map(printContentsLine),
    '\n## Fields that every page has\n',
    ...printFields(toFieldSchema(z.strictObject(head))),
    ...chapters.flatMap((chapter) => [`\n## ${chapter.title}\n`, ...printFields(chapter)]),
    ...names.map((name) => `\n${printChapter(name, examples.get(name))}`),
    '',
  ].join('\n');
}

function printContentsLine(name: CollectionName): string {
  const { noun, file } = collections[name];
  return file === undefined
    ? `- [${name}](#${name}): one file for each ${noun}`
    : `- [${name}](#${name}): \`${file}\`, the ${noun}`;
}

const bodyDescriptions = {
  required: 'The text below the second line of hyphens is **required**.',
  optional: 'The text below the second line of hyphens is optional.',
  none: 'There is no text below the second line of hyphens.',
};

function printChapter(name: CollectionName, example: string | undefined): string {
  const { noun, schema, body, file } = collections[name];
  const isPage = isPageCollection(name);
  const defaulted = findDefaultedCollection(name);
  return [
    `## ${name}`,
    '',
    file === undefined
      ? `\`content/${name}/<name>.md\`: ${withArticle(noun)}. ${bodyDescriptions[body]}`
      : `\`${file}\`: the ${noun}. ${bodyDescriptions[body]}`,
    ...describeOmissible(name),
    ...(isPage ? ['It has the [fields that every page has](#fields-that-every-page-has), and these:'] : []),
    '',
    ...(defaulted === undefined
      ? printFields(toFieldSchema(schema), 0, isPage)
      : describeDefaults(defaulted)),
    '',
    ...(example === undefined
      ? [
          file === undefined
            ? `For an example, open any file in \`content/${name}\`.`
            : 'For an example, open the file.',
        ]
      : ['Example:', '', '```markdown', example.trimEnd(), '```']),
  ].join('\n');
}

/** The kind of file for which a collection's single file supplies defaults. */
function findDefaultedCollection(name: CollectionName): CollectionName | undefined {
  const names = Object.keys(collections) as CollectionName[];
  const { file } = collections[name];
  return names.find((other) => file !== undefined && collections[other].defaults?.file === file);
}

function describeOmissible(name: CollectionName): string[] {
  const file = collections[name].defaults?.file;
  const from =
    file &&
    Object.keys(collections)
      .filter(isCollection)
      .find((other) => collections[other].file === file);
  if (from === undefined) return [];
  return [`It can omit any field that has a default in [${from}](#${from}), even a required one.`];
}

function describeDefaults(given: CollectionName): string[] {
  const placeholders = Object.entries(collections[given].defaults?.placeholders ?? {}).map(
    ([word, field]) => `\`{${word}}\` (\`${field}\`)`,
  );
  return [
    `It has the defaults for fields that [${given}](#${given}) files leave out. Groups, such as \`hero\`, are merged field by field;`,
    'lists are used whole. Values in a file take precedence. Fields that differ by file, such as `name` or `draft`, can’t be',
    'set here. `reviewBy`, `reviewed` and `note` apply to this file only.',
    '',
    `In any text, a word in braces is replaced with a field of the file: ${placeholders.join(', ')}.`,
  ];
}
