import type * as z from 'zod';
import { action } from '../schemas/parts/action.ts';
import { head } from '../schemas/parts/head.ts';
import { hero } from '../schemas/parts/hero.ts';
import { section } from '../schemas/parts/section.ts';
import { descriptionOf } from '../validation/description-of.ts';
import { unwrap } from '../validation/walk-schema.ts';
import { defaultOf, isOptional, kindOf } from './describe-field.ts';

type Schema = z.core.$ZodType;

/** Groups that many kinds of file share: told once, in a chapter of their own. */
export const chapters: [Schema, string][] = [
  [action, 'Buttons'],
  [hero, 'The first screen'],
  [section, 'Parts of a page'],
];

const headFields = new Set(Object.keys(head));

/** The fields of a group as a nested list. Fields that every page has are left to their own chapter. */
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

/** What stands below a field: its own fields, or a word on where they are described. */
function inside(field: Schema, depth: number): string[] {
  const inner = unwrap(field);
  const { def } = inner._zod;
  const item = def.type === 'array' ? unwrap(def.element) : inner;
  const chapter = chapters.find(([schema]) => unwrap(schema) === item)?.[1];
  if (chapter !== undefined) return [`${indent(depth)}- see “${chapter}”`];
  return fieldList(item, depth);
}

/** One of several forms: its telling field first, then the others. */
function variant(option: Schema, depth: number): string[] {
  const { def } = unwrap(option)._zod;
  if (def.type !== 'object') return [];
  const [telling, ...others] = Object.entries(def.shape).toSorted((a, b) => rank(a[1]) - rank(b[1]));
  if (telling === undefined) return [];
  const [name, field] = telling;
  const says = rank(field) === 0 ? `\`${name}: ${kindOf(field)}\`` : `\`${name}\` (${kindOf(field)})`;
  return [
    `${indent(depth)}- ${says}: ${descriptionOf(field)}`,
    ...others.flatMap(([key, other]) => [fieldLine(key, other, depth + 1), ...inside(other, depth + 2)]),
  ];
}

function rank(field: Schema): number {
  return unwrap(field)._zod.def.type === 'literal' ? 0 : 1;
}

function indent(depth: number): string {
  return '  '.repeat(depth);
}
