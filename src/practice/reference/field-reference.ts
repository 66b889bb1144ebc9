import * as z from 'zod';
import { collections, isCollection, isPageCollection, pageCollections } from '../collections.ts';
import type { CollectionName } from '../collections.ts';
import { toFieldSchema } from '#content/fields/field-schema.ts';
import { withArticle } from '#content/report/print.ts';
import { head } from '../schemas/parts/head.ts';
import { formatReason, reasons } from '../rules/explain.ts';
import { chapters, formatFields } from './field-types.ts';

const introduction = `# Fields of content files

Generated from the schemas by \`npm run check -- --write-reference\`. [\`content/README.md\`](../content/README.md) explains how to write for this site.
`;

const collectionNames = Object.keys(collections).filter(isCollection);

/** Generates the field reference from the schemas: all collections with their fields. `examples` contains example files, for some collections. */
export function generateFieldReference(examples: ReadonlyMap<CollectionName, string>): string {
  const recordCollections = collectionNames.filter((name) => !isPageCollection(name));
  return [
    introduction,
    '## File types\n',
    'Pages:\n',
    ...pageCollections.map(formatContentsLine),
    '\nFiles that pages quote or show:\n',
    ...recordCollections.map(formatContentsLine),
    '\n## Fields that every page has\n',
    ...formatFields(toFieldSchema(z.strictObject(head))),
    ...chapters.flatMap((chapter) => [`\n## ${chapter.title}\n`, ...formatFields(chapter)]),
    ...collectionNames.map((name) => `\n${formatChapter(name, examples.get(name))}`),
    '\n## Rules\n\nWhat the check requires beyond the fields, and why. Each problem that it reports ends with the name of its rule.\n',
    ...reasons.map((reason) => `- ${formatReason(reason)}`),
    '',
  ].join('\n');
}

function formatContentsLine(name: CollectionName): string {
  const { noun, file, appearsOn } = collections[name];
  if (file !== undefined) return `- [${name}](#${name}): \`${file}\`, the ${noun}`;
  return appearsOn === 'its-language'
    ? `- [${name}](#${name}): one ${noun} for each language`
    : `- [${name}](#${name}): one file for each ${noun}`;
}

const bodyDescriptions = {
  required: 'The text below the second line of hyphens is **required**.',
  optional: 'The text below the second line of hyphens is optional.',
  none: 'There is no text below the second line of hyphens.',
};

function formatChapter(name: CollectionName, example: string | undefined): string {
  const { noun, schema, body, file } = collections[name];
  const isPage = isPageCollection(name);
  const defaultedCollection = findDefaultedCollection(name);
  return [
    `## ${name}`,
    '',
    file === undefined
      ? `\`content/${name}/<name>.md\`: ${withArticle(noun)}. ${bodyDescriptions[body]}`
      : `\`${file}\`: the ${noun}. ${bodyDescriptions[body]}`,
    ...describeInheritedFields(name),
    ...(isPage ? ['It has the [fields that every page has](#fields-that-every-page-has), and these:'] : []),
    '',
    ...(defaultedCollection === undefined
      ? formatFields(toFieldSchema(schema), 0, isPage)
      : describeDefaults(defaultedCollection)),
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

/** Finds the collection for which another collection's single file supplies defaults. */
function findDefaultedCollection(defaultsCollection: CollectionName): CollectionName | undefined {
  const { file } = collections[defaultsCollection];
  return collectionNames.find((name) => file !== undefined && collections[name].defaults?.file === file);
}

function describeInheritedFields(name: CollectionName): string[] {
  const defaultsCollection = collectionNames.find((other) => findDefaultedCollection(other) === name);
  if (defaultsCollection === undefined) return [];
  return [
    `It can leave out any field that has a default in [${defaultsCollection}](#${defaultsCollection}), even a required one.`,
  ];
}

function describeDefaults(collection: CollectionName): string[] {
  const placeholders = Object.entries(collections[collection].defaults?.placeholders ?? {}).map(
    ([word, field]) => `\`{${word}}\` (\`${field}\`)`,
  );
  return [
    `It contains defaults for fields that [${collection}](#${collection}) files leave out. Groups, such as \`hero\`, are merged field by field;`,
    'lists are replaced as a whole. Values in a file take precedence. Fields that differ by file, such as `name` or `draft`, can’t be',
    'set here. `reviewBy`, `reviewed` and `note` apply to this file only.',
    '',
    `In any text, a word in braces is replaced with a field of the file: ${placeholders.join(', ')}.`,
  ];
}
