import { expect, test } from 'vitest';
import { withShortProperties } from '#site-build/pages/stylesheets.ts';

test('each property has one short name wherever it is set or used', () => {
  const css =
    ':root{--color-ink:#16272c;--text-h1 : 2rem}html{--color-ink:red;color:var(--color-ink,var(--text-h1))}';
  expect(withShortProperties(css)).toBe(':root{--a:#16272c;--b : 2rem}html{--a:red;color:var(--a,var(--b))}');
});

test('a property that the sheet does not set, and a class with two hyphens, stay as they are', () => {
  const css = '.card--big:hover{width:var(--from-outside)}';
  expect(withShortProperties(css)).toBe(css);
});

test('any number of properties have names of their own', () => {
  const sheet = Array.from({ length: 800 }, (_, at) => `--property-${at}:0`).join(';');
  const names = withShortProperties(`a{${sheet}}`).match(/--\w+/g) ?? [];
  expect(new Set(names).size).toBe(800);
  expect(names.at(-1)?.length).toBeLessThan(6);
});
