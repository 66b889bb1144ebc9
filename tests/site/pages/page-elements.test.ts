import { describe, expect, test } from 'vitest';
import { elementsOf } from './elements/any-page.ts';
import { business, estate } from './elements/estate.ts';
import { firm } from './elements/firm.ts';
import { appealsAndLitigation, foreclosure } from './elements/foreclosure.ts';
import { immigration } from './elements/immigration.ts';
import { tax } from './elements/tax.ts';
import { content } from './support/content.ts';
import { pageAt, pages } from './support/site.ts';

/** The pages of the practice, path by path, with the elements that each promises. */
const described = {
  ...foreclosure,
  ...appealsAndLitigation,
  ...estate,
  ...business,
  ...immigration,
  ...tax,
  ...firm,
};

/** Pages added since then promise what their files say. */
const added = [...content.pages.values()]
  .filter(({ path }) => !(path in described))
  .map((page) => [page.path, elementsOf(page)] as const);

describe.each([...Object.entries(described), ...added])('%s', (path, elements) => {
  test.each(Object.entries(elements))('has %s', (_name, missing) => {
    const main = pageAt(path).root.querySelector('main');
    expect(main && missing(main)).toEqual([]);
  });
});

test('every built page is described, here or by its file', () => {
  const known = [...Object.keys(described), ...added.map(([path]) => path)];
  expect(pages.map(({ path }) => path).toSorted()).toEqual(known.toSorted());
});
