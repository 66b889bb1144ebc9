import { HtmlValidate } from 'html-validate';
import { describe, expect, test } from 'vitest';
import { headingsIn } from './support/checks.ts';
import { documents, pages } from './support/site.ts';
import { textOf } from './support/text.ts';

const validator = new HtmlValidate({
  extends: ['html-validate:standard'],
  rules: {
    // React writes `autoComplete` and `hrefLang` with capitals; HTML reads attribute names in any case.
    'attr-case': 'off',
    // React writes empty values for boolean attributes; both forms mean the same.
    'attribute-boolean-style': 'off',
    'attribute-empty-style': 'off',
    // React writes `<meta/>`; the slash has no meaning in HTML.
    'void-style': 'off',
    // Safari forgets that a list is a list when its marks are removed; the role says it again.
    'no-redundant-role': 'off',
    // The page is one text for machines; blank space at the ends of lines comes from the stylesheet.
    'no-trailing-whitespace': 'off',
    // The one inline stylesheet and script are allowed by their hashes, and save a round trip each.
    'no-inline-style': 'error',
    'require-sri': 'off',
    // The texts of titles are checked by the head's own tests.
    'long-title': 'off',
    // Phone numbers keep their usual form; wrapping is the stylesheet's matter.
    'tel-non-breaking': 'off',
  },
});

async function messagesOn(html: string): Promise<string[]> {
  const { results } = await validator.validateString(html);
  return results.flatMap(({ messages }) =>
    messages.map(({ ruleId, message, selector }) => `${ruleId}: ${message} (${selector})`),
  );
}

test.each(documents)('$path is valid HTML', async ({ html }) => {
  expect(await messagesOn(html)).toEqual([]);
});

test('markup that is not valid is found out', async () => {
  const found = await messagesOn('<p><div id="a"></div></p><span id="a"></span>');
  for (const rule of ['close-order', 'no-dup-id']) expect(found.join('\n')).toContain(rule);
});

describe.each(pages)('$path', ({ root }) => {
  const body = root.querySelector('body');

  test('has one main heading and skips no level', () => {
    const levels = body === null ? [] : headingsIn(body).map(({ rawTagName }) => Number(rawTagName.slice(1)));
    expect(levels.filter((level) => level === 1)).toHaveLength(1);
    expect(levels[0]).toBe(1);
    expect(levels.filter((level, index) => level > (levels[index - 1] ?? 0) + 1)).toEqual([]);
  });

  test('has one header, one main part and one footer, and navigation bars with names of their own', () => {
    for (const tag of ['header', 'main', 'footer'])
      expect(root.querySelectorAll(`body > ${tag}`)).toHaveLength(1);
    const names = root.querySelectorAll('nav').map((nav) => nav.getAttribute('aria-label') ?? '');
    expect(names).toEqual([...new Set(names)].filter(Boolean));
  });

  test('begins with a link past the frame', () => {
    const first = body?.querySelector('a, button, summary, input');
    expect(first?.getAttribute('href')).toBe('#main');
    expect(root.querySelector('main')?.id).toBe('main');
  });

  test('gives every picture a text or hides it, and every control a name', () => {
    const unnamed = root.querySelectorAll('img:not([alt]), svg:not([aria-hidden]):not([role])');
    const nameless = root
      .querySelectorAll('button, a[href], summary')
      .filter((control) => textOf(control) === '' && control.getAttribute('aria-label') === undefined);
    expect([...unnamed, ...nameless].map(({ outerHTML }) => outerHTML.slice(0, 120))).toEqual([]);
  });

  test('labels every field and names every field of a form', () => {
    const fields = root.querySelectorAll(
      'input:not([type="hidden"]):not([aria-hidden="true"]), select, textarea',
    );
    const lost = fields.filter(
      (field) => root.querySelector(`label[for="${field.id}"]`) === null || !field.getAttribute('name'),
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

  test('gives no control a spoken name without the words that it shows', () => {
    const differing = root
      .querySelectorAll('a[aria-label], button[aria-label], summary[aria-label]')
      .filter((control) => {
        const shown = textOf(control).toLowerCase();
        return shown !== '' && !control.getAttribute('aria-label')?.toLowerCase().includes(shown);
      });
    expect(differing.map(({ outerHTML }) => outerHTML.slice(0, 120))).toEqual([]);
  });
});
