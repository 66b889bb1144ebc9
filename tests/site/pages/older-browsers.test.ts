import { expect, test } from 'vitest';
import { pages } from './support/site.ts';

test('the styles ask for widths in the words that browsers of 2022 know, and nest no rules', () => {
  const styles = new Set(pages.flatMap(({ root }) => root.querySelectorAll('style').map(({ text }) => text)));
  expect(styles.size).toBeGreaterThan(1);
  const unknown = [...styles].flatMap((text) => text.match(/\((?:width|height)[<>=][^)]*\)|&[^}]*/g) ?? []);
  expect(unknown).toEqual([]);
});
