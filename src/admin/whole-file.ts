/** A content file as Sveltia's forms hold it, and back. Runs in the browser. */
import { parse, stringify } from 'yaml';
import { isRecord, splitFrontmatter } from '#content/source/frontmatter.ts';
import { mergedText } from '#editor/writer/merge-file.ts';

/** Where a form keeps the text below the fields, and out of sight the whole text as it was read. */
export const bodyField = 'body';
export const sourceField = 'fileText';

/** What Sveltia calls the files of a collection: by this ending it takes them for Markdown below fields. */
export const formatOf = (collection: string) => `${collection}-frontmatter`;

type Values = Record<string, unknown>;

/** Sveltia trims texts and fills in what stands in braces: the text of the file is kept from both. */
export const packed = (text: string) => encodeURIComponent(text);

/** A field as the configuration has it. */
export type FormField = { name: string; widget?: string; default?: unknown };

/** What the form of an entry shows of a file: its fields, its text, and the file as it is, to compare with at the save. */
export function fromFile(text: string, fields: readonly FormField[] = []): Values {
  const { values: typed, body } = split(text);
  const values = mapValues(typed, asShown);
  return { ...leftOut(fields), ...values, [bodyField]: body.trim(), [sourceField]: packed(text) };
}

/** What a new file begins with, Sveltia would fill into old ones as well where they leave the field out. */
function leftOut(fields: readonly FormField[]): Values {
  const empty: Values = { boolean: false, list: [], object: null };
  const started = fields.filter((field) => field.default !== undefined);
  return Object.fromEntries(
    started.map(({ name, widget = '' }) => [name, widget in empty ? empty[widget] : '']),
  );
}

/**
 * The file with the values of a form. What nobody touched is as it was, however the form returns it: fields that are
 * empty are left out, numbers are numbers, and a text keeps the blanks around it. `path` tells the kind of file.
 */
export function toFile(path: string, content: Values): string {
  const { [sourceField]: source, [bodyField]: typed, ...shown } = content;
  const text = typeof source === 'string' ? decodeURIComponent(source) : '';
  const { values: before, body } = split(text);
  const values = fitted(shown, before) ?? {};
  const words = typeof typed === 'string' ? typed : body;
  const made = `---\n${stringify(values, { lineWidth: 0 })}---\n\n${words.trim()}\n`;
  return text === '' ? made : mergedText({ path, text }, made);
}

function split(text: string): { values: Values; body: string } {
  const { values, body } = splitFrontmatter({ path: '', text });
  return { values: isRecord(values) ? values : {}, body };
}

/** A range of two numbers is one text in a form. */
function asShown(value: unknown): unknown {
  if (Array.isArray(value)) return isRange(value) ? `[${value.join(', ')}]` : value.map(asShown);
  return isRecord(value) ? mapValues(value, asShown) : value;
}

function isRange(value: unknown): value is number[] {
  return Array.isArray(value) && value.length > 0 && value.every((item) => typeof item === 'number');
}

/** A value of a form in the shape that its file has; undefined where the form holds nothing. */
function fitted(value: unknown, old: unknown): unknown {
  if (value === undefined || value === null || value === '') return undefined;
  if (value === false && old === undefined) return undefined;
  if (typeof value === 'string') return fittedText(value, old);
  if (Array.isArray(value)) {
    const before: unknown[] = Array.isArray(old) ? old : [];
    const items = value
      .map((item, index) => fitted(item, before[index]))
      .filter((item) => item !== undefined);
    return items.length === 0 ? undefined : items;
  }
  if (!isRecord(value)) return value;
  const before = isRecord(old) ? old : {};
  const kept = Object.entries(value).flatMap(([key, item]): [string, unknown][] => {
    const made = fitted(item, before[key]);
    return made === undefined ? [] : [[key, made]];
  });
  return kept.length === 0 ? undefined : Object.fromEntries(kept);
}

function fittedText(value: string, old: unknown): unknown {
  if (typeof old === 'string' && old.trim() === value.trim()) return old;
  if ((typeof old === 'number' || isRange(old)) && /^[\d\s.,[\]-]+$/.test(value)) {
    const read: unknown = parse(value);
    if (typeof read === 'number' || isRange(read)) return read;
  }
  return value;
}

function mapValues(values: Values, change: (value: unknown) => unknown): Values {
  return Object.fromEntries(Object.entries(values).map(([key, value]) => [key, change(value)]));
}
