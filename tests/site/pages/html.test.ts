import { parse } from 'node-html-parser';
import { describe, expect, test } from 'vitest';
import { htmlQuestions } from './support/html-questions.ts';
import { documents, pages } from './support/site.ts';
import { textOf } from './support/text.ts';

test.each(documents)('$path is valid HTML', async (document) => {
  expect(await htmlQuestions.valid.faultsOf(document)).toEqual([]);
});

test('markup that is not valid is found out', async () => {
  const html = '<p><div id="a"></div></p><span id="a"></span>';
  const found = await htmlQuestions.valid.faultsOf({ html, root: parse(html) });
  for (const rule of ['close-order', 'no-dup-id']) expect(found.join('\n')).toContain(rule);
});

const { valid: _valid, ...ofPages } = htmlQuestions;

describe.each(pages)('$path', (page) => {
  const { root } = page;

  test.each(Object.values(ofPages))('$asks', ({ faultsOf }) => {
    expect(faultsOf(page)).toEqual([]);
  });

  test('gives every picture a text or hides it, and every control a name', () => {
    const unnamed = root.querySelectorAll('img:not([alt]), svg:not([aria-hidden]):not([role])');
    const nameless = root
      .querySelectorAll('button, a[href], summary')
      .filter((control) => textOf(control) === '' && control.getAttribute('aria-label') === undefined);
    expect([...unnamed, ...nameless].map(({ outerHTML }) => outerHTML.slice(0, 120))).toEqual([]);
  });

  test('labels every field and names every field of a form', () => {
    const fields = root.querySelectorAll('input:not([type="hidden"], [hidden]), select, textarea');
    const lost = fields.filter(
      (field) =>
        (root.querySelector(`label[for="${field.id}"]`) ?? field.closest('label')) === null ||
        !field.getAttribute('name'),
    );
    expect(lost.map(({ rawAttrs }) => rawAttrs)).toEqual([]);
  });

  test('says of every link to a new tab that it opens one', () => {
    const silent = root
      .querySelectorAll('a[target="_blank"]')
      .filter((anchor) => !/\(.*(?:new tab|новій вкладці|новой вкладке|nueva)/.test(textOf(anchor)));
    expect(silent.map(textOf)).toEqual([]);
  });

  test('has no two links of the same words that lead to different places', () => {
    const places = new Map<string, Set<string>>();
    for (const anchor of root.querySelectorAll('main a[href]')) {
      const words = (anchor.getAttribute('aria-label') ?? textOf(anchor)).toLowerCase();
      const place = (anchor.getAttribute('href') ?? '').replace(/&?utm_content=[^&]*/, '');
      places.set(words, (places.get(words) ?? new Set()).add(place));
    }
    expect(
      [...places].filter(([, set]) => set.size > 1).map(([words, set]) => `${words}: ${[...set].join(', ')}`),
    ).toEqual([]);
  });
});
