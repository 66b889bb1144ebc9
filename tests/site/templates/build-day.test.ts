import { expect, test } from 'vitest';
import { generateSiteFiles } from '#build/site-files.ts';
import { fixtureFiles } from '../../content/edited-content.ts';
import type { Edits } from '../../content/edited-content.ts';
import { loadSiteWith } from './rendering.tsx';

const template = fixtureFiles.get('content/articles/will-or-revocable-trust.md') ?? '';
const fields = { id: 900, title: 'Not yet for readers', label: 'Not yet', heading: 'Not yet for readers' };

function createArticle(draft: boolean): Edits {
  const otherFields = template
    .replace(/^(?:noindex|id|title|label|heading): .*\n/gm, '')
    .replace(/^description: /m, '$&Not yet. ');
  const text = Object.entries({ ...fields, draft }).reduce(
    (file, [name, value]) => file.replace(/^---\n/, `---\n${name}: ${value}\n`),
    otherFields,
  );
  return { 'content/articles/not-yet-for-readers.md': text };
}

const generateFiles = (now: string, edits: Edits = {}) =>
  new Map(generateSiteFiles(loadSiteWith(edits, { now })));

test('articles are in the sitemap and the feed, but drafts aren’t', () => {
  const areListed = (draft: boolean) =>
    ['sitemap.xml', 'feed.xml'].map((file) =>
      String(generateFiles('2027-01-31T17:00:00Z', createArticle(draft)).get(file)).includes(
        'not-yet-for-readers',
      ),
    );
  expect(areListed(true)).toEqual([false, false]);
  expect(areListed(false)).toEqual([true, true]);
});

test('the dates in the sitemap don’t depend on the build date', () => {
  const [earlierDates, laterDates] = ['2026-11-21T17:00:00Z', '2027-01-31T17:00:00Z'].map((now) =>
    listDates(String(generateFiles(now).get('sitemap.xml'))),
  );
  // Pages may have been added or removed between the two days.
  const commonDates = [...(earlierDates ?? [])].filter(([url]) => laterDates?.has(url));
  expect(commonDates.filter(([, day]) => day !== undefined).length).toBeGreaterThan(20);
  expect(commonDates.filter(([url, day]) => laterDates?.get(url) !== day)).toEqual([]);
});

function listDates(sitemap: string): Map<string, string | undefined> {
  const matches = sitemap.matchAll(/<loc>(.*?)<\/loc>(?:<lastmod>(.*?)<\/lastmod>)?/g);
  return new Map([...matches].map(([, url = '', day]) => [url, day]));
}
