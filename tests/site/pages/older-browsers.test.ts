import { expect, test } from 'vitest';
import { pages } from './support/site.ts';

test('styles have no range media queries and no nesting, which browsers of 2022 lack', () => {
  const styles = new Set(pages.flatMap(({ root }) => root.querySelectorAll('style').map(({ text }) => text)));
  expect(styles.size).toBeGreaterThan(1);
  const unknown = [...styles].flatMap((text) => text.match(/\((?:width|height)[<>=][^)]*\)|&[^}]*/g) ?? []);
  expect(unknown).toEqual([]);
});
