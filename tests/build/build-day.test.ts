import { parse } from 'node-html-parser';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { loadContent } from '#practice/content.ts';
import { siteFiles } from '#build/site-files.ts';
import { copySite } from './support/site-copy.ts';
import type { SiteCopy } from './support/site-copy.ts';

const page = 'colorado-2027-property-tax-appeal.html';
/** The last second of the early-bird fee in Denver, and the one after it. */
const moments = { last: '2027-01-31T23:59:59-07:00', after: '2027-02-01T00:00:00-07:00' };

type Built = { html: string; graph: string; sitemap: string; feed: string };
const built = new Map<string, Built>();
let site: SiteCopy;

beforeAll(async () => {
  site = await copySite();
  await site.run('new', ['article', 'Not yet for readers']);
  for (const [name, moment] of Object.entries(moments)) {
    await site.run('build', [], { SITE_NOW: moment });
    const html = await site.built(page);
    const graph = parse(html).querySelector('script[type="application/ld+json"]')?.textContent ?? '';
    built.set(name, {
      html,
      graph,
      sitemap: await site.built('sitemap.xml'),
      feed: await site.built('feed.xml'),
    });
  }
}, 240_000);

afterAll(() => site.remove());

const offerAt = (name: string) => parse(built.get(name)?.html ?? '').querySelector('[data-valid-through]');

test('the early-bird fee is current until its last second', () => {
  expect(offerAt('last')?.hasAttribute('data-ended')).toBe(false);
  expect(offerAt('last')?.text).toContain('$249.00');
  expect(JSON.parse(built.get('last')?.graph ?? '{}')['@graph']).toContainEqual(
    expect.objectContaining({
      '@type': 'Service',
      offers: expect.objectContaining({ price: '249', priceValidUntil: '2027-01-31T23:59:59-07:00' }),
    }),
  );
});

test('the early-bird fee has ended a second later, on the page and in its structured data', () => {
  expect(offerAt('after')?.hasAttribute('data-ended')).toBe(true);
  expect(offerAt('after')?.text).toMatch(/ended on January\s31, 2027/);
  const parts = offerAt('after')
    ?.querySelectorAll('*')
    .map(({ tagName }) => tagName);
  expect(parts).toEqual(['P', 'B']);
  expect(offerAt('after')?.querySelector('p')?.text).toMatch(/^Offer ended: .*\$249\.00/);
  expect(built.get('after')?.graph).not.toContain('"Offer"');
});

test('the ended fee is right before the closing section', () => {
  const band = (name: string) => offerAt(name)?.closest('section')?.nextElementSibling;
  expect(band('last')?.hasAttribute('data-closing')).toBe(false);
  expect(band('after')?.hasAttribute('data-closing')).toBe(true);
});

test('the early-bird fee is nowhere else on the page after it has ended', () => {
  const prices = (name: string) => {
    const main = parse(built.get(name)?.html ?? '').querySelector('main');
    main?.querySelector('[data-ended]')?.remove();
    return main?.text.match(/\$\d[\d,.]*/g);
  };
  expect(prices('last')).toContain('$249.00');
  expect(prices('after') ?? []).not.toContain('$249.00');
});

test('a page built before that second has both texts and the time for the browser', () => {
  expect(Date.parse(offerAt('last')?.getAttribute('data-valid-through') ?? '')).toBe(
    Date.parse(moments.last),
  );
  expect(offerAt('last')?.text).toMatch(/ended on January\s31, 2027/);
});

test('a draft is in neither sitemap nor feed', () => {
  expect(built.get('last')?.sitemap).not.toContain('not-yet-for-readers');
  expect(built.get('last')?.feed).not.toContain('not-yet-for-readers');
});

test('the dates of the sitemap do not depend on the day of the build', async () => {
  const earlier = await loadContent({ root: site.folder, now: new Date('2026-11-21T17:00:00Z') });
  const files = new Map(earlier.site && siteFiles(earlier.site));
  const [then, later] = [files.get('sitemap.xml'), built.get('last')?.sitemap].map(datesIn);
  // A page may have come or gone between the two days.
  const both = [...(then ?? [])].filter(([address]) => later?.has(address));
  expect(both.filter(([, day]) => day !== undefined).length).toBeGreaterThan(20);
  expect(both.filter(([address, day]) => later?.get(address) !== day)).toEqual([]);
});

function datesIn(sitemap = ''): Map<string, string | undefined> {
  const found = sitemap.matchAll(/<loc>(.*?)<\/loc>(?:<lastmod>(.*?)<\/lastmod>)?/g);
  return new Map([...found].map(([, address = '', day]) => [address, day]));
}
