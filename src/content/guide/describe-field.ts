import * as z from 'zod';
import type { Meaning } from '../fields.ts';
import { meaningOf } from '../fields.ts';
import { unwrap } from '../validation/walk-schema.ts';

type Schema = z.core.$ZodType;

/** Whether a field may be left out. */
export function isOptional(schema: Schema): boolean {
  return ['optional', 'default', 'prefault'].includes(schema._zod.def.type);
}

/** What a field holds, in a few words: "text, 10 to 70 characters", "one of en, uk, ru or es". */
export function kindOf(schema: Schema): string {
  const inner = unwrap(schema);
  const { def } = inner._zod;
  switch (def.type) {
    case 'string':
      return stringKind(inner, meaningOf(inner) ?? meaningOf(schema));
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

function stringKind(schema: Schema, meaning: Meaning | undefined): string {
  switch (meaning?.kind) {
    case 'reference':
      return `name of a file in content/${meaning.collection}`;
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
      return `text${lengths(schema)}`;
  }
}

function lengths(schema: Schema): string {
  const json = z.toJSONSchema(schema, { io: 'input', unrepresentable: 'any' });
  if (json.format === 'date') return ', a date like 2027-01-31';
  const { minLength = 0, maxLength } = json;
  return maxLength !== undefined && minLength > 1 ? `, ${minLength} to ${maxLength} characters` : '';
}

/** The value that holds when a field is left out, where it is worth saying. */
export function defaultOf(schema: Schema): string {
  if (!(schema instanceof z.ZodDefault)) return '';
  const value: unknown = schema.def.defaultValue;
  return typeof value === 'string' || typeof value === 'number' ? String(value) : '';
}
