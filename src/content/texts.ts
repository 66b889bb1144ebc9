import { createHash } from 'node:crypto';
import type { Collection } from './collection.ts';
import type { Declaration } from './fields/kinds.ts';
import { declarationIn, schemaAt } from './fields/schema-parts.ts';
import { textsOf } from './fields/walk.ts';
import { isRecord } from './source/frontmatter.ts';
import { languageAt } from './languages/languages.ts';
import type { Language } from './languages/languages.ts';
import { offsetsIn } from './source/scalar-map.ts';
import type { FieldPath } from './source/positions.ts';
import type { Entry, Reference, Text } from './site.ts';

/** A file that was read, with what its collection says of it. */
export type SplitEntry = Pick<Entry, 'traits' | 'frontmatter'> & Partial<Pick<Entry, 'texts'>>;

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
  if (!isRecord(values)) return [];
  return textsOf(schema, values).flatMap(({ text, declaration, path }): FieldText[] => {
    const words = wordsOf(declaration);
    if (words === undefined) return [];
    return [{ path, text, markdown: words !== 'plain', paragraphs: words === 'markdown' }];
  });
}

/** Every text for visitors of a file: those of its fields, then the one below them. */
export function readTexts({ traits, frontmatter }: SplitEntry): Text[] {
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

/** What the fields of an entry name, in their order. */
export function referencesIn({ traits, data }: Pick<Entry, 'traits' | 'data'>): Reference[] {
  return textsOf(traits.schema, data).flatMap(({ text, declaration, path }): Reference[] => {
    const kind = declaration?.kind;
    return kind === undefined || kind.kind === 'markdown' || kind.kind === 'inline'
      ? []
      : [{ text, kind, path }];
  });
}

/** Where links can lead on a page by a name that its author gave: a part by its `id`, a question by its file. */
export function namedAnchors({ references }: Pick<Entry, 'references'>): { name: string; path: FieldPath }[] {
  return references
    .filter(({ kind }) => kind.kind === 'anchor' || (kind.kind === 'reference' && kind.isAnchor === true))
    .map(({ text, path }) => ({ name: text, path }));
}

/** Whether a text is words for visitors, and how they are written. */
function wordsOf(declaration: Declaration | undefined): 'plain' | 'inline' | 'markdown' | undefined {
  if (declaration?.audience !== 'visitor') return undefined;
  const { kind } = declaration;
  if (kind === undefined) return 'plain';
  return kind.kind === 'markdown' || kind.kind === 'inline' ? kind.kind : undefined;
}

/** The translatable text of a file, one line a field, in an order that does not depend on the file's. */
export function translatableLines(entry: SplitEntry): string[] {
  const { texts = readTexts(entry), frontmatter } = entry;
  const fields = texts.flatMap(({ path, value }) =>
    path === undefined ? [] : [`${path.join('.')}\t${normalize(value)}`],
  );
  const blocks = frontmatter.body
    .split(/\n\s*\n/)
    .map(normalize)
    .filter((block) => block !== '');
  return [...fields.toSorted(), ...blocks.map((block, index) => `text ${index + 1}\t${block}`)];
}

function normalize(text: string): string {
  return text.normalize('NFC').replace(/\s+/g, ' ').trim();
}

/** The fingerprint of a file's words, which a translation keeps of its source, and a review of what was read. */
export function wordsHash(entry: SplitEntry): string {
  return hashOf(translatableLines(entry));
}

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
