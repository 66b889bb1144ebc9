import type { FieldKind } from './fields/kinds.ts';
import { declarationIn, fieldSchema, valueAt } from './fields/schema-parts.ts';
import { mapTexts, schemasHolding } from './fields/walk.ts';
import { languageOf } from './languages/languages.ts';
import { compileInline, compileMarkdown } from './markdown/compile.ts';
import { withBoundSpaces } from './markdown/bound-spaces.ts';
import { findLinks } from './markdown/links.ts';
import type { FoundLink } from './markdown/links.ts';
import { memoize } from './memoize.ts';
import { isPageEntry } from './site.ts';
import type { Entry, PageEntry } from './site.ts';
import type { Frontmatter } from './source/frontmatter.ts';
import type { FieldPath } from './source/positions.ts';
import type { PictureSize } from './source/pictures.ts';
import { readPicture } from './source/pictures.ts';
import { namedAnchors, referencesIn } from './texts.ts';
import type { Reference } from './texts.ts';

/** What an entry names: in its fields, and in the links of its texts. */
export type Outline<Of extends Entry = Entry> = {
  entry: Of;
  references: readonly Reference[];
  links: FoundLink[];
};

/** An entry that was not read again keeps what it names. */
export const outlineOf = memoize((entry: Entry): Outline => ({
  entry,
  references: referencesIn(entry),
  links: findLinks(entry.frontmatter.text),
}));

const uncompiled = new WeakMap<Entry, Entry>();

/** What an entry of the site was compiled from. The one is the same for as long as the other is, and takes no compiling. */
export function beforeCompiling<Compiled extends Entry>(entry: Compiled): Compiled {
  // Of the same collection.
  return (uncompiled.get(entry) ?? entry) as Compiled;
}

/** An entry with the Markdown in its fields compiled, once somebody asks for it: a check asks for hardly any. */
export const compiledEntry = memoize((entry: Entry): Entry => compileEntry(entry));

/** Writes the pictures in a piece of HTML as a page shows them. */
type ShowPictures = (html: string) => string;

/** What an entry of the site is with its pictures shown in its texts: the same, where it has none. */
export function showingPictures<Of extends Entry>(compiled: Of, show: ShowPictures): Of {
  const entry = beforeCompiling(compiled);
  const { defaults } = entry.frontmatter;
  const isShown = hasPictures(entry.frontmatter) || (defaults !== undefined && hasPictures(defaults));
  // Only texts are replaced.
  return isShown ? (compileEntry(entry, show) as Of) : compiled;
}

const hasPictures = memoize(({ text }: Frontmatter) => text.includes('!['));

function compileEntry(entry: Entry, show?: ShowPictures): Entry {
  const { collection, traits, id, file, frontmatter } = entry;
  const data = compiledFields(entry, show);
  const compiled: Entry = {
    collection,
    traits,
    id,
    file,
    frontmatter,
    data,
    ...(isPageEntry(entry) && { places: entry.places }),
    get body() {
      const { body } = entry;
      return show === undefined ? body : { ...body, html: show(body.html) };
    },
  };
  uncompiled.set(compiled, entry);
  return compiled;
}

/** Places on an entry's page that a link may lead to; none for files that are not pages. */
export const anchorsOf = memoize((compiled: Entry): ReadonlySet<string> => {
  const entry = beforeCompiling(compiled);
  if (!isPageEntry(entry)) return new Set();
  const headings = [entry.body.html, ...markdownFields(entry).html].flatMap((text) =>
    [...text.matchAll(/<h[2-6] id="([^"]+)"/g)].map(([, id = '']) => id),
  );
  return new Set([...entry.places.anchors, ...namedAnchors(entry).map(({ name }) => name), ...headings]);
});

/** Every id of a page but those of the headings in its texts, which are made to differ from these. */
export function pageIds(entry: PageEntry): Set<string> {
  return new Set([...entry.places.ids, ...namedAnchors(entry).map(({ name }) => name)]);
}

/** The fields of an entry, each compiled once it is asked for: a list of thousands of pages asks for their names alone. */
function compiledFields(entry: Entry, show?: ShowPictures): Entry['data'] {
  const own = new Map<string, unknown>();
  return new Proxy(entry.data, {
    get(data, name) {
      const value: unknown = Reflect.get(data, name);
      if (typeof name !== 'string') return value;
      if (!own.has(name)) own.set(name, compiledField(entry, name, value, show));
      return own.get(name);
    },
  });
}

function compiledField(entry: Entry, name: string, value: unknown, show?: ShowPictures): unknown {
  const schema = fieldSchema(entry.traits.schema, entry.data, name);
  if (schema === undefined) return value;
  const compiled = mayBeMarkdown(schema)
    ? markdownFields(entry).values.get(name)
    : mapTexts(schema, value, (text, kind, path) => compiledText(entry, [name, ...path], text, kind));
  if (show === undefined) return compiled;
  return mapTexts(schema, compiled, (text, kind) =>
    kind?.kind === 'markdown' || kind?.kind === 'inline' ? show(text) : text,
  );
}

function compiledText(entry: Entry, path: FieldPath, text: string, kind: FieldKind | undefined): string {
  if (kind === undefined) return withBoundSpaces(text);
  return kind.kind === 'inline' ? compileInline(sourceOf(entry, path, text)) : text;
}

/** A text as it is compiled: of one that quotes facts, with the signs in their words encoded. */
function sourceOf(entry: Entry, path: FieldPath, text: string): string {
  const { frontmatter } = entry;
  const quotes = frontmatter.text.includes('{{') || frontmatter.defaults?.text.includes('{{') === true;
  const source = quotes ? valueAt(entry.encoded, path) : text;
  return typeof source === 'string' ? source.trim() : text;
}

const mayBeMarkdown = schemasHolding((schema) => declarationIn(schema)?.kind?.kind === 'markdown');

/** The fields that may have headings, in their order, as no two headings of a page have the same id; and the HTML of those. */
const markdownFields = memoize((entry: Entry): { values: Map<string, unknown>; html: string[] } => {
  const html: string[] = [];
  const ids = isPageEntry(entry) ? pageIds(entry) : undefined;
  for (const { id } of entry.body.headings) ids?.add(id);
  const values = Object.entries(entry.data).flatMap(([name, value]): [string, unknown][] => {
    const schema = fieldSchema(entry.traits.schema, entry.data, name);
    if (schema === undefined || !mayBeMarkdown(schema)) return [];
    const compiled = mapTexts(schema, value, (text, kind, path) => {
      const fieldPath = [name, ...path];
      if (kind?.kind !== 'markdown') return compiledText(entry, fieldPath, text, kind);
      const source = sourceOf(entry, fieldPath, text);
      const compiledHere = compileMarkdown(source, ids, languageOf(entry.data)).html;
      html.push(compiledHere);
      return compiledHere;
    });
    return [[name, compiled]];
  });
  return { values: new Map(values), html };
});

/** The sizes of all pictures that files show, in fields and in Markdown. */
export function pictureSizes(outlines: Iterable<Outline>, root: string): Map<string, PictureSize> {
  const addresses = new Set([...outlines].flatMap(namedIn));
  return new Map(
    [...addresses].flatMap((address) => {
      const picture = readPicture(root, address);
      if (typeof picture === 'string') return [];
      const { width, height } = picture;
      return [[address, { width, height }]];
    }),
  );
}

const namedIn = memoize(({ references, links }: Outline): string[] => [
  ...references.flatMap(({ text, kind }) => (kind.kind === 'image' && !kind.isShared ? [text] : [])),
  ...links.flatMap(({ picture, target }) => (picture ? [target] : [])),
]);
