import { readFile, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import * as z from 'zod';
import { toFieldSchema } from '#content/fields/field-schema.ts';
import type { FieldSchema } from '#content/fields/json-schema.ts';
import { fillInMarker } from '#content/fields/kinds.ts';
import { collections, isCollection, isPageCollection } from '../collections.ts';
import type { CollectionName } from '../collections.ts';
import { formatReason, reasons } from '../rules/explain.ts';
import { action } from '../schemas/parts/action.ts';
import { head } from '../schemas/parts/head.ts';
import { hero } from '../schemas/parts/hero.ts';
import { section } from '../schemas/parts/section.ts';

const referenceFile = 'docs/fields.md';

const introduction = `# Fields of content files

Generated from the schemas by \`npm run check -- --write-reference\`. [\`content/README.md\`](../content/README.md) explains how to write for this site.

## File types
`;

const collectionNames = Object.keys(collections).filter(isCollection);

/** Groups that many file types share, each described in a separate chapter. */
const sharedGroups = [action, hero, section].map(toFieldSchema);

/** Writes the field reference if it has changed. */
export async function writeReference(root: string): Promise<void> {
  const path = join(root, referenceFile);
  const text = generateFieldReference();
  if (text === (await readFile(path, 'utf8').catch(() => ''))) return;
  await writeFile(path, text);
  console.log(`Wrote ${referenceFile}`);
}

/** Generates the field reference from the schemas. Throws if a description contains FILL IN, which `npm run new -- section` writes. */
export function generateFieldReference(): string {
  const text = [
    introduction,
    ...collectionNames.map((name) => `- [${name}](#${name}): ${collections[name].noun}`),
    '\n## Fields that every page has\n',
    ...formatFields(toFieldSchema(z.strictObject(head))),
    ...sharedGroups.flatMap((group) => [`\n## ${group.title}\n`, ...formatFields(group)]),
    ...collectionNames.flatMap(formatChapter),
    '\n## Rules\n\nWhat the check requires beyond the fields, and why. It names the rule in brackets after each problem’s line.\n',
    ...reasons.map((reason) => `- ${formatReason(reason)}`),
    '',
  ].join('\n');
  assertDescribed(text);
  return text;
}

/** Throws if a description still contains FILL IN. */
export function assertDescribed(fieldReference: string): void {
  const unfinished = fieldReference.split('\n').find((line) => line.includes(fillInMarker));
  if (unfinished !== undefined)
    throw new Error(
      `Replace ${fillInMarker} in this description in src/practice/schemas: ${unfinished.trim()}`,
    );
}

const bodyDescriptions = {
  required: 'The text below the second line of hyphens is **required**.',
  optional: 'The text below the second line of hyphens is optional.',
  none: 'There is no text below the second line of hyphens.',
};

function formatChapter(name: CollectionName): string[] {
  const { body, file, defaults } = collections[name];
  const schema = toFieldSchema(collections[name].schema);
  const isPage = isPageCollection(name);
  const inheritingCollection = collectionNames.find(
    (other) => file !== undefined && collections[other].defaults?.file === file,
  );
  return [
    `\n## ${name}\n`,
    `\`${file ?? `content/${name}/<name>.md`}\`. ${bodyDescriptions[body]}`,
    ...(defaults === undefined
      ? []
      : [`It can leave out any field that has a default in \`${defaults.file}\`, even a required one.`]),
    ...(isPage ? ['It has the [fields that every page has](#fields-that-every-page-has), and these:'] : []),
    '',
    ...(inheritingCollection === undefined
      ? formatFields(isPage ? omitHead(schema) : schema)
      : [describeDefaults(inheritingCollection)]),
  ];
}

/** Leaves out the fields that every page has. */
function omitHead(schema: FieldSchema): FieldSchema {
  const ownFields = Object.entries(schema.properties ?? {}).filter(([name]) => !Object.hasOwn(head, name));
  return { ...schema, properties: Object.fromEntries(ownFields) };
}

function describeDefaults(collection: CollectionName): string {
  const placeholders = Object.entries(collections[collection].defaults?.placeholders ?? {}).map(
    ([word, field]) => `\`{${word}}\` (\`${field}\`)`,
  );
  return `It contains defaults for fields that [${collection}](#${collection}) files leave out. Groups, such as \`hero\`, are merged field by field; lists are replaced as a whole. Values in a file take precedence. Fields that differ by file, such as \`name\` or \`draft\`, can’t be set here. \`reviewBy\`, \`reviewed\` and \`note\` apply to this file only.

In any text, a word in braces is replaced with a field of the file: ${placeholders.join(', ')}.`;
}

/** Formats the fields of a group as a nested list. In the variants of a union, the fields follow the constant that selects the variant. */
function formatFields(schema: FieldSchema, depth = 0): string[] {
  const { properties, required = [] } = schema;
  const variants = schema.anyOf ?? schema.oneOf;
  if (variants !== undefined) return variants.flatMap((variant) => formatVariant(variant, depth));
  if (properties === undefined) {
    const values = schema.items ?? schema.additionalProperties;
    return values === undefined ? [] : formatFields(values, depth);
  }
  const constants = Object.entries(properties).filter(([, field]) => field.const !== undefined);
  const others = Object.entries(properties).filter(([, field]) => field.const === undefined);
  const indent = '  '.repeat(depth);
  return [
    ...constants.map(
      ([name, field]) => `${indent}- \`${name}: ${String(field.const)}\`: ${field.description ?? ''}`,
    ),
    ...others.flatMap(([name, field]) =>
      formatField(name, field, required.includes(name), depth + Math.min(1, constants.length)),
    ),
  ];
}

/** Formats a variant of a union. Without a constant that selects it, its fields are nested under a line of their own. */
function formatVariant(variant: FieldSchema, depth: number): string[] {
  const fields = Object.values(variant.properties ?? {});
  return fields.length === 0 || fields.some((field) => field.const !== undefined)
    ? formatFields(variant, depth)
    : [`${'  '.repeat(depth)}- either these fields:`, ...formatFields(variant, depth + 1)];
}

/** Formats a field, followed by its own fields or a link to their chapter. */
function formatField(name: string, field: FieldSchema, isRequired: boolean, depth: number): string[] {
  const indent = '  '.repeat(depth);
  const { default: defaultValue, description = '' } = field;
  const notes = [isRequired ? '**required**' : 'optional', describeType(field)];
  if (['string', 'number'].includes(typeof defaultValue)) notes.push(`default: ${String(defaultValue)}`);
  const line = `${indent}- \`${name}\` (${notes.join('; ')}): ${description}`;
  const chapter = sharedGroups.find(({ title }) => title === (field.items ?? field).title)?.title;
  return [
    line,
    ...(chapter === undefined ? formatFields(field, depth + 1) : [`${indent}  - see “${chapter}”`]),
  ];
}

/** Describes a field's type in a few words, like "text" or "one of florida, colorado". */
function describeType(field: FieldSchema): string {
  const { kind, format, type, items } = field;
  const variants = field.anyOf ?? field.oneOf;
  if (field.const !== undefined) return String(field.const);
  if (field.enum !== undefined) return `one of ${field.enum.join(', ')}`;
  if (variants !== undefined) return [...new Set(variants.map(describeType))].join(', or ');
  if (items !== undefined) return `list: ${describeType(items)}`;
  if (field.audience === 'colleague') return 'text for colleagues';
  if (kind?.kind === 'reference') return `file name in content/${kind.collection}`;
  if (kind !== undefined) return kindDescriptions[kind.kind] ?? 'text';
  if (format === 'date') return 'date like 2027-01-31';
  return typeDescriptions[type ?? ''] ?? 'group of fields';
}

const kindDescriptions: Partial<Record<string, string>> = {
  page: 'path of a page on this site',
  file: 'path of a content file',
  image: 'picture in public/',
  markdown: 'Markdown, several paragraphs',
  inline: 'Markdown paragraph',
};

const typeDescriptions: Partial<Record<string, string>> = {
  string: 'text',
  integer: 'number',
  number: 'number',
  boolean: 'true or false',
};
