import { expect, test } from 'vitest';
import { generateSiteFiles } from '#build/site-files.ts';
import { realFiles } from '../../content/edited-content.ts';
import type { Edits } from '../../content/edited-content.ts';
import { loadSiteWith } from './rendering.tsx';

const model = realFiles.get('content/articles/will-or-revocable-trust.md') ?? '';
const own = { id: 900, title: 'Not yet for readers', label: 'Not yet', heading: 'Not yet for readers' };

function createArticle(draft: boolean): Edits {
  const others = model
    .replace(/^(?:noindex|id|title|label|heading): .*\n/gm, '')
    .replace(/^description: /m, '$&Not yet. ');
  const text = Object.entries({ ...own, draft }).reduce(
    (file, [name, value]) => file.replace(/^---\n/, `---\n${name}: ${value}\n`),
    others,
  );
  return { 'content/articles/not-yet-for-readers.md': text };
}

const generateFiles = (now: string, edits: Edits = {}) =>
  new Map(generateSiteFiles(loadSiteWith(edits, { now })));

test('an article is in sitemap and feed, but not its draft', () => {
  const listed = (draft: boolean) =>
    ['sitemap.xml', 'feed.xml'].map((file) =>
      String(generateFiles('2027-01-31T17:00:00Z', createArticle(draft)).get(file)).includes(
        'not-yet-for-readers',
      ),
    );
  expect(listed(true)).toEqual([false, false]);
  expect(listed(false)).toEqual([true, true]);
});

test('the dates of the sitemap do not depend on the day of the build', () => {
  const [then, later] = ['2026-11-21T17:00:00Z', '2027-01-31T17:00:00Z'].map((now) =>
    listDates(String(generateFiles(now).get('sitemap.xml'))),
  );
  // Pages may have been added or removed between the two days.
  const both = [...(then ?? [])].filter(([address]) => later?.has(address));
  expect(both.filter(([, day]) => day !== undefined).length).toBeGreaterThan(20);
  expect(both.filter(([address, day]) => later?.get(address) !== day)).toEqual([]);
});

function listDates(sitemap: string): Map<string, string | undefined> {
  const found = sitemap.matchAll(/<loc>(.*?)<\/loc>(?:<lastmod>(.*?)<\/lastmod>)?/g);
  return new Map([...found].map(([, address = '', day]) => [address, day]));
}
