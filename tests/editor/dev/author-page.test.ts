import { expect, test } from 'vitest';
import { buildAuthorPage } from '#editor/author/author-page.ts';
import { loadEdited, realAttorney, fixtureFiles, replaceInFile } from '../../content/edited-content.ts';
import { fixture } from '../../fixtures/firm-content.ts';

test('the authors’ page shows the report with links to forms, and loads no external resources', async () => {
  const html = await buildAuthorPage(
    fixture,
    loadEdited(
      { 'content/faqs/zz.md': '---\nquestion: Why so & so?\nreviewBy: 2026-01-01\n---\n\nBecause.\n' },
      { preview: true },
    ),
  );
  expect(html).toContain('<a href="/files?file=content/faqs/zz.md"><code>content/faqs/zz.md:');
  expect(html).toContain('Jane Doe: check again by 2026-01-01');
  expect(html).toContain('<li><a href="/probate">Probate</a> <span>/probate</span></li>');
  expect(html).not.toContain('warning: AD-09 &quot;Aggressive&quot;');
  expect(html).toContain('AD-09 on content/services/foreclosure-aggressive-defense.md');
  expect([...html.matchAll(/(?:src|href)="(?:https?:)?\/\//g)]).toEqual([]);
  const htmlWithErrors = await buildAuthorPage(fixture, loadEdited({ 'content/faqs/zz.md': '' }));
  expect(htmlWithErrors).toContain('content/faqs/zz.md:1:1\n  This file is empty.');
});

test('urgent items come first, show old and new sentences, and link to their pages', async () => {
  const pageFile = 'content/pages/probate.md';
  const text = fixtureFiles.get(pageFile) ?? '';
  const result = loadEdited(
    { [pageFile]: text.replace('reviewBy: 2027-06-01', 'reviewBy: 2026-01-01') },
    { preview: true },
  );
  const html = await buildAuthorPage(fixture, result);
  const todaySections = html.slice(
    html.indexOf('Needs attention today'),
    html.indexOf('Before the site goes live, and'),
  );
  const location = encodeURIComponent(JSON.stringify({ file: pageFile, path: ['reviewBy'] }));
  expect(todaySections).toContain(
    `Jane Doe: check again by 2026-01-01<br><a href="/probate#edit=${location}">Open on its page</a> <span>/probate</span> <a href="/files?file=content/pages/probate.md"><code>${pageFile}:8</code></a><form method="post" action="author/approve"><input type="hidden" name="file" value="${pageFile}">`,
  );
  const outdatedReview = replaceInFile(
    pageFile,
    '  by: jane-doe\n',
    `  by: jane-doe\n  words: ${'a'.repeat(12)}\n`,
  );
  const htmlAfterChange = await buildAuthorPage(
    fixture,
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
  const htmlWithStaleTranslation = await buildAuthorPage(
    fixture,
    loadEdited({ [source]: newHeading }, { preview: true }),
  );
  expect(htmlWithStaleTranslation).toMatch(
    /<li><del>Help with U\.S\. immigration matters<\/del><\/li><li><ins>A new heading<\/ins><\/li>/,
  );
  // Appears once for each translation, and not among the check's problems.
  expect(htmlWithStaleTranslation.match(/A new heading/g)).toHaveLength(3);
});

test('the search finds text as it is rendered, and links to it on its page', async () => {
  const search = (query: string) => buildAuthorPage(fixture, loadEdited({}, { preview: true }), query);
  const results = await search('PROBATE, explained one step');
  const location = encodeURIComponent(
    JSON.stringify({ file: 'content/pages/probate.md', path: ['hero', 'heading'] }),
  );
  expect(results).toContain(
    `<li><mark>Probate, explained one step</mark> at a time<br><a href="/probate#edit=${location}">Open on its page</a> <span>/probate</span> <a href="/files?file=content/pages/probate.md"><code>content/pages/probate.md:11</code></a> Top of the page › Heading</li>`,
  );
  expect(await search('You talk with Jane Doe, who')).toContain('<code>content/pages/probate.md:14</code>');
  expect(await search('<script>x')).toContain('No results for “&lt;script&gt;x”');
});
