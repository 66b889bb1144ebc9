/** Values as forms show them, and back. */
import { isDeepStrictEqual } from 'node:util';
import { parse, stringify } from 'yaml';
import { isRecord } from '#content/source/frontmatter.ts';

/** A new file. */
export function printFile(values: Record<string, unknown>, body: string): string {
  return `---\n${stringify(fitValue(values, {}) ?? {}, { lineWidth: 0 })}---\n\n${body.trim()}\n`;
}

/**
 * A form's value with the type of the file's value; undefined for an empty one, unless the file has it. Untouched values
 * stay the same, however the form returns them: numbers are numbers, and texts retain surrounding blanks.
 */
export function fitValue(value: unknown, old: unknown): unknown {
  if (value === undefined || value === null) return emptyLike(old);
  if (value === false && old === undefined) return undefined;
  if (typeof value === 'string') return value.trim() === '' ? emptyLike(old) : fitText(value, old);
  if (Array.isArray(value)) {
    const before: unknown[] = Array.isArray(old) ? old : [];
    const items = value
      .map((item, index) => fitValue(item, before[index]))
      .filter((item) => item !== undefined);
    return items.length === 0 ? emptyLike(old) : items;
  }
  if (!isRecord(value)) return value;
  const before = isRecord(old) ? old : {};
  const kept = Object.entries(value).flatMap(([key, item]): [string, unknown][] => {
    const made = fitValue(item, before[key]);
    return made === undefined ? [] : [[key, made]];
  });
  return kept.length === 0 ? emptyLike(old) : Object.fromEntries(kept);
}

/** The file's value if it is an empty one. */
function emptyLike(old: unknown): unknown {
  return old === null || old === '' || isDeepStrictEqual(old, []) || isDeepStrictEqual(old, {})
    ? old
    : undefined;
}

function fitText(value: string, old: unknown): unknown {
  if (typeof old === 'string' && old.trim() === value.trim()) return old;
  if ((typeof old === 'number' || isRange(old)) && /^[\d\s.,[\]-]+$/.test(value)) {
    const read: unknown = parse(value);
    if (typeof read === 'number' || isRange(read)) return read;
  }
  return value;
}

/** A file's values as forms show them: a range of two numbers is one text. */
export function toFormValues(values: Record<string, unknown>): Record<string, unknown> {
  return Object.fromEntries(Object.entries(values).map(([key, value]) => [key, toFormValue(value)]));
}

function toFormValue(value: unknown): unknown {
  if (Array.isArray(value)) return isRange(value) ? `[${value.join(', ')}]` : value.map(toFormValue);
  return isRecord(value) ? toFormValues(value) : value;
}

function isRange(value: unknown): value is number[] {
  return Array.isArray(value) && value.length > 0 && value.every((item) => typeof item === 'number');
}

/** A value to compare: a trailing line break depends only on the YAML style, and a form's text may be a number. */
export function trimValue(value: unknown): unknown {
  if (typeof value === 'number' || typeof value === 'boolean') return String(value);
  if (typeof value === 'string') return value.replace(/(?:\n[ \t]*)+$/, '');
  if (Array.isArray(value)) return value.map(trimValue);
  if (!isRecord(value)) return value;
  return Object.fromEntries(Object.entries(value).map(([name, part]) => [name, trimValue(part)]));
}
