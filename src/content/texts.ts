import { createHash } from 'node:crypto';
import type * as z from 'zod';
import { collections } from './collections.ts';
import type { CollectionName } from './collections.ts';
import { meaningOf } from './fields/kinds.ts';
import { fieldSchema, isRecord, unwrap } from './fields/walk.ts';
import type { FieldPath } from './source/places.ts';
import type { Problem } from './report/problem.ts';
import { note } from './schemas/parts/head.ts';
import type { AnyEntry } from './site.ts';
import { linesAboveFields } from './source/frontmatter.ts';
import { fieldAt, fieldName, placeInBody } from './source/places.ts';

/** `markdown` is false for plain words, which are shown as typed. */
type FieldText = { path: FieldPath; text: string; markdown: boolean };

/**
 * The words of a file's fields that a translator would
 * translate, as typed: facts not quoted, Markdown as it stands.
 */
export function translatableTexts({
  collection,
  frontmatter,
}: Pick<AnyEntry, 'collection' | 'frontmatter'>): readonly FieldText[] {
  return textsIn(collection, frontmatter.values);
}

/** Several checks ask for the texts of one file. */
const known = new WeakMap<object, FieldText[]>();

/** The same for the values of a file's fields. */
export function textsIn(collection: CollectionName, values: unknown): readonly FieldText[] {
  if (!isRecord(values)) return [];
  const texts = known.get(values) ?? collectTexts(collection, values);
  known.set(values, texts);
  return texts;
}

function collectTexts(collection: CollectionName, values: unknown): FieldText[] {
  const texts: FieldText[] = [];
  const visit = (schema: z.core.$ZodType | undefined, value: unknown, path: FieldPath): void => {
    if (schema === undefined || schema === note) return;
    if (typeof value === 'string') {
      const words = wordsOf(schema);
      if (words !== undefined) texts.push({ path, text: value, markdown: words === 'markdown' });
    } else if (Array.isArray(value)) {
      for (const [index, entry] of value.entries()) visit(itemSchema(schema), entry, [...path, index]);
    } else if (isRecord(value)) {
      for (const [key, entry] of Object.entries(value))
        visit(fieldSchema(schema, value, key), entry, [...path, key]);
    }
  };
  visit(collections[collection].schema, values, []);
  return texts;
}

/** Whether a translator would translate the text at `path`. */
function isTranslatable(collection: CollectionName, values: unknown, path: FieldPath): boolean {
  let schema: z.core.$ZodType | undefined = collections[collection].schema;
  let value = values;
  for (const key of path) {
    if (schema === undefined || schema === note) return false;
    if (Array.isArray(value)) {
      schema = itemSchema(schema);
      value = value[Number(key)];
    } else if (isRecord(value)) {
      schema = fieldSchema(schema, value, String(key));
      value = value[key];
    }
  }
  return (
    typeof value === 'string' && schema !== undefined && schema !== note && wordsOf(schema) !== undefined
  );
}

function itemSchema(schema: z.core.$ZodType): z.core.$ZodType | undefined {
  const { def } = unwrap(schema)._zod;
  return def.type === 'array' ? def.element : undefined;
}

/** Text to be read: not a choice, not a name of something, not a form such as a date or an address. */
function wordsOf(schema: z.core.$ZodType): 'plain' | 'markdown' | undefined {
  const inner = unwrap(schema);
  const meaning = meaningOf(inner) ?? meaningOf(schema);
  if (meaning !== undefined)
    return meaning.kind === 'markdown' || meaning.kind === 'inline' ? 'markdown' : undefined;
  const { def } = inner._zod;
  if (def.type !== 'string' || 'format' in def) return undefined;
  return (def.checks ?? []).some(({ _zod }) => _zod.def.check === 'string_format') ? undefined : 'plain';
}

/** The translatable text of a file, one line a field, in an order that does not depend on the file's. */
export function translatableLines(collection: CollectionName, values: unknown, body: string): string[] {
  const fields = textsIn(collection, values).map(({ path, text }) => `${path.join('.')}\t${normalise(text)}`);
  const blocks = body
    .split(/\n\s*\n/)
    .map(normalise)
    .filter((block) => block !== '');
  return [...fields.toSorted(), ...blocks.map((block, index) => `text ${index + 1}\t${block}`)];
}

function normalise(text: string): string {
  return text.normalize('NFC').replace(/\s+/g, ' ').trim();
}

/** The fingerprint that a translation keeps of the text it translates. */
export function translationHash(entry: Pick<AnyEntry, 'collection' | 'frontmatter'>): string {
  const { values, body } = entry.frontmatter;
  return hashOf(translatableLines(entry.collection, values, body));
}

export function hashOf(lines: string[]): string {
  return createHash('sha256').update(lines.join('\n')).digest('hex').slice(0, 12);
}

/** Fields that speak to colleagues or name a source, not to visitors. */
const unshown = new Set(['cite', 'rule', 'about', 'source', 'reason', 'note', 'offers.name']);

/** Collections that hold figures and addresses, or nothing that a visitor reads. */
const ofData = new Set(['facts', 'waivers', 'bookings', 'social']);

/** What a search finds: an error unless it says otherwise. Most of it stands where nobody is shown it, and needs no sentence. */
export type Finding = {
  index: number;
  length: number;
  say: () => string;
  severity?: Problem['severity'] | undefined;
};

export type Judged = Pick<AnyEntry, 'collection' | 'frontmatter'>;

/** What a search finds in the words that visitors read: in the text of a file, and in its fields. */
export function findShown(entry: Judged, search: (text: string) => Finding[]): Problem[] {
  const { file, head, body, bodyLineOffset } = entry.frontmatter;
  const inText = search(body).map(({ index, length, say, severity = 'error' }) => ({
    ...placeInBody(body, bodyLineOffset, index, length),
    file,
    message: say(),
    severity,
  }));
  return [...inHead(entry, search(head)), ...inText];
}

/** The same in files that hold copy, which quotes such data. */
export function findInCopy(entry: Judged | undefined, search: (text: string) => Finding[]): Problem[] {
  return entry === undefined || ofData.has(entry.collection) ? [] : findShown(entry, search);
}

function inHead({ collection, frontmatter }: Judged, all: Finding[]): Problem[] {
  if (all.length === 0) return [];
  const { values, head } = frontmatter;
  const found = all.map((each) => ({ ...each, words: head.slice(each.index, each.index + each.length) }));
  const texts = textsIn(collection, values);
  const telling = found.filter(({ words }) => texts.some(({ text }) => says(text, words)));
  // Dates of fields that nobody is shown are the most frequent by far: no tree is read for them.
  if (telling.length === 0) return [];
  const { document, file, lineCounter: lines } = frontmatter;
  return telling.flatMap(({ length, index, say, severity = 'error' }): Problem[] => {
    const path = fieldAt(document.contents, index);
    if (path === undefined || !isShown(collection, path) || !isTranslatable(collection, values, path))
      return [];
    const { line, col } = lines.linePos(index);
    const place = { line: line + linesAboveFields, column: col };
    return [{ file, ...place, mark: { ...place, length }, field: fieldName(path), message: say(), severity }];
  });
}

/** Whether a field's text has these words, as typed in the file: within them a line may end. */
function says(text: string, words: string): boolean {
  return words.includes('\n') ? oneLine(text).includes(oneLine(words)) : text.includes(words);
}

function oneLine(text: string): string {
  return text.replaceAll(/\s+/g, ' ');
}

function isShown(collection: string, path: FieldPath): boolean {
  return ![...path, `${collection}.${path.join('.')}`].some((key) => unshown.has(String(key)));
}
