import type * as z from 'zod';
import { collections } from '#practice/collections.ts';
import { labelOfPath } from '#content/fields/labels.ts';
import { descriptionOf, schemaAt, valueAt } from '#content/fields/schema-parts.ts';
import { collectionOf } from '#practice/folders.ts';
import type { Diagnostic } from '#content/report/diagnostic.ts';
import { entryInFile } from '#content/site.ts';
import type { Site } from '#practice/site.ts';
import type { FieldPath } from '#content/source/positions.ts';
import { reviewOf } from './approval.ts';
import type { Around, FieldAt, EditableValue } from '../contract.ts';
import type { FieldSchema } from '#content/fields/json-schema.ts';
import { shallowSchemaOf } from '../reference/shapes.ts';
import type { FileOnDisk } from './disk.ts';
import { Refusal } from '../refusal.ts';
import { quotedIn, shownOn } from './shown.ts';
import { linesOf, problemsIn } from './value-problems.ts';
import { summarizeValue } from '../fields/values.ts';
import { readFields } from '../writer/read-fields.ts';

/** Describes a value: its words, its kind, where it is shown, and its problems. */
export function describeValue(
  place: FieldAt,
  { source, version }: FileOnDisk,
  site: Site | undefined,
  problems: readonly Diagnostic[],
): Omit<EditableValue, keyof Around> {
  const { path, body, file } = place;
  const { values, body: text } = readFields(source);
  const entry = site && entryInFile(site, file);
  const review = site && entry && reviewOf(entry, site);
  const common = {
    place,
    version,
    problems: problemsIn(problems, file, linesOf(source, place)),
    shownOn: site && entry ? shownOn(site, entry) : [],
    ...(review && { review }),
    ...(site && entry?.collection === 'facts' && { quotedIn: quotedIn(entry, site) }),
  };
  if (body) {
    return {
      ...common,
      words: text.trim(),
      schema: { type: 'string', kind: { kind: 'markdown' } },
      label: 'Text',
      description: 'The text below the fields of the file.',
    };
  }
  const { schema } = collections[collectionIn(file)];
  const field = schemaAt(schema, path, values);
  const value = valueAt(values, path);
  if (field === undefined && value === undefined) throw new Refusal('There is no such field.');
  return {
    ...common,
    words: wordsOf(value),
    schema: schemaOf(field, value),
    label: labelOfPath(path),
    description: descriptionAlong(schema, path, values),
    ...(Array.isArray(value) && { items: value.map((item) => ({ label: summarizeValue(item) })) }),
  };
}

function collectionIn(file: string): keyof typeof collections {
  const found = collectionOf(file);
  if ('problem' in found) throw new Refusal(found.problem.message, [found.problem]);
  return found.collection;
}

/** A trailing line break depends only on the YAML style. */
function wordsOf(value: unknown): string {
  if (typeof value === 'string') return value.replace(/\n+$/, '');
  return typeof value === 'number' || typeof value === 'boolean' ? String(value) : '';
}

/** The schema of a value, even if its field is unknown. */
function schemaOf(field: z.core.$ZodType | undefined, value: unknown): FieldSchema {
  if (field !== undefined) return shallowSchemaOf(field);
  return { type: Array.isArray(value) ? 'array' : typeof value };
}

/** An item without a description gets its list's. */
function descriptionAlong(schema: z.ZodType, path: FieldPath, values: unknown): string {
  for (let end = path.length; end > 0; end--) {
    const found = schemaAt(schema, path.slice(0, end), values);
    const description = found ? descriptionOf(found) : '';
    if (description !== '' || typeof path[end - 1] === 'string') return description;
  }
  return '';
}
