/** Converts a file's values to form values, and back. */
import { isDeepStrictEqual } from 'node:util';
import { parse } from 'yaml';
import { isRecord } from '#content/source/frontmatter.ts';

/**
 * Converts a form's value to the type of the file's value. Returns undefined for an empty value, unless the file has an empty value too.
 * Untouched values stay the same even if the form changes their format: numbers stay numbers, and text retains
 * surrounding whitespace.
 */
export function fitValue(value: unknown, original: unknown): unknown {
  if (value === undefined || value === null) return keepIfEmpty(original);
  if (value === false && original === undefined) return undefined;
  if (typeof value === 'string')
    return value.trim() === '' ? keepIfEmpty(original) : fitText(value, original);
  if (Array.isArray(value)) {
    const originalItems: unknown[] = Array.isArray(original) ? original : [];
    const items = value
      .map((item, index) => fitValue(item, originalItems[index]))
      .filter((item) => item !== undefined);
    return items.length === 0 ? keepIfEmpty(original) : items;
  }
  if (!isRecord(value)) return value;
  const originalFields = isRecord(original) ? original : {};
  const fields = Object.entries(value).flatMap(([key, item]): [string, unknown][] => {
    const fitted = fitValue(item, originalFields[key]);
    return fitted === undefined ? [] : [[key, fitted]];
  });
  return fields.length === 0 ? keepIfEmpty(original) : Object.fromEntries(fields);
}

/** Returns the file's value if it is empty. */
function keepIfEmpty(original: unknown): unknown {
  return original === null ||
    original === '' ||
    isDeepStrictEqual(original, []) ||
    isDeepStrictEqual(original, {})
    ? original
    : undefined;
}

function fitText(value: string, original: unknown): unknown {
  if (typeof original === 'string' && original.trim() === value.trim()) return original;
  if ((typeof original === 'number' || isRange(original)) && /^[\d\s.,[\]-]+$/.test(value)) {
    const parsedValue: unknown = parse(value);
    if (typeof parsedValue === 'number' || isRange(parsedValue)) return parsedValue;
  }
  return value;
}

/** Converts a file's values to form values. A list of numbers, such as a range, becomes a string. */
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

/**
 * Normalizes a value for comparison: trailing line breaks depend only on the YAML style, and forms may return a number
 * or a boolean as text.
 */
export function trimValue(value: unknown): unknown {
  if (typeof value === 'number' || typeof value === 'boolean') return String(value);
  if (typeof value === 'string') return value.replace(/(?:\n[ \t]*)+$/, '');
  if (Array.isArray(value)) return value.map(trimValue);
  if (!isRecord(value)) return value;
  return Object.fromEntries(Object.entries(value).map(([name, part]) => [name, trimValue(part)]));
}
