import { createHash } from 'node:crypto';
import type { Root } from 'mdast';
import type { Collection } from './collection.ts';
import { placeholderPattern } from './defaults.ts';
import type { AllowedPlaceholders } from './defaults.ts';
import { maskQuotes } from './facts/broken-quotes.ts';
import type { FactNames } from './facts/broken-quotes.ts';
import { encodeAscii } from './facts/fact-text.ts';
import { isMarkdown } from './fields/json-schema.ts';
import type { FieldSchema } from './fields/json-schema.ts';
import { walkTexts } from './fields/walk.ts';
import { isRecord } from './source/frontmatter.ts';
import { findLanguageInPath } from './languages/languages.ts';
import type { Language } from './languages/languages.ts';
import { findLinks } from './markdown/links.ts';
import type { MarkdownLink } from './markdown/links.ts';
import { mayContainMarkup, parseMarkdown, parseMdx, explainParseLimit } from './markdown/parse.ts';
import { mapOffsets } from './source/scalar-map.ts';
import type { FieldPath } from './source/positions.ts';
import type { Entry, Reference, Text } from './site.ts';

/** A parsed file with its collection's definition. */
export type SplitEntry = Pick<Entry, 'config' | 'frontmatter'> & Partial<Pick<Entry, 'texts'>>;

/** The part of a collection that determines which fields contain text. */
type CollectionSchema = Pick<Collection, 'schema'>;

/** Text for visitors in a field as typed: facts not quoted, Markdown not compiled. */
type TypedText = { path: FieldPath; text: string; format: Text['format'] };

/** Lists the translatable text in field values. */
export function listTexts({ schema }: CollectionSchema, values: unknown): TypedText[] {
  if (!isRecord(values)) return [];
  return walkTexts(schema, values).flatMap(({ text, field, path }): TypedText[] => {
    const format = getFormat(field);
    return format === undefined ? [] : [{ path, text, format }];
  });
}

/** Reads all text for visitors in a file: fields first, then the body. */
export function readTexts({ config, frontmatter }: SplitEntry): Text[] {
  const { text, body, values } = frontmatter;
  const bodyStart = text.length - body.length;
  return [
    ...listTexts(config, values).map(({ path, text: value, format }): Text => {
      let offsets: number[] | undefined;
      return {
        value,
        format,
        path,
        toFileSpan: (index, length) => {
          offsets ??= mapOffsets(frontmatter, path, value) ?? [];
          const from = offsets[index] ?? 0;
          return [from, length === 0 ? from : (offsets[index + length - 1] ?? from) + 1];
        },
      };
    }),
    {
      value: body,
      format: 'markdown',
      toFileSpan: (index, length) => [bodyStart + index, bodyStart + index + length],
    },
  ];
}

/** Text with its syntax tree. It is parsed once, for rules, links and the compiler. */
export type ParsedText = {
  text: Text;
  /** The parsed text, with facts and placeholders encoded at unchanged positions. */
  source: string;
  tree: Root;
  /** The parser's error for the text of an `.mdx` file, which is then parsed as `.md`. */
  mdxError?: unknown;
  /** Why the text isn't parsed; `tree` is then empty. */
  problem?: string;
};

/** Parses all text that may contain markup. */
export function parseTexts(
  texts: readonly Text[],
  file: string,
  facts: FactNames,
  placeholders: AllowedPlaceholders,
): ParsedText[] {
  return texts.flatMap((text): ParsedText[] => {
    const { value, path } = text;
    const isMdx = path === undefined && file.endsWith('.mdx');
    if (!isMdx && !mayContainMarkup(value)) return [];
    const problem = explainParseLimit(value);
    if (problem !== undefined)
      return [{ text, source: value, tree: { type: 'root', children: [] }, problem }];
    const maskedText = maskQuotes(value, facts);
    const source = placeholders.has(file) ? maskedText.replace(placeholderPattern, encodeAscii) : maskedText;
    if (!isMdx) return [{ text, source, tree: parseMarkdown(source) }];
    try {
      return [{ text, source, tree: parseMdx(source) }];
    } catch (mdxError) {
      return [{ text, source, tree: parseMarkdown(source), mdxError }];
    }
  });
}

/** Lists the links and pictures in parsed text, with their ranges in the file. */
export function listLinks(parsedTexts: readonly ParsedText[]): MarkdownLink[] {
  return parsedTexts.flatMap(({ tree, text: { value, format, toFileSpan } }) => {
    const links = format === 'plain' ? [] : findLinks(tree, value);
    return links.map((link) => {
      const [from, to] = toFileSpan(link.index, link.length);
      return { ...link, index: from, length: to - from };
    });
  });
}

/** Finds the values in an entry's fields with a kind other than Markdown, in order. */
export function findReferences({ config, data }: Pick<Entry, 'config' | 'data'>): Reference[] {
  return walkTexts(config.schema, data).flatMap(({ text, field, path }): Reference[] =>
    field.kind === undefined || isMarkdown(field) ? [] : [{ text, kind: field.kind, path }],
  );
}

/** Lists the anchors that authors name: sections by their `id`, questions by their file name. */
export function listNamedAnchors({
  references,
}: Pick<Entry, 'references'>): { name: string; path: FieldPath }[] {
  return references
    .filter(({ kind }) => kind.kind === 'anchor' || (kind.kind === 'reference' && kind.isAnchor === true))
    .map(({ text, path }) => ({ name: text, path }));
}

/** Returns the format of a field with text for visitors; undefined for other fields. */
function getFormat({ audience, kind }: FieldSchema): Text['format'] | undefined {
  if (audience !== 'visitor') return undefined;
  if (kind === undefined) return 'plain';
  return kind.kind === 'markdown' || kind.kind === 'inline' ? kind.kind : undefined;
}

/** Lists the translatable text of a file: a line for each field, sorted by path, and for each paragraph of the body. */
export function listTranslatableLines(entry: SplitEntry): string[] {
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

/** Hashes a file's text. Translations store the hash of their source; reviews store the hash of the reviewed text. */
export function hashText(entry: SplitEntry): string {
  return computeHash(listTranslatableLines(entry));
}

/** Hashes a file's text in one language, for files with several. */
export function hashInLanguage({ config, frontmatter: { values } }: SplitEntry, language: Language): string {
  const textsInLanguage = listTexts(config, values).filter(
    ({ path }) => findLanguageInPath(path) === language,
  );
  return computeHash(
    textsInLanguage.map(({ path, text }) => `${path.join('.')}\t${normalize(text)}`).toSorted(),
  );
}

/** Computes a hash of twelve hexadecimal digits. */
export function computeHash(lines: string[]): string {
  return createHash('sha256').update(lines.join('\n')).digest('hex').slice(0, 12);
}
