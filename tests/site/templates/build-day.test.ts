import { parse } from 'node-html-parser';
import { expect, test } from 'vitest';
import { generateSiteFiles } from '#build/site-files.ts';
import { realFiles } from '../../content/edited-content.ts';
import type { Edits } from '../../content/edited-content.ts';
import { pageHtml, loadSiteWith } from './rendering.tsx';

/** The last second of the early-bird fee in Denver, and the one after it. */
const moments = { last: '2027-01-31T23:59:59-07:00', after: '2027-02-01T00:00:00-07:00' };

const model = realFiles.get('content/articles/will-or-revocable-trust.md') ?? '';
const own = { id: 900, title: 'Not yet for readers', label: 'Not yet', heading: 'Not yet for readers' };

function articleThat(draft: boolean): Edits {
  const others = model
    .replace(/^(?:noindex|id|title|label|heading): .*\n/gm, '')
    .replace(/^description: /m, '$&Not yet. ');
  const text = Object.entries({ ...own, draft }).reduce(
    (file, [name, value]) => file.replace(/^---\n/, `---\n${name}: ${value}\n`),
    others,
  );
  return { 'content/articles/not-yet-for-readers.md': text };
}

function on(now: string, edits: Edits = {}) {
  const site = loadSiteWith(edits, { now });
  const files = new Map(generateSiteFiles(site));
  const root = parse(pageHtml(site, '/colorado-2027-property-tax-appeal'));
  const graph = root.querySelector('script[type="application/ld+json"]')?.textContent ?? '{}';
  return { root, graph, offer: root.querySelector('[data-valid-through]'), files };
}

const [last, after] = [on(moments.last), on(moments.after)];

test('the early-bird fee is current until its last second', () => {
  expect(last.offer?.hasAttribute('data-ended')).toBe(false);
  expect(last.offer?.text).toContain('$249.00');
  expect(JSON.parse(last.graph)['@graph']).toContainEqual(
    expect.objectContaining({
      '@type': 'Service',
      offers: expect.objectContaining({ price: '249', priceValidUntil: moments.last }),
    }),
  );
});

test('the early-bird fee has ended a second later, on the page and in its structured data', () => {
  expect(after.offer?.hasAttribute('data-ended')).toBe(true);
  expect(after.offer?.querySelectorAll('*').map(({ tagName }) => tagName)).toEqual(['P', 'B']);
  expect(after.offer?.querySelector('p')?.text).toMatch(
    /^Offer ended: .*\$249\.00.*ended on January\s31, 2027/,
  );
  expect(after.graph).not.toContain('"Offer"');
});

test('the ended fee is right before the closing section, and nowhere else on the page', () => {
  const isBeforeClosing = ({ offer }: typeof last) =>
    offer?.closest('section')?.nextElementSibling?.hasAttribute('data-closing');
  expect([last, after].map(isBeforeClosing)).toEqual([false, true]);
  const prices = ({ root }: typeof last) => {
    const main = parse(root.querySelector('main')?.outerHTML ?? '');
    main.querySelector('[data-ended]')?.remove();
    return main.text.match(/\$\d[\d,.]*/g) ?? [];
  };
  expect(prices(last)).toContain('$249.00');
  expect(prices(after)).not.toContain('$249.00');
});

test('a page built before that second has both texts and the time for the browser', () => {
  expect(Date.parse(last.offer?.getAttribute('data-valid-through') ?? '')).toBe(Date.parse(moments.last));
  expect(last.offer?.text).toMatch(/ended on January\s31, 2027/);
});

test('an article is in sitemap and feed, but not its draft', () => {
  const listed = (draft: boolean) =>
    ['sitemap.xml', 'feed.xml'].map((file) =>
      String(on(moments.last, articleThat(draft)).files.get(file)).includes('not-yet-for-readers'),
    );
  expect(listed(true)).toEqual([false, false]);
  expect(listed(false)).toEqual([true, true]);
});

test('the dates of the sitemap do not depend on the day of the build', () => {
  const [then, later] = [on('2026-11-21T17:00:00Z'), last].map(({ files }) =>
    datesIn(String(files.get('sitemap.xml'))),
  );
  // Pages may have been added or removed between the two days.
  const both = [...(then ?? [])].filter(([address]) => later?.has(address));
  expect(both.filter(([, day]) => day !== undefined).length).toBeGreaterThan(20);
  expect(both.filter(([address, day]) => later?.get(address) !== day)).toEqual([]);
});

function datesIn(sitemap: string): Map<string, string | undefined> {
  const found = sitemap.matchAll(/<loc>(.*?)<\/loc>(?:<lastmod>(.*?)<\/lastmod>)?/g);
  return new Map([...found].map(([, address = '', day]) => [address, day]));
}
