import { createHash } from 'node:crypto';
import type * as z from 'zod';
import { collections } from './collections.ts';
import type { CollectionName } from './collections.ts';
import type { Declaration, FieldKind } from './fields/kinds.ts';
import { declarationIn, schemaAt } from './fields/schema-parts.ts';
import { eachText, schemasHolding } from './fields/walk.ts';
import { isRecord } from './source/frontmatter.ts';
import { languageAt } from './languages/languages.ts';
import type { Language } from './languages/languages.ts';
import { memoize } from './memoize.ts';
import type { FieldPath } from './source/positions.ts';
import type { AnyEntry } from './site.ts';

export type SplitEntry = Pick<AnyEntry, 'collection' | 'frontmatter'>;

/** `markdown` is false for plain words, which are shown as typed; `paragraphs` says whether there may be several. */
type FieldText = { path: FieldPath; text: string; markdown: boolean; paragraphs: boolean };

/**
 * The words of a file's fields that a translator would
 * translate, as typed: facts not quoted, Markdown as it stands.
 */
export function translatableTexts({ collection, frontmatter }: SplitEntry): readonly FieldText[] {
  return textsIn(collection, frontmatter.values);
}

/** The same for the values of a file's fields. */
export function textsIn(collection: CollectionName, values: unknown): readonly FieldText[] {
  return isRecord(values) ? textsBy(collections[collection].schema)(values) : [];
}

/** Several checks ask for the texts of one file, one after the other. */
const textsBy = memoize((schema: z.ZodType) => memoize((values: object) => collectTexts(schema, values)));

function collectTexts(of: z.ZodType, values: unknown): FieldText[] {
  const texts: FieldText[] = [];
  eachText(of, values, (text, schema, path) => {
    const words = wordsIn(schema);
    if (words === undefined) return;
    const [markdown, paragraphs] = [words !== 'plain', words === 'markdown'];
    texts.push({ path: [...path], text, markdown, paragraphs });
  });
  return texts;
}

/** Something a field names: a file, a page, a picture, a part of the page. */
export type Reference = { text: string; kind: FieldKind; path: FieldPath };

/** What the fields of an entry name, in their order. Several checks ask for the same entry. */
export const referencesIn = memoize(
  ({ collection, data }: Pick<AnyEntry, 'collection' | 'data'>): readonly Reference[] => {
    const references: Reference[] = [];
    const visit: Parameters<typeof eachText>[2] = (text, schema, path) => {
      const kind = nameIn(schema);
      if (kind !== undefined) references.push({ text, kind, path: [...path] });
    };
    eachText(collections[collection].schema, data, visit, mayName);
    return references;
  },
);

function nameIn(schema: z.core.$ZodType): FieldKind | undefined {
  const kind = declarationIn(schema)?.kind;
  return kind?.kind === 'markdown' || kind?.kind === 'inline' ? undefined : kind;
}

/** Most fields are words, in which nothing is named. */
const mayName = schemasHolding((schema) => nameIn(schema) !== undefined);

/** Whether a text is words for visitors, and how they are written. */
function wordsOf(declaration: Declaration | undefined): 'plain' | 'inline' | 'markdown' | undefined {
  if (declaration?.audience !== 'visitor') return undefined;
  const { kind } = declaration;
  if (kind === undefined) return 'plain';
  return kind.kind === 'markdown' || kind.kind === 'inline' ? kind.kind : undefined;
}

/** Each field of each file is asked. */
const wordsIn = memoize((schema: z.core.$ZodType) => wordsOf(declarationIn(schema)));

/** The translatable text of a file, one line a field, in an order that does not depend on the file's. */
export function translatableLines({ collection, frontmatter: { values, body } }: SplitEntry): string[] {
  const fields = textsIn(collection, values).map(({ path, text }) => `${path.join('.')}\t${normalize(text)}`);
  const blocks = body
    .split(/\n\s*\n/)
    .map(normalize)
    .filter((block) => block !== '');
  return [...fields.toSorted(), ...blocks.map((block, index) => `text ${index + 1}\t${block}`)];
}

function normalize(text: string): string {
  return text.normalize('NFC').replace(/\s+/g, ' ').trim();
}

/** The fingerprint of a file's words, which a translation keeps of its source, and a review of what was read. */
export const wordsHash = memoize((entry: SplitEntry) => hashOf(translatableLines(entry)));

/** The fingerprint of a file's words in one language, where it has them in several. */
export function hashInLanguage(
  { collection, frontmatter: { values } }: SplitEntry,
  language: Language,
): string {
  const texts = textsIn(collection, values).filter(({ path }) => languageAt(path) === language);
  return hashOf(texts.map(({ path, text }) => `${path.join('.')}\t${normalize(text)}`).toSorted());
}

/** Twelve hexadecimal digits that change with any of the lines. */
export function hashOf(lines: string[]): string {
  return createHash('sha256').update(lines.join('\n')).digest('hex').slice(0, 12);
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

/** Whether the field at `path` holds words for visitors. */
export function isCopy(collection: CollectionName, values: unknown, path: FieldPath): boolean {
  return wordsOf(declarationAt(collection, values, path)) !== undefined;
}
