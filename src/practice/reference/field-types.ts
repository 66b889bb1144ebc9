import { toFieldSchema } from '#content/fields/field-schema.ts';
import { listGroups } from '#content/fields/json-schema.ts';
import type { FieldSchema } from '#content/fields/json-schema.ts';
import { action } from '../schemas/parts/action.ts';
import { head } from '../schemas/parts/head.ts';
import { hero } from '../schemas/parts/hero.ts';
import { section } from '../schemas/parts/section.ts';

/** Groups that many file types share, each described in a separate chapter. */
export const chapters = [action, hero, section].map(toFieldSchema);

/** Describes a field's type in a few words, like "text" or "one of florida, colorado". */
function describeType(schema: FieldSchema): string {
  const variants = schema.anyOf ?? schema.oneOf;
  if (schema.enum !== undefined) return `one of ${schema.enum.join(', ')}`;
  if (schema.const !== undefined) return String(schema.const);
  if (variants !== undefined && listGroups(schema).length === 0)
    return variants.map(describeType).join(', or ');
  switch (schema.type) {
    case 'string':
      return describeTextType(schema);
    case 'integer':
    case 'number':
      return 'number';
    case 'boolean':
      return 'true or false';
    case 'array':
      return `list of ${pluralize(describeType(schema.items ?? {}))}`;
    default:
      return 'group of fields';
  }
}

function pluralize(type: string): string {
  return type
    .replace(/^(?:group|file name|path|number|Markdown paragraph)\b/, '$&s')
    .replace(/^one of/, 'choices from');
}

function describeTextType({ kind, audience, format }: FieldSchema): string {
  switch (kind?.kind) {
    case 'reference':
      return `file name in content/${kind.collection}`;
    case 'page':
      return 'path of a page on this site';
    case 'file':
      return 'path of a content file';
    case 'image':
      return 'picture in public/';
    case 'markdown':
      return 'Markdown, several paragraphs';
    case 'inline':
      return 'Markdown paragraph';
    default: {
      if (format === 'date') return 'date like 2027-01-31';
      return audience === 'colleague' ? 'text for colleagues' : 'text';
    }
  }
}

const headFields = new Set(Object.keys(head));

/** Formats the fields of a group as a nested list, optionally without the fields that every page has. */
export function formatFields(schema: FieldSchema, depth = 0, withoutHead = false): string[] {
  const { properties, additionalProperties, required = [] } = schema;
  const variants = schema.anyOf ?? schema.oneOf;
  if (variants !== undefined) return variants.flatMap((option) => formatVariant(option, depth));
  if (properties === undefined)
    return additionalProperties === undefined ? [] : formatFields(additionalProperties, depth);
  return Object.entries(properties)
    .filter(([name]) => !(withoutHead && headFields.has(name)))
    .flatMap(([name, field]) => formatField(name, field, required.includes(name), depth));
}

/** Formats a field, followed by its own fields or a link to their chapter. */
function formatField(name: string, field: FieldSchema, isRequired: boolean, depth: number): string[] {
  const { default: defaultValue, description = '' } = field;
  const notes = [
    isRequired ? '**required**' : 'optional',
    describeType(field),
    ...(typeof defaultValue === 'string' || typeof defaultValue === 'number'
      ? [`default: ${defaultValue}`]
      : []),
  ];
  const group = field.items ?? field;
  const chapter = chapters.find(({ title }) => title === group.title)?.title;
  return [
    `${indent(depth)}- \`${name}\` (${notes.join('; ')}): ${description}`,
    ...(chapter === undefined ? formatFields(group, depth + 1) : [`${indent(depth + 1)}- see “${chapter}”`]),
  ];
}

/** Formats a union variant: its discriminator first, then the other fields. */
function formatVariant({ properties = {}, required = [] }: FieldSchema, depth: number): string[] {
  const rankByConstant = ([, field]: [string, FieldSchema]) => Number(field.const === undefined);
  const [discriminator, ...others] = Object.entries(properties).toSorted(
    (a, b) => rankByConstant(a) - rankByConstant(b),
  );
  if (discriminator === undefined) return [];
  const [name, field] = discriminator;
  const label =
    field.const === undefined
      ? `\`${name}\` (${describeType(field)})`
      : `\`${name}: ${describeType(field)}\``;
  return [
    `${indent(depth)}- ${label}: ${field.description ?? ''}`,
    ...others.flatMap(([key, other]) => formatField(key, other, required.includes(key), depth + 1)),
  ];
}

function indent(depth: number): string {
  return '  '.repeat(depth);
}
