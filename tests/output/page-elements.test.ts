import { describe, expect, test } from 'vitest';
import { business, estate } from './elements/estate.ts';
import { firm } from './elements/firm.ts';
import { appealsAndLitigation, foreclosure } from './elements/foreclosure.ts';
import { immigration } from './elements/immigration.ts';
import { tax } from './elements/tax.ts';
import { addressed, pageAt } from './support/site.ts';

/** Every page, path by path, with the elements that it promises. */
const pages = {
  ...foreclosure,
  ...appealsAndLitigation,
  ...estate,
  ...business,
  ...immigration,
  ...tax,
  ...firm,
};

describe.each(Object.entries(pages))('%s', (path, elements) => {
  test.each(Object.entries(elements))('has %s', (_name, missing) => {
    const main = pageAt(path).root.querySelector('main');
    expect(main && missing(main)).toEqual([]);
  });
});

test('every page but the articles is described here', () => {
  const others = addressed.map(({ path }) => path).filter((path) => !path.startsWith('/blog/'));
  expect(others.filter((path) => !(path in pages))).toEqual([]);
});
