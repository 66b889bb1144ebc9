import { collections } from './collections.ts';
import { isPageEntry } from './entry.ts';
import type { AnyEntry } from './entry.ts';
import type { Meaning } from './fields.ts';
import { anchorsOf } from './links/anchors.ts';
import type { FoundLink } from './links/find-links.ts';
import { findLinks } from './links/find-links.ts';
import { compileInline, compileMarkdown } from './markdown/compile-markdown.ts';
import { pageIds } from './pages/page-ids.ts';
import type { FieldPath } from './validation/walk-schema.ts';
import { mapTexts } from './validation/walk-schema.ts';

/** Something a field names: a file, a page or a picture. */
export type Reference = { text: string; meaning: Meaning; path: FieldPath };

/** An entry with its Markdown compiled, and what it names and offers. */
export type Compiled = {
  entry: AnyEntry;
  references: Reference[];
  links: FoundLink[];
  /** Places on the page that a link may lead to; empty for files that are not pages. */
  anchors: ReadonlySet<string>;
};

/** An entry that was not read again keeps its compiled texts: most of a preview's time would go there. */
const known = new WeakMap<AnyEntry, Compiled>();

/** Compiles the Markdown in every field of an entry, and collects what the entry names. */
export function compileEntry(source: AnyEntry): Compiled {
  const before = known.get(source);
  if (before !== undefined) return before;
  const references: Reference[] = [];
  const html: string[] = [source.body.html];
  const ids = isPageEntry(source) ? pageIds(source) : undefined;
  for (const { id } of source.body.headings) ids?.add(id);
  const data = mapTexts(collections[source.collection].schema, source.data, (text, meaning, path) => {
    if (meaning === undefined) return text;
    if (meaning.kind === 'markdown') {
      const compiled = compileMarkdown(text, ids).html;
      html.push(compiled);
      return compiled;
    }
    if (meaning.kind === 'inline') return compileInline(text);
    references.push({ text, meaning, path });
    return text;
  });
  // Same collection, same shape: only texts were replaced.
  const entry = { ...source, data } as AnyEntry;
  const compiled = {
    entry,
    references,
    links: findLinks(source.frontmatter.text),
    anchors: isPageEntry(source) ? anchorsOf(source, html) : new Set<string>(),
  };
  known.set(source, compiled);
  return compiled;
}
