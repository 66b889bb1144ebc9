import { createHash } from 'node:crypto';
import type * as z from 'zod';
import type { Collection } from './collection.ts';
import type { Declaration, FieldKind } from './fields/kinds.ts';
import { declarationIn, schemaAt } from './fields/schema-parts.ts';
import { eachText, schemasHolding } from './fields/walk.ts';
import { isRecord } from './source/frontmatter.ts';
import { languageAt } from './languages/languages.ts';
import type { Language } from './languages/languages.ts';
import { memoize } from './memoize.ts';
import { offsetsIn } from './source/scalar-map.ts';
import type { FieldPath } from './source/positions.ts';
import type { Entry } from './site.ts';

/** A file that was read, with what its collection says of it. */
export type SplitEntry = Pick<Entry, 'traits' | 'frontmatter'>;

/** All that the texts of a file depend on beside its own fields. */
type Traits = Pick<Collection, 'schema'>;

/** `markdown` is false for plain words, which are shown as typed; `paragraphs` says whether there may be several. */
type FieldText = { path: FieldPath; text: string; markdown: boolean; paragraphs: boolean };

/**
 * The words of a file's fields that a translator would
 * translate, as typed: facts not quoted, Markdown as it stands.
 */
export function translatableTexts({ traits, frontmatter }: SplitEntry): readonly FieldText[] {
  return textsIn(traits, frontmatter.values);
}

/** The same for the values of a file's fields. */
export function textsIn({ schema }: Traits, values: unknown): readonly FieldText[] {
  return isRecord(values) ? textsBy(schema)(values) : [];
}

/** Several checks ask for the texts of one file, one after the other. */
const textsBy = memoize((schema: z.ZodType) => memoize((values: object) => collectTexts(schema, values)));

function collectTexts(of: z.ZodType, values: unknown): FieldText[] {
  const found: FieldText[] = [];
  eachText(of, values, (text, schema, path) => {
    const words = wordsIn(schema);
    if (words === undefined) return;
    const [markdown, paragraphs] = [words !== 'plain', words === 'markdown'];
    found.push({ path: [...path], text, markdown, paragraphs });
  });
  return found;
}

/** A text for visitors as typed: in a field, or below the fields of a file (without `path`). */
export type Text = {
  value: string;
  format: 'plain' | 'inline' | 'markdown';
  path?: FieldPath;
  /** The stretch of the file in which a stretch of the value is typed. */
  span: (index: number, length: number) => readonly [from: number, to: number];
};

/** Every text for visitors of a file: those of its fields, then the one below them. */
export function texts({ traits, frontmatter }: SplitEntry): Text[] {
  const { text, body, headAt, values } = frontmatter;
  const bodyAt = text.length - body.length;
  return [
    ...textsIn(traits, values).map(({ path, text: value, markdown, paragraphs }): Text => {
      let offsets: number[] | undefined;
      return {
        value,
        format: paragraphs ? 'markdown' : markdown ? 'inline' : 'plain',
        path,
        span: (index, length) => {
          offsets ??= offsetsIn(frontmatter, path, value) ?? [];
          const from = offsets[index] ?? headAt;
          return [from, length === 0 ? from : (offsets[index + length - 1] ?? from) + 1];
        },
      };
    }),
    {
      value: body,
      format: 'markdown',
      span: (index, length) => [bodyAt + index, bodyAt + index + length],
    },
  ];
}

/** Something a field names: a file, a page, a picture, a part of the page. */
export type Reference = { text: string; kind: FieldKind; path: FieldPath };

/** What the fields of an entry name, in their order. Several checks ask for the same entry. */
export const referencesIn = memoize(
  ({ traits, data }: Pick<Entry, 'traits' | 'data'>): readonly Reference[] => {
    const references: Reference[] = [];
    const visit: Parameters<typeof eachText>[2] = (text, schema, path) => {
      const kind = nameIn(schema);
      if (kind !== undefined) references.push({ text, kind, path: [...path] });
    };
    eachText(traits.schema, data, visit, mayName);
    return references;
  },
);

/** Where links can lead on a page by a name that its author gave: a part by its `id`, a question by its file. */
export function namedAnchors(entry: Pick<Entry, 'traits' | 'data'>): { name: string; path: FieldPath }[] {
  return referencesIn(entry)
    .filter(({ kind }) => kind.kind === 'anchor' || (kind.kind === 'reference' && kind.isAnchor === true))
    .map(({ text, path }) => ({ name: text, path }));
}

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
export function translatableLines({ traits, frontmatter: { values, body } }: SplitEntry): string[] {
  const fields = textsIn(traits, values).map(({ path, text }) => `${path.join('.')}\t${normalize(text)}`);
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
export function hashInLanguage({ traits, frontmatter: { values } }: SplitEntry, language: Language): string {
  const own = textsIn(traits, values).filter(({ path }) => languageAt(path) === language);
  return hashOf(own.map(({ path, text }) => `${path.join('.')}\t${normalize(text)}`).toSorted());
}

/** Twelve hexadecimal digits that change with any of the lines. */
export function hashOf(lines: string[]): string {
  return createHash('sha256').update(lines.join('\n')).digest('hex').slice(0, 12);
}

/** What was declared of the field at `path`: who reads it, and of what kind it is. */
export function declarationAt(traits: Traits, values: unknown, path: FieldPath): Declaration | undefined {
  const schema = schemaAt(traits.schema, path, values);
  return schema && declarationIn(schema);
}

/** Whether the field at `path` holds words for visitors. */
export function isCopy(traits: Traits, values: unknown, path: FieldPath): boolean {
  return wordsOf(declarationAt(traits, values, path)) !== undefined;
}
