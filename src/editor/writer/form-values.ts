/** Converts a file's values to form values, and back. */
import { isDeepStrictEqual } from 'node:util';
import { parseDocument } from 'yaml';
import type * as z from 'zod';
import { findSchema } from '#content/fields/schema-parts.ts';
import { isRecord } from '#content/source/frontmatter.ts';
import type { FieldPath } from '#content/source/positions.ts';

/**
 * Converts a form's values to values of the file. Empty ones are omitted, unless the file has an empty value too. Untouched
 * values stay the same even if the form changes their format: numbers stay numbers, and text retains surrounding whitespace.
 */
export function fitValues(
  values: unknown,
  originalValues: unknown,
  schema: z.ZodType,
): Record<string, unknown> {
  const fit = (value: unknown, original: unknown, path: FieldPath): unknown => {
    const fitted = fitAny(value, original, path);
    return isEmpty(fitted) || (fitted === false && original === undefined) ? keepIfEmpty(original) : fitted;
  };
  const fitAny = (value: unknown, original: unknown, path: FieldPath): unknown => {
    if (Array.isArray(value)) {
      const originalItems: unknown[] = Array.isArray(original) ? original : [];
      return value
        .map((item, index) => fit(item, originalItems[index], [...path, index]))
        .filter((item) => item !== undefined);
    }
    if (isRecord(value)) {
      const originalFields = isRecord(original) ? original : {};
      const fields = Object.entries(value).map(([name, item]) => [
        name,
        fit(item, originalFields[name], [...path, name]),
      ]);
      return Object.fromEntries(fields.filter(([, item]) => item !== undefined));
    }
    if (typeof value !== 'string' || value.trim() === '') return value;
    const isScalar = original !== undefined && typeof original !== 'object';
    if (isScalar && String(original).trim() === value.trim()) return original;
    const text = normalizeLineBreaks(value);
    return findSchema(schema, path, values)?.type === 'string' ? text : (parseNumber(text) ?? text);
  };
  const fitted = fit(values, originalValues, []);
  return isRecord(fitted) ? fitted : {};
}

function isEmpty(value: unknown): boolean {
  if (typeof value === 'string') return value.trim() === '';
  return (
    value === undefined || value === null || isDeepStrictEqual(value, []) || isDeepStrictEqual(value, {})
  );
}

/** Returns the file's value if it is empty. */
function keepIfEmpty(original: unknown): unknown {
  return isEmpty(original) ? original : undefined;
}

/** Parses a number, a range of numbers or a boolean. */
function parseNumber(text: string): unknown {
  if (!/^(?:true|false|[-\d.,\s[\]]+)$/.test(text)) return undefined;
  const value: unknown = parseDocument(text, { logLevel: 'silent' }).toJS();
  return typeof value === 'number' || typeof value === 'boolean' || isRange(value) ? value : undefined;
}

/** Normalizes line breaks to \n and removes trailing ones. */
export function normalizeLineBreaks(text: string): string {
  return text.replaceAll(/\r\n?/g, '\n').replace(/(?:\n[ \t]*)+$/, '');
}

/** Whether two values are the same except for line breaks at the end of text, which depend only on the YAML style. */
export function isSameValue(first: unknown, second: unknown): boolean {
  return isDeepStrictEqual(trimLineBreaks(first), trimLineBreaks(second));
}

function trimLineBreaks(value: unknown): unknown {
  if (typeof value === 'string') return normalizeLineBreaks(value);
  if (Array.isArray(value)) return value.map(trimLineBreaks);
  if (!isRecord(value)) return value;
  return Object.fromEntries(Object.entries(value).map(([name, part]) => [name, trimLineBreaks(part)]));
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
