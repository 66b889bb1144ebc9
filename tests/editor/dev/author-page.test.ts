import { expect, test } from 'vitest';
import type { LoadResult } from '#practice/content.ts';
import { buildAuthorPage } from '#editor/author/author-page.ts';
import { renderMatches } from '#editor/replace/requests.ts';
import { loadEdited, realAttorney, fixtureFiles, replaceInFile } from '../../content/edited-content.ts';
import { fixture } from '../../fixtures/firm-content.ts';

/** Renders the page without white space between tags. */
async function renderPage(loaded: LoadResult): Promise<string> {
  return minify(await buildAuthorPage(fixture, loaded));
}

function minify(html: unknown): string {
  return String(html)
    .replaceAll(/\s+/g, ' ')
    .replaceAll(/(?<=>) | (?=<)/g, '');
}

test('the authors’ page shows the report with links to forms, and loads no external resources', async () => {
  const html = await renderPage(
    loadEdited(
      { 'content/faqs/zz.md': '---\nquestion: Why so & so?\nreviewBy: 2026-01-01\n---\n\nBecause.\n' },
      { preview: true },
    ),
  );
  expect(html).toContain('<a href="/files?file=content/faqs/zz.md"><code>content/faqs/zz.md:');
  expect(html).toContain('Jane Doe: check again by 2026-01-01');
  expect(html).toContain('<li><a href="/probate">Probate</a><span>/probate</span></li>');
  expect(html).not.toContain('warning: AD-09 &quot;Aggressive&quot;');
  expect(html).toContain('AD-09 on content/services/foreclosure-aggressive-defense.md');
  expect([...html.matchAll(/(?:src|href)="(?:https?:)?\/\//g)]).toEqual([]);
  const htmlWithErrors = await renderPage(loadEdited({ 'content/faqs/zz.md': '' }));
  expect(htmlWithErrors).toContain('content/faqs/zz.md:1:1 [syntax] This file is empty.');
});

test('urgent items come first, show old and new sentences, and link to their pages', async () => {
  const pageFile = 'content/pages/probate.md';
  const text = fixtureFiles.get(pageFile) ?? '';
  const result = loadEdited(
    { [pageFile]: text.replace('reviewBy: 2027-06-01', 'reviewBy: 2026-01-01') },
    { preview: true },
  );
  const html = await renderPage(result);
  const todaySections = html.slice(
    html.indexOf('Needs attention today'),
    html.indexOf('Before the site goes live, and'),
  );
  const location = encodeURIComponent(JSON.stringify({ file: pageFile, path: ['reviewBy'] }));
  expect(todaySections).toContain(
    `Jane Doe: check again by 2026-01-01<br /><a href="/probate#edit=${location}">Open on its page</a><span>/probate</span><a href="/files?file=content/pages/probate.md"><code>${pageFile}:8</code></a><form method="post" action="author/approve"><input type="hidden" name="file" value="${pageFile}" />`,
  );
  const outdatedReview = replaceInFile(
    pageFile,
    '  by: jane-doe\n',
    `  by: jane-doe\n  words: ${'a'.repeat(12)}\n`,
  );
  const htmlAfterChange = await renderPage(
    loadEdited({ ...realAttorney, [pageFile]: outdatedReview }, { preview: true, reviews: true }),
  );
  expect(htmlAfterChange.split('changed after Jane Doe reviewed it').length).toBe(2);
  expect(htmlAfterChange).not.toContain(`--approve ${pageFile}`);
  expect(todaySections).toContain('<li>Reviews due within 30 days: none</li>');
  expect(todaySections).not.toContain('Sample data');
  const source = 'content/immigration/immigration-law.md';
  const newHeading = replaceInFile(
    source,
    'heading: Help with U.S. immigration matters',
    'heading: A new heading',
  );
  const htmlWithStaleTranslation = await renderPage(loadEdited({ [source]: newHeading }, { preview: true }));
  expect(htmlWithStaleTranslation).toMatch(
    /<li><del>Help with U\.S\. immigration matters<\/del><\/li><li><ins>A new heading<\/ins><\/li>/,
  );
  // Appears once for each translation, and not among the check's problems.
  expect(htmlWithStaleTranslation.match(/A new heading/g)).toHaveLength(3);
});

test('the search finds text as it is rendered, and links to it on its page', () => {
  const { site } = loadEdited({}, { preview: true });
  const search = (query: string, replacement?: string) =>
    site === undefined ? '' : minify(renderMatches(site, query, replacement));
  const results = search('PROBATE, explained one step');
  const location = encodeURIComponent(
    JSON.stringify({ file: 'content/pages/probate.md', path: ['hero', 'heading'] }),
  );
  expect(results).toContain(
    `<li><mark>Probate, explained one step</mark>at a time<small><a href="/probate#edit=${location}">Open on its page</a><span>/probate</span><a href="/files?file=content/pages/probate.md"><code>content/pages/probate.md:11</code></a>Top of the page › Heading</small></li>`,
  );
  expect(search('You talk with Jane Doe, who')).toContain('<code>content/pages/probate.md:14</code>');
  const deletion = search('Probate, explained one step', '');
  expect(deletion).toContain('<span><del>Probate, explained one step</del>at a time</span>');
  expect(deletion).toContain('Delete selected</button>');
  expect(search('e', 'a')).toMatch(/And \d+ more\. Replace these first\./);
  expect(search('<script>x')).toContain('No text contains “&lt;script&gt;x”');
});
