/** A content file as Sveltia's forms hold it, and back. Runs in the browser. */
import { isRecord, splitFrontmatter } from '#content/source/frontmatter.ts';
import { mergedForm, shownInForm } from '../writer/merge-file.ts';

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
  return { ...leftOut(fields), ...shownInForm(typed), [bodyField]: body.trim(), [sourceField]: packed(text) };
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
  return mergedForm({ path, text }, shown, typeof typed === 'string' ? typed : split(text).body);
}

function split(text: string): { values: Values; body: string } {
  const { values, body } = splitFrontmatter({ path: '', text });
  return { values: isRecord(values) ? values : {}, body };
}
