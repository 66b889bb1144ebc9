import { createHash } from 'node:crypto';
import { statSync } from 'node:fs';
import { join } from 'node:path';
import { expect, test } from 'vitest';
import { measureBrotli, findOverBudget, pageBudget, scriptBudget, weighPage } from '#build/page-weight.ts';
import { distDir, pages, read } from '../support/site.ts';

const totalBudget = 30_000;
const scripts = 'script:not([type])';

const weights = pages.map(({ path, html }) => ({ path, bytes: measureBrotli(html) }));

test(`each page fits one congestion window of ${pageBudget} bytes`, () => {
  expect(weights.filter(({ bytes }) => bytes > pageBudget)).toEqual([]);
});

const long = (name: string, words: number) => {
  const text = Array.from({ length: words }, (_, index) =>
    createHash('sha1')
      .update(name + index)
      .digest('hex'),
  );
  return `<section><h2>${name}</h2><p>${text.join(' ')}</p></section>`;
};

test('a page that is too heavy is named with its file and its heaviest parts', async () => {
  const style = '<style>a{color:red}</style>';
  const heavy = weighPage('/probate', `${style}${long('Fees', 300)}${long('Steps', 700)}${long('Law', 20)}`);
  const light = weighPage('/blog', `${style}${long('News', 10)}`);
  const { sentences } = findOverBudget([heavy, light], new Map([['/probate', 'content/pages/probate.md']]));
  expect(heavy.html).toBeGreaterThan(pageBudget);
  expect(light.html).toBeLessThan(pageBudget);
  expect(sentences).toHaveLength(1);
  expect(sentences[0]).toMatch(
    /^\/probate weighs \d+ B, \d+ B over the limit\. Its heaviest parts: "Steps" \(\d+ B\), "Fees" \(\d+ B\), "Law" .*content\/pages\/probate\.md/,
  );
});

test('a page up to a tenth over its budget is published, because a date can add that much', () => {
  const files = new Map([['/probate', 'content/pages/probate.md']]);
  const isTooHeavy = (html: number, script: number) =>
    findOverBudget([{ path: '/probate', html, script, heaviest: [] }], files).isTooHeavy;
  expect(isTooHeavy(Math.floor(pageBudget * 1.1), 0)).toBe(false);
  expect(isTooHeavy(Math.floor(pageBudget * 1.1) + 1, 0)).toBe(true);
  expect(isTooHeavy(0, scriptBudget + 1)).toBe(true);
});

test('a page with its icon and manifest stays under 30 kB', () => {
  const beside = ['favicon.svg', 'site.webmanifest'].map((file) => statSync(join(distDir, file)).size);
  const heaviest = Math.max(...weights.map(({ bytes }) => bytes));
  expect(heaviest + beside.reduce((sum, size) => sum + size, 0)).toBeLessThanOrEqual(totalBudget);
});

test('pages load no script file', () => {
  const loading = pages.filter(
    ({ root }) => root.querySelector('script[src], link[rel="modulepreload"]') !== null,
  );
  expect(loading.map(({ path }) => path)).toEqual([]);
  expect(pages.filter(({ root }) => root.querySelector(scripts) === null).map(({ path }) => path)).toEqual(
    [],
  );
});

test(`the inline script of a page has at most ${scriptBudget} bytes and no framework`, async () => {
  const texts = new Set(
    pages.map(({ root }) =>
      root
        .querySelectorAll(scripts)
        .map(({ textContent }) => textContent)
        .join('\n'),
    ),
  );
  for (const text of texts) {
    expect(measureBrotli(text)).toBeLessThanOrEqual(scriptBudget);
    expect(text).not.toMatch(/react|jsx|hydrateRoot|zod|safeParse|supabase/i);
  }
});

test('speculation rules exclude pages after a payment and new tabs', () => {
  const rules = JSON.parse(read('speculation-rules.json'));
  const afterPayment = ['/thank-you/florida-property-tax-appeal', '/property-tax-appeal-thank-you'];
  const [{ where }] = rules.prerender;
  expect(where.and).toContainEqual({ href_matches: '/*' });
  expect(where.and).toContainEqual({ not: { selector_matches: '[target=_blank]' } });
  expect(where.and).toContainEqual({
    not: { href_matches: expect.arrayContaining([...afterPayment, '/functions/*']) },
  });
});
