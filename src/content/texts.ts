import { createHash } from 'node:crypto';
import type * as z from 'zod';
import { collections } from './collections.ts';
import type { CollectionName } from './collections.ts';
import type { Declaration } from './fields/kinds.ts';
import { declarationIn, fieldSchema, isRecord, schemaAt, unwrap } from './fields/walk.ts';
import type { FieldPath } from './source/places.ts';
import type { Problem } from './report/problem.ts';
import type { AnyEntry } from './site.ts';
import { linesAboveFields } from './source/frontmatter.ts';
import { fieldAt, fieldName, placeInBody } from './source/places.ts';

export type SplitEntry = Pick<AnyEntry, 'collection' | 'frontmatter'>;

/** `markdown` is false for plain words, which are shown as typed. */
type FieldText = { path: FieldPath; text: string; markdown: boolean };

/**
 * The words of a file's fields that a translator would
 * translate, as typed: facts not quoted, Markdown as it stands.
 */
export function translatableTexts({ collection, frontmatter }: SplitEntry): readonly FieldText[] {
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
    if (schema === undefined) return;
    if (typeof value === 'string') {
      const words = wordsOf(declarationIn(schema));
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

function itemSchema(schema: z.core.$ZodType): z.core.$ZodType | undefined {
  const { def } = unwrap(schema)._zod;
  return def.type === 'array' ? def.element : undefined;
}

/** Whether a text is words for visitors, and how they are written. */
function wordsOf(declaration: Declaration | undefined): 'plain' | 'markdown' | undefined {
  if (declaration?.audience !== 'visitor') return undefined;
  const { kind } = declaration;
  if (kind === undefined) return 'plain';
  return kind.kind === 'markdown' || kind.kind === 'inline' ? 'markdown' : undefined;
}

/** The translatable text of a file, one line a field, in an order that does not depend on the file's. */
export function translatableLines({ collection, frontmatter: { values, body } }: SplitEntry): string[] {
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
export function translationHash(entry: SplitEntry): string {
  return hashOf(translatableLines(entry));
}

export function hashOf(lines: string[]): string {
  return createHash('sha256').update(lines.join('\n')).digest('hex').slice(0, 12);
}

/** What a search finds: an error unless it says otherwise. Most of it stands where nobody is shown it, and needs no sentence. */
export type Finding = {
  index: number;
  length: number;
  say: () => string;
  severity?: Problem['severity'] | undefined;
};

/** What a search finds in the words that visitors read: in the text of a file, and in its fields. */
export function findShown(entry: SplitEntry, search: (text: string) => Finding[]): Problem[] {
  const { file, head, body, bodyLineOffset } = entry.frontmatter;
  const inText = search(body).map(({ index, length, say, severity = 'error' }) => ({
    ...placeInBody(body, bodyLineOffset, index, length),
    file,
    message: say(),
    severity,
  }));
  return [...inHead(entry, search(head)), ...inText];
}

/** The same in files of copy, which quotes figures; facts are where they stand. */
export function findInCopy(entry: SplitEntry | undefined, search: (text: string) => Finding[]): Problem[] {
  return entry === undefined || collections[entry.collection].holdsFigures === true
    ? []
    : findShown(entry, search);
}

function inHead({ collection, frontmatter }: SplitEntry, all: Finding[]): Problem[] {
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
    if (path === undefined || !isCopy(collection, values, path)) return [];
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

/** What was declared of the field at `path`: who reads it, and of what kind it is. */
export function declarationAt(
  collection: CollectionName,
  values: unknown,
  path: FieldPath,
): Declaration | undefined {
  const schema = schemaAt(collections[collection].schema, path, values);
  return schema && declarationIn(schema);
}

/** Whether a field holds words for visitors. */
function isCopy(collection: CollectionName, values: unknown, path: FieldPath): boolean {
  return wordsOf(declarationAt(collection, values, path)) !== undefined;
}

/** Words in a file's text, such as a link. */
type Stretch = { index: number; length: number };

/** Whether words of a file stand among its fields where no visitor reads them. */
export function isAside({ index, length }: Stretch, { collection, frontmatter }: SplitEntry): boolean {
  const { body, head, text: whole, values } = frontmatter;
  if (index >= whole.length - body.length) return false;
  const words = whole.slice(index, index + length);
  // Nearly all links stand once, in a text for visitors: no tree is read for them.
  const isOnlyOne = head.indexOf(words) === head.lastIndexOf(words);
  if (isOnlyOne && textsIn(collection, values).some(({ text }) => says(text, words))) return false;
  const path = fieldAtIndex(frontmatter, index);
  return path === undefined || !isCopy(collection, values, path);
}

/** Whether words of a file stand in a note or behind a #, where colleagues write what they like. */
export function isInNote(index: number, { collection, frontmatter }: SplitEntry): boolean {
  const { body, text, values } = frontmatter;
  if (index >= text.length - body.length) return false;
  const path = fieldAtIndex(frontmatter, index);
  return path === undefined || declarationAt(collection, values, path)?.kind?.kind === 'note';
}

function fieldAtIndex(
  { document, head, text }: SplitEntry['frontmatter'],
  index: number,
): FieldPath | undefined {
  return fieldAt(document.contents, index - text.indexOf(head));
}
