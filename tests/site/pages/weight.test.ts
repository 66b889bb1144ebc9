import { statSync } from 'node:fs';
import { join } from 'node:path';
import { expect, test } from 'vitest';
import { measureBrotli, findOverBudget, pageBudget, scriptBudget } from '#build/page-weight.ts';
import { distDir, pages } from '../support/site.ts';

const totalBudget = 30_000;
const scriptSelector = 'script:not([type])';

const weights = pages.map(({ path, html }) => ({ path, bytes: measureBrotli(html) }));

test(`each page fits in one congestion window of ${pageBudget} bytes`, () => {
  expect(weights.filter(({ bytes }) => bytes > pageBudget)).toEqual([]);
});

test('a page up to a tenth over its budget is published, because a date can add that much', () => {
  const isTooHeavy = (html: number, script: number) =>
    findOverBudget([{ path: '/probate', file: 'probate.md', html, script, heaviestParts: [] }]).isTooHeavy;
  expect(isTooHeavy(Math.floor(pageBudget * 1.1), 0)).toBe(false);
  expect(isTooHeavy(Math.floor(pageBudget * 1.1) + 1, 0)).toBe(true);
  expect(isTooHeavy(0, scriptBudget + 1)).toBe(true);
});

test('a page with its icon and manifest stays under 30 kB', () => {
  const sizes = ['favicon.svg', 'site.webmanifest'].map((file) => statSync(join(distDir, file)).size);
  const heaviestBytes = Math.max(...weights.map(({ bytes }) => bytes));
  expect(heaviestBytes + sizes.reduce((sum, size) => sum + size, 0)).toBeLessThanOrEqual(totalBudget);
});

test('pages don’t load script files', () => {
  const pagesWithScriptFiles = pages.filter(
    ({ root }) => root.querySelector('script[src], link[rel="modulepreload"]') !== null,
  );
  expect(pagesWithScriptFiles.map(({ path }) => path)).toEqual([]);
  expect(
    pages.filter(({ root }) => root.querySelector(scriptSelector) === null).map(({ path }) => path),
  ).toEqual([]);
});

test(`a page’s inline scripts are at most ${scriptBudget} bytes and contain no framework`, async () => {
  const scripts = new Set(
    pages.map(({ root }) =>
      root
        .querySelectorAll(scriptSelector)
        .map(({ textContent }) => textContent)
        .join('\n'),
    ),
  );
  for (const script of scripts) {
    expect(measureBrotli(script)).toBeLessThanOrEqual(scriptBudget);
    expect(script).not.toMatch(/react|jsx|hydrateRoot|zod|safeParse|supabase/i);
  }
});
