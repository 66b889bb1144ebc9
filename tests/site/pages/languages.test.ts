import type { HTMLElement } from 'node-html-parser';
import { describe, expect, test } from 'vitest';
import { barNames } from '../../browser/accessibility/bar-names.ts';
import { getPage, pages } from '../support/site.ts';
import { normalizeText, readText, listWordsWithLanguage } from '../support/text.ts';

const versions = [
  {
    path: '/immigration-ukrainian',
    language: 'uk',
    inEnglish: '(англійською)',
    footer: 'Більшість цих сторінок — англійською.',
  },
  {
    path: '/immigration-russian',
    language: 'ru',
    inEnglish: '(на английском)',
    footer: 'Большинство этих страниц — на английском.',
  },
  {
    path: '/immigration-spanish',
    language: 'es',
    inEnglish: '(en inglés)',
    footer: 'La mayoría de estas páginas están en inglés.',
  },
];

function listWords(root: HTMLElement, language: string): string {
  return listWordsWithLanguage(root, '')
    .filter((words) => words.language === language)
    .map(({ text }) => normalizeText(text))
    .filter(Boolean)
    .join(' | ');
}

describe.each(versions)('$path', ({ path, language, inEnglish, footer }) => {
  const page = getPage(path);

  test('marks the link to its own language', () => {
    const links = page.root.querySelectorAll('header + div a[hreflang]');
    const current = links.find((link) => link.getAttribute('aria-current') === 'page');
    expect(current?.getAttribute('lang')).toBe(language);
    const looks = links.map((link) => link.getAttribute('class'));
    expect(looks.filter((look) => look === current?.getAttribute('class'))).toHaveLength(1);
  });

  test('marks the language of a link once', () => {
    const twice = /англійською \(англ|английском \(на|inglés \(en/;
    const links = page.root.querySelectorAll('a').map(readText);
    expect(links.filter((text) => twice.test(text))).toEqual([]);
  });

  test('notes at the top of the footer that most pages are in English', () => {
    const below = page.root.querySelector('footer');
    expect(readText(below).startsWith(footer)).toBe(true);
    expect(readText(below)).not.toContain(inEnglish);
  });

  test('marks links to English pages and to the booking page as English', () => {
    const translated = pages.filter(({ root }) => root.querySelector('html')?.getAttribute('lang') !== 'en');
    // The language row names English by its own name.
    const own = new Set([...translated.map((version) => version.path), '/immigration-law']);
    const silent = page.root
      .querySelectorAll('a[href^="/"], a[href^="https://book."]')
      .filter((anchor) => anchor.closest('footer') === null)
      .filter((anchor) => !own.has((anchor.getAttribute('href') ?? '').split('#')[0] ?? ''))
      .filter((anchor) => readText(anchor) !== 'Doe Law')
      .filter((anchor) => !readText(anchor).includes(inEnglish));
    expect(silent.map(readText)).toEqual([]);
  });
});

describe(`bar 26: ${barNames[26]}`, () => {
  test('no English page has Cyrillic words without a lang attribute', () => {
    const found = pages
      .filter(({ root }) => root.querySelector('html')?.getAttribute('lang') === 'en')
      .flatMap(({ path, root }) =>
        (listWords(root, 'en').match(/[\u0400-\u04ff]+/g) ?? []).map((word) => `${path} ${word}`),
      );
    expect([...new Set(found)]).toEqual([]);
  });
});
