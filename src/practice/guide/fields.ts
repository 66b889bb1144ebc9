import * as z from 'zod';
import type { Declaration } from '#content/fields/kinds.ts';
import { declarationIn, descriptionOf, unwrap } from '#content/fields/schema-parts.ts';
import { action } from '../schemas/parts/action.ts';
import { head } from '../schemas/parts/head.ts';
import { hero } from '../schemas/parts/hero.ts';
import { section } from '../schemas/parts/section.ts';

type Schema = z.core.$ZodType;

/** Whether a field is optional. */
function isOptional(schema: Schema): boolean {
  return ['optional', 'default', 'prefault'].includes(schema._zod.def.type);
}

/** A short description of a field's type: "text, 10 to 70 characters", "one of en, uk, ru or es". */
function kindOf(schema: Schema): string {
  const inner = unwrap(schema);
  const { def } = inner._zod;
  switch (def.type) {
    case 'string':
      return stringKind(inner, declarationIn(schema));
    case 'number':
      return 'number';
    case 'boolean':
      return 'true or false';
    case 'enum':
      return `one of ${Object.values(def.entries).join(', ')}`;
    case 'literal':
      return def.values.map(String).join(' or ');
    case 'array':
      return `list of ${plural(kindOf(def.element))}`;
    case 'union':
      return def.options.every((option) => unwrap(option)._zod.def.type === 'object')
        ? 'group of fields'
        : def.options.map(kindOf).join(', or ');
    default:
      return 'group of fields';
  }
}

function plural(kind: string): string {
  if (kind === 'group of fields') return 'groups of fields';
  return kind.startsWith('one of') ? kind.replace('one of', 'choices from') : kind;
}

function stringKind(schema: Schema, declaration: Declaration | undefined): string {
  const kind = declaration?.kind;
  switch (kind?.kind) {
    case 'reference':
      return `name of a file in content/${kind.collection}`;
    case 'page':
      return 'address of a page of this site';
    case 'file':
      return 'path of a content file';
    case 'image':
      return 'picture in public/';
    case 'markdown':
      return 'Markdown, several paragraphs';
    case 'inline':
      return 'Markdown, one paragraph';
    default:
      return `text${declaration?.audience === 'colleague' ? ' for colleagues' : ''}${lengths(schema)}`;
  }
}

function lengths(schema: Schema): string {
  const json = z.toJSONSchema(schema, { io: 'input', unrepresentable: 'any' });
  if (json.format === 'date') return ', a date like 2027-01-31';
  const { minLength = 0, maxLength } = json;
  return maxLength !== undefined && minLength > 1 ? `, ${minLength} to ${maxLength} characters` : '';
}

/** The default value of a field, if worth mentioning. */
function defaultOf(schema: Schema): string {
  if (!(schema instanceof z.ZodDefault)) return '';
  const value: unknown = schema.def.defaultValue;
  return typeof value === 'string' || typeof value === 'number' ? String(value) : '';
}

/** Groups that many kinds of file share, each described in its own chapter. */
export const chapters: [Schema, string][] = [
  [action, 'Buttons'],
  [hero, 'The first screen'],
  [section, 'Parts of a page'],
];

const headFields = new Set(Object.keys(head));

/** The fields of a group as a nested list, without the fields that the pages chapter describes. */
export function fieldList(schema: Schema, depth = 0, withoutHead = false): string[] {
  const { def } = unwrap(schema)._zod;
  if (def.type === 'record') return fieldList(def.valueType, depth);
  if (def.type === 'union') return def.options.flatMap((option) => variant(option, depth));
  if (def.type !== 'object') return [];
  return Object.entries(def.shape)
    .filter(([name]) => !(withoutHead && headFields.has(name)))
    .flatMap(([name, field]) => [fieldLine(name, field, depth), ...inside(field, depth + 1)]);
}

function fieldLine(name: string, field: Schema, depth: number): string {
  const standard = defaultOf(field);
  const facts = [
    isOptional(field) ? 'may be left out' : '**needed**',
    kindOf(field),
    ...(standard === '' ? [] : [`${standard} when left out`]),
  ];
  return `${indent(depth)}- \`${name}\` (${facts.join('; ')}): ${descriptionOf(field)}`;
}

/** The lines below a field: its own fields, or a link to their chapter. */
function inside(field: Schema, depth: number): string[] {
  const inner = unwrap(field);
  const { def } = inner._zod;
  const item = def.type === 'array' ? unwrap(def.element) : inner;
  const chapter = chapters.find(([schema]) => unwrap(schema) === item)?.[1];
  if (chapter !== undefined) return [`${indent(depth)}- see “${chapter}”`];
  return fieldList(item, depth);
}

/** A union variant: its discriminator first, then the other fields. */
function variant(option: Schema, depth: number): string[] {
  const { def } = unwrap(option)._zod;
  if (def.type !== 'object') return [];
  const [discriminator, ...others] = Object.entries(def.shape).toSorted((a, b) => rank(a[1]) - rank(b[1]));
  if (discriminator === undefined) return [];
  const [name, field] = discriminator;
  const label = rank(field) === 0 ? `\`${name}: ${kindOf(field)}\`` : `\`${name}\` (${kindOf(field)})`;
  return [
    `${indent(depth)}- ${label}: ${descriptionOf(field)}`,
    ...others.flatMap(([key, other]) => [fieldLine(key, other, depth + 1), ...inside(other, depth + 2)]),
  ];
}

function rank(field: Schema): number {
  return unwrap(field)._zod.def.type === 'literal' ? 0 : 1;
}

function indent(depth: number): string {
  return '  '.repeat(depth);
}
