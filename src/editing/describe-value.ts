import type * as z from 'zod';
import { collections } from '#content/collections.ts';
import { labelOfPath } from '#content/fields/labels.ts';
import { declarationIn, descriptionOf, isRecord, schemaAt, unwrap, valueAt } from '#content/fields/walk.ts';
import { collectionOf } from '#content/folders.ts';
import type { Problem } from '#content/report/problem.ts';
import { entryInFile } from '#content/site.ts';
import type { Site } from '#content/site.ts';
import type { FieldPath } from '#content/source/positions.ts';
import { reviewOf } from './approval.ts';
import type { Around, FieldAt, Value, ValueKind } from './contract.ts';
import type { FileOnDisk } from './disk.ts';
import { Refusal } from './refusal.ts';
import { quotedIn, shownOn } from './shown.ts';
import { linesOf, problemsIn } from './value-problems.ts';
import { readFileText } from './writer/file-text.ts';

/** All that is known of a value: what it says, what it is, where it is shown, and what is wrong with it. */
export function describeValue(
  place: FieldAt,
  { source, version }: FileOnDisk,
  site: Site | undefined,
  problems: readonly Problem[],
): Omit<Value, keyof Around> {
  const { path, body, file } = place;
  const text = readFileText(source);
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
      words: text.text.slice(text.body).trim(),
      kind: 'text',
      label: 'Text',
      description: 'The text below the fields of the file.',
      markdown: true,
    };
  }
  const { schema } = collections[collectionIn(file)];
  const field = schemaAt(schema, path, text.values);
  const value = valueAt(text.values, path);
  if (field === undefined && value === undefined) throw new Refusal('There is no such field.');
  return {
    ...common,
    words: wordsOf(value),
    ...kindOf(field, value),
    label: labelOfPath(path),
    description: descriptionAlong(schema, path, text.values),
    ...(Array.isArray(value) && { items: value.map((item) => ({ label: inBrief(item) })) }),
  };
}

function collectionIn(file: string): keyof typeof collections {
  const found = collectionOf(file);
  if ('problem' in found) throw new Refusal(found.problem.message, [found.problem]);
  return found.collection;
}

/** Whether a text ends with a line's end is a matter of how it is written. */
function wordsOf(value: unknown): string {
  if (typeof value === 'string') return value.replace(/\n+$/, '');
  return typeof value === 'number' || typeof value === 'boolean' ? String(value) : '';
}

type Kind = Pick<Value, 'kind' | 'markdown' | 'choices' | 'collection'>;

function kindOf(schema: z.core.$ZodType | undefined, value: unknown): Kind {
  const plain = (kind: ValueKind): Kind => ({ kind, markdown: false });
  const words = typeof value === 'string' && value.trim().includes('\n') ? 'text' : 'line';
  if (schema === undefined) return plain(kindOfTyped(value) ?? words);
  const { def } = unwrap(schema)._zod;
  switch (def.type) {
    case 'enum':
      return { ...plain('choice'), choices: Object.values(def.entries).map(String) };
    case 'literal':
      return { ...plain('choice'), choices: def.values.map(String) };
    case 'number':
      return plain('number');
    case 'boolean':
      return plain('yes-no');
    case 'array':
      return plain('list');
    case 'object':
    case 'record':
      return plain('group');
    case 'string':
      if ('format' in def && def.format === 'date') return plain('date');
      return { ...plain(words), ...ofDeclared(schema) };
    default:
      return plain(kindOfTyped(value) ?? words);
  }
}

function ofDeclared(schema: z.core.$ZodType): Partial<Kind> {
  const kind = declarationIn(schema)?.kind;
  switch (kind?.kind) {
    case 'markdown':
      return { kind: 'text', markdown: true };
    case 'inline':
      return { markdown: true };
    case 'reference':
      return { kind: 'reference', collection: kind.collection };
    case 'page':
      return { kind: 'reference', collection: 'addresses' };
    default:
      return {};
  }
}

function kindOfTyped(value: unknown): ValueKind | undefined {
  if (Array.isArray(value)) return 'list';
  if (typeof value === 'number') return 'number';
  if (typeof value === 'boolean') return 'yes-no';
  return isRecord(value) ? 'group' : undefined;
}

/** Of an item that says nothing of itself, what its list says. */
function descriptionAlong(schema: z.ZodType, path: FieldPath, values: unknown): string {
  for (let end = path.length; end > 0; end--) {
    const found = schemaAt(schema, path.slice(0, end), values);
    const description = found ? descriptionOf(found) : '';
    if (description !== '' || typeof path[end - 1] === 'string') return description;
  }
  return '';
}

/** A value in a few words: of a group, what people call it, or the first of its fields that has some. */
export function inBrief(value: unknown): string {
  if (Array.isArray(value)) return `${value.length} ${value.length === 1 ? 'item' : 'items'}`;
  if (!isRecord(value)) return wordsOf(value).split('\n', 1)[0]?.slice(0, 90) ?? '';
  const named = ['heading', 'question', 'title', 'name', 'label', 'term', 'text'].map((key) => value[key]);
  return inBrief([...named, ...Object.values(value)].find((part) => typeof part === 'string'));
}
