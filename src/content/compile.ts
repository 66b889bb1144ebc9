import { isMarkdown } from './fields/json-schema.ts';
import { mapTexts, walkTexts } from './fields/walk.ts';
import { decodeSpecialCharacters, encodeSpecialCharacters } from './facts/fact-text.ts';
import { insertFacts } from './facts/quoted-facts.ts';
import type { FactTexts } from './facts/fact-texts.ts';
import { getValue } from './fields/schema-parts.ts';
import { findLanguageInPath, getLanguage } from './languages/languages.ts';
import { insertNonBreakingSpaces } from './markdown/non-breaking-spaces.ts';
import { compileInline, compileMarkdown, emptyBody } from './markdown/compile.ts';
import { isPageEntry } from './site.ts';
import type { Entry, PageEntry } from './site.ts';
import { readPicture } from './source/pictures.ts';
import type { PictureSize } from './source/pictures.ts';
import type { FieldPath } from './source/positions.ts';
import { listNamedAnchors } from './texts.ts';
import type { ParsedText } from './texts.ts';

/**
 * Compiles the Markdown of an entry's fields and body. `values` are its fields as typed, with defaults. Facts are quoted in the
 * syntax trees of `parsedTexts` and, with encoded special characters, in other text, so that they are never parsed as Markdown.
 */
export function compileEntry(
  entry: Entry,
  facts: FactTexts,
  values: unknown,
  parsedTexts: readonly ParsedText[],
): Entry {
  const { config, data, file, frontmatter } = entry;
  const entryLanguage = getLanguage(data);
  // The IDs of headings are unique on the page, in its body and its fields.
  const ids = isPageEntry(entry) ? listPageIds(entry) : undefined;
  const trees = new Map(parsedTexts.map(({ text, tree }) => [toKey(text.path), tree]));
  const quote = (text: string, path: FieldPath, transform?: (part: string) => string) =>
    insertFacts(text, facts, findLanguageInPath(path) ?? entryLanguage, transform).text;
  const findSource = (text: string, path: FieldPath) =>
    trees.get(toKey(path)) ?? quote(text, path, encodeSpecialCharacters);
  const decodeAt = (path: FieldPath) => (text: string) => quote(decodeSpecialCharacters(text), path);
  const compileText = (text: string, path: FieldPath) =>
    compileMarkdown(findSource(text, path), ids, entryLanguage, decodeAt(path));
  // The bundler compiles .mdx files.
  const body = file.endsWith('.mdx') ? emptyBody : compileText(frontmatter.body, []);
  const compiledData = mapTexts(config.schema, data, (text, field, path) => {
    const kind = field.kind?.kind;
    if (kind === undefined) return insertNonBreakingSpaces(text);
    if (kind !== 'inline' && kind !== 'markdown') return text;
    const source = getValue(values, path);
    const originalText = typeof source === 'string' ? source.trim() : text;
    return kind === 'inline'
      ? compileInline(findSource(originalText, path), decodeAt(path))
      : compileText(originalText, path).html;
  });
  // Only strings are replaced.
  return { ...entry, data: compiledData as Entry['data'], body, uncompiled: data };
}

function toKey(path: FieldPath = []): string {
  return path.join('.');
}

/** Returns the entry with its fields as they were before their Markdown was compiled. */
export function withUncompiledFields<E extends Entry>(entry: E): E {
  return { ...entry, data: entry.uncompiled ?? entry.data };
}

/** Applies `transform` to the HTML of a compiled entry. Returns the same entry if its text contains no pictures. */
export function replacePictures<E extends Entry>(entry: E, transform: (html: string) => string): E {
  const { config, body, data, frontmatter } = entry;
  if (![frontmatter, frontmatter.defaults].some((file) => file?.text.includes('!['))) return entry;
  const replacedData = mapTexts(config.schema, data, (text, field) =>
    isMarkdown(field) ? transform(text) : text,
  );
  return { ...entry, data: replacedData, body: { ...body, html: transform(body.html) } };
}

/** Collects the anchors on a compiled entry's page; none for files that are not pages. */
export function collectAnchors(entry: Entry): Set<string> {
  if (!isPageEntry(entry)) return new Set();
  const html = [entry.body.html];
  for (const { text, field } of walkTexts(entry.config.schema, entry.data))
    if (field.kind?.kind === 'markdown') html.push(text);
  const headings = html.flatMap((text) =>
    [...text.matchAll(/<h[2-6] id="([^"]+)"/g)].map(([, id = '']) => id),
  );
  return new Set([
    ...entry.linkTargets.anchors,
    ...listNamedAnchors(entry).map(({ name }) => name),
    ...headings,
  ]);
}

/** Lists the IDs on a page that its compiled headings must not repeat. */
export function listPageIds(entry: PageEntry): Set<string> {
  return new Set([...entry.linkTargets.ids, ...listNamedAnchors(entry).map(({ name }) => name)]);
}

/**
 * Reads the sizes of the pictures that files reference in fields and Markdown, by path. Share images, which pages don't show, and
 * unreadable pictures are left out.
 */
export function readPictureSizes(entries: Iterable<Entry>, root: string): Map<string, PictureSize> {
  const paths = new Set([...entries].flatMap(listPictures));
  return new Map(
    [...paths].flatMap((path) => {
      const picture = readPicture(root, path);
      if (typeof picture === 'string') return [];
      const { width, height } = picture;
      return [[path, { width, height }]];
    }),
  );
}

function listPictures({ references, links }: Entry): string[] {
  return [
    ...references.flatMap(({ text, kind }) => (kind.kind === 'image' && !kind.isShareImage ? [text] : [])),
    ...links.flatMap(({ isPicture, target }) => (isPicture ? [target] : [])),
  ];
}
