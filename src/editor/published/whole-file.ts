/** Converts content files to the values of Sveltia's forms, and back. Runs in the browser. */
import { isRecord, splitFrontmatter } from '#content/source/frontmatter.ts';
import { withValues } from '../writer/change-file.ts';
import { bodyField } from '../fields/values.ts';
import { toFormValues } from '../writer/form-values.ts';

/** The form field for the hidden original text. */
export const sourceField = 'fileText';

/** Builds the name of Sveltia's format for a collection. The suffix makes Sveltia parse files as Markdown with frontmatter. */
export const buildFormatName = (collection: string) => `${collection}-frontmatter`;

type Values = Record<string, unknown>;

/** Encodes the original text, because Sveltia trims text and expands braces. */
export const packText = (text: string) => encodeURIComponent(text);

const emptyFile = '---\n---\n';

/** A field in the configuration. */
export type FormField = { name: string; widget?: string; default?: unknown };

/** Converts a file to form values: its fields, its body, and the original text to compare with when saving. */
export function readFromFile(text: string, fields: readonly FormField[] = []): Values {
  const { values: fileFields, body } = splitFile(text);
  return {
    ...listEmptyValues(fields),
    ...toFormValues(fileFields),
    [bodyField]: body.trim(),
    [sourceField]: packText(text),
  };
}

/** Returns empty values for fields with a default, because Sveltia would add the defaults of new files to this one. */
function listEmptyValues(fields: readonly FormField[]): Values {
  const emptyValues: Values = { boolean: false, list: [], object: null };
  const fieldsWithDefaults = fields.filter((field) => field.default !== undefined);
  return Object.fromEntries(
    fieldsWithDefaults.map(({ name, widget = '' }) => [
      name,
      widget in emptyValues ? emptyValues[widget] : '',
    ]),
  );
}

/**
 * Returns the file's text with the form's values. Untouched values stay the same even if the form changes their format: empty fields
 * are omitted, numbers stay numbers, and text retains surrounding whitespace. `path` determines the collection.
 */
export function toFile(path: string, content: Values): string {
  const { [sourceField]: source, [bodyField]: body, ...values } = content;
  const text = typeof source === 'string' ? decodeURIComponent(source) : emptyFile;
  const bodyText = typeof body === 'string' ? body : splitFile(text).body;
  return withValues({ path, text }, values, bodyText);
}

function splitFile(text: string): { values: Values; body: string } {
  const { values, body } = splitFrontmatter({ path: '', text });
  return { values: isRecord(values) ? values : {}, body };
}
