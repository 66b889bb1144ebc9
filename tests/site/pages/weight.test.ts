import { statSync } from 'node:fs';
import { join } from 'node:path';
import { expect, test } from 'vitest';
import { brotliSize, overBudget, pageBudget, scriptBudget, SizeCache } from '#site-build/page-weight.ts';
import { distDir, pages, read } from './support/site.ts';

const totalBudget = 30_000;
const scripts = 'script:not([type])';

const weights = await Promise.all(
  pages.map(async ({ path, html }) => ({ path, bytes: await brotliSize(html) })),
);

test.each(weights)(`$path fits one congestion window of ${pageBudget} bytes`, ({ bytes }) => {
  expect(bytes).toBeLessThanOrEqual(pageBudget);
});

/** So that an author has room for two more questions. Of all together: a single one weighs 20 bytes more or less from day to day. */
test('county pages leave some 900 bytes of it, less the notice of a check that is overdue', () => {
  const counties = pages.filter(({ path }) => /.-foreclosure-defense$/.test(path));
  const overdue = counties.filter(({ html }) => html.includes('This page was due for review'));
  const bytes = counties.map(({ path }) => weights.find((page) => page.path === path)?.bytes ?? 0);
  expect(counties.length).toBeGreaterThan(5);
  expect(bytes.reduce((sum, each) => sum + each) - overdue.length * 100).toBeLessThanOrEqual(
    counties.length * 13_450,
  );
});

test('what a text far below its limit is said to weigh is never too little, and near the limit it is exact', async () => {
  const [{ html = '' } = {}] = pages;
  const exact = await brotliSize(html);
  const limits = [0, exact + 1, exact * 1.05, exact * 2];
  const sizes = limits.flatMap((close) =>
    limits.map((quick) => new SizeCache(new Map()).sizeOf(html, { quick, close })),
  );
  const said = await Promise.all(sizes);
  expect(Math.min(...said)).toBe(exact);
  expect(await new SizeCache(new Map()).sizeOf(html, { quick: exact, close: exact })).toBe(exact);
  expect(await new SizeCache(new Map()).sizeOf(html, { quick: exact * 2 })).toBeLessThan(exact * 1.2);
});

test('a page that is too heavy is named with its file and with what to take out', () => {
  const heavy = { path: '/probate', html: pageBudget + 100, script: 0 };
  const light = { path: '/blog', html: pageBudget, script: scriptBudget };
  const { sentences, refused } = overBudget(
    [heavy, light],
    new Map([['/probate', 'content/pages/probate.md']]),
  );
  const [sentence = '', ...others] = sentences;
  expect(refused).toBe(false);
  expect(sentence).toContain('100 B more');
  expect(sentence).toContain('Shorten content/pages/probate.md by about 40 words');
  expect(others).toEqual([]);
});

test('a page up to a tenth over its budget is published all the same: a day can add that much', () => {
  const files = new Map([['/probate', 'content/pages/probate.md']]);
  const refused = (html: number, script: number) =>
    overBudget([{ path: '/probate', html, script }], files).refused;
  expect(refused(Math.floor(pageBudget * 1.1), 0)).toBe(false);
  expect(refused(Math.floor(pageBudget * 1.1) + 1, 0)).toBe(true);
  expect(refused(0, scriptBudget + 1)).toBe(true);
});

test('a page with its icon and manifest stays under 30 kB', () => {
  const beside = ['favicon.svg', 'site.webmanifest'].map((file) => statSync(join(distDir, file)).size);
  const heaviest = Math.max(...weights.map(({ bytes }) => bytes));
  expect(heaviest + beside.reduce((sum, size) => sum + size, 0)).toBeLessThanOrEqual(totalBudget);
});

test('pages load no script file: what is inlined is all that runs before a visitor acts', () => {
  const loading = pages.filter(
    ({ root }) => root.querySelector('script[src], link[rel="modulepreload"]') !== null,
  );
  expect(loading.map(({ path }) => path)).toEqual([]);
  expect(pages.filter(({ root }) => root.querySelector(scripts) === null).map(({ path }) => path)).toEqual(
    [],
  );
});

test(`the inlined script of a page is at most ${scriptBudget} bytes and holds no framework`, async () => {
  const texts = new Set(
    pages.map(({ root }) =>
      root
        .querySelectorAll(scripts)
        .map(({ textContent }) => textContent)
        .join('\n'),
    ),
  );
  for (const text of texts) {
    expect(await brotliSize(text)).toBeLessThanOrEqual(scriptBudget);
    expect(text).not.toMatch(/react|jsx|hydrateRoot|zod|safeParse|supabase/i);
  }
});

test('no page loads fonts, pictures from far away or anything of another site early', () => {
  const early =
    'link[rel="preload"], link[rel="preconnect"], link[rel="dns-prefetch"], link[rel="stylesheet"], iframe, video[src]';
  expect(pages.flatMap(({ path, root }) => root.querySelectorAll(early).map(() => path))).toEqual([]);
});

test('next pages are rendered ahead, but never those after a payment or in another tab', () => {
  const rules = JSON.parse(read('speculation-rules.json'));
  const afterPayment = ['/thank-you/florida-property-tax-appeal', '/property-tax-appeal-thank-you'];
  const [{ where }] = rules.prerender;
  expect(where.and).toContainEqual({ href_matches: '/*' });
  expect(where.and).toContainEqual({ not: { selector_matches: '[target=_blank]' } });
  expect(where.and).toContainEqual({
    not: { href_matches: expect.arrayContaining([...afterPayment, '/functions/*']) },
  });
});
