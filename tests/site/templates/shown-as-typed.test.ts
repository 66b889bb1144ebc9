import { expect, test } from 'vitest';
import { collections } from '#practice/collections.ts';
import type { CollectionName } from '#practice/collections.ts';
import { mapTexts } from '#content/fields/walk.ts';
import { listEntries } from '#content/site.ts';
import type { AnyEntry, Entries, Page, PageEntry, Site } from '#practice/site.ts';
import { replaceInFile } from '../../content/edited-content.ts';
import { renderNotFound, renderPage, loadSiteWith } from './rendering.tsx';

/** Appends `suffix` to all plain text of a site, or to all compiled Markdown. */
function withSuffix(site: Site, suffix: string, isHtml: boolean): Site {
  const appendSuffix = (entry: AnyEntry): AnyEntry => {
    // An entry with pictures is compiled again from its file when it is rendered.
    if (entry.frontmatter.text.includes('![')) return entry;
    const data = mapTexts(collections[entry.collection].schema, entry.data, (text, declaration) => {
      const kind = declaration?.kind;
      const isMarkdown = kind?.kind === 'inline' || kind?.kind === 'markdown';
      // Text without a space may be an option, a date or a path.
      const isProse = isHtml ? isMarkdown : kind === undefined && text.includes(' ');
      return isProse ? `${text} ${suffix}` : text;
    });
    // Same collection, same shape: only text was replaced.
    return { ...entry, data } as AnyEntry;
  };
  const allEntries = listEntries(site.entries).map(appendSuffix);
  const names = Object.keys(collections) as CollectionName[];
  const entries = Object.fromEntries(
    names.map((name) => [
      name,
      new Map(allEntries.flatMap((entry) => (entry.collection === name ? [[entry.id, entry]] : []))),
    ]),
  ) as unknown as Entries;
  const pages = [...site.pages].map(([path, page]): [string, Page] => [
    path,
    { ...page, entry: entries[page.entry.collection].get(page.entry.id) as PageEntry },
  ]);
  const firm = entries.site.get('firm')?.data ?? site.firm;
  return { ...site, entries, pages: new Map(pages), firm };
}

/** Finds a pattern in all pages, except in structured data. */
function findInPages(site: Site, pattern: RegExp): string[] {
  return [...site.pages.keys(), undefined].flatMap((path) => {
    const html = (path === undefined ? renderNotFound(site) : renderPage(site, path)) ?? '';
    const visibleHtml = html.replaceAll(/<(title|script)\b[^]*?<\/\1>|<meta [^>]*>/g, '');
    return [...new Set(visibleHtml.match(pattern))].map((text) => `${path ?? '404'}: ${text}`);
  });
}

test.each(['2026-11-21T17:00:00Z', '2027-06-01T17:00:00Z'])(
  'plain text is shown as typed (%s)',
  (now) => {
    expect(findInPages(withSuffix(loadSiteWith({}, { now }), '<q>', false), /[^>]{0,60}<q>/g)).toEqual([]);
  },
  60_000,
);

test('Markdown is shown as HTML', () => {
  const page = 'content/pages/probate.md';
  const picture =
    'sections:\n  - type: picture\n    image: /images/articles/trim-notice.svg\n    alt: A notice\n    caption: A notice of *value*\n';
  const site = loadSiteWith({ [page]: replaceInFile(page, 'sections:\n', picture) });
  expect(findInPages(withSuffix(site, '<q></q>', true), /[^>]{0,60}&lt;q/g)).toEqual([]);
}, 60_000);
