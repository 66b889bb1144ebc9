import { collections } from './collections.ts';
import type { FieldKind } from './fields/kinds.ts';
import { mapTexts } from './fields/walk.ts';
import type { FieldPath } from './source/positions.ts';
import { compileInline, compileMarkdown } from './markdown/compile.ts';
import { withBoundSpaces } from './markdown/bound-spaces.ts';
import { findLinks } from './markdown/links.ts';
import type { FoundLink } from './markdown/links.ts';
import { oncePer } from './once-per.ts';
import { anchorsOf, pageIds } from './routes/page-parts.ts';
import { isPageEntry } from './site.ts';
import type { AnyEntry } from './site.ts';
import type { PictureSize } from './source/pictures.ts';
import { readPicture } from './source/pictures.ts';

/** Something a field names: a file, a page or a picture. */
type Reference = { text: string; kind: FieldKind; path: FieldPath };

/** An entry with its Markdown compiled, and what it names and offers. */
export type Compiled = {
  entry: AnyEntry;
  references: Reference[];
  links: FoundLink[];
  /** Places on the page that a link may lead to; empty for files that are not pages. */
  anchors: ReadonlySet<string>;
};

/**
 * Compiles the Markdown in every field of an entry, and collects what the entry names. An entry that was not read
 * again keeps its compiled texts: most of a preview's time would go there.
 */
export const compileEntry = oncePer((source: AnyEntry): Compiled => {
  const references: Reference[] = [];
  const html: string[] = [source.body.html];
  const ids = isPageEntry(source) ? pageIds(source) : undefined;
  for (const { id } of source.body.headings) ids?.add(id);
  const data = mapTexts(collections[source.collection].schema, source.data, (text, kind, path) => {
    if (kind === undefined) return withBoundSpaces(text);
    if (kind.kind === 'markdown') {
      const compiled = compileMarkdown(text, ids).html;
      html.push(compiled);
      return compiled;
    }
    if (kind.kind === 'inline') return compileInline(text);
    references.push({ text, kind, path });
    return text;
  });
  // Same collection, same shape: only texts were replaced.
  const entry = { ...source, data } as AnyEntry;
  return {
    entry,
    references,
    links: findLinks(source.frontmatter.text),
    anchors: isPageEntry(source) ? anchorsOf(source, html) : new Set<string>(),
  };
});

/** The sizes of all pictures that files show, in fields and in Markdown. */
export function pictureSizes(compiled: Iterable<Compiled>, root: string): Map<string, PictureSize> {
  const addresses = new Set([...compiled].flatMap(namedIn));
  return new Map(
    [...addresses].flatMap((address) => {
      const picture = readPicture(root, address);
      if (typeof picture === 'string') return [];
      const { width, height } = picture;
      return [[address, { width, height }]];
    }),
  );
}

const namedIn = oncePer(({ references, links }: Compiled): string[] => [
  ...references.flatMap(({ text, kind }) => (kind.kind === 'image' && !kind.isShared ? [text] : [])),
  ...links.flatMap(({ picture, target }) => (picture ? [target] : [])),
]);
