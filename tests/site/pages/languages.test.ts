import { describe, expect, test } from 'vitest';
import { barNames } from '../../browser/accessibility/bar-names.ts';
import { counties } from '../support/content.ts';
import { pageAt, pages } from '../support/site.ts';
import { clean, textOf, wordsWithLanguage } from '../support/text.ts';

const versions = [
  {
    path: '/immigration-ukrainian',
    language: 'uk',
    inEnglish: '(англійською)',
    footer: 'Більшість цих сторінок — англійською.',
    call: 'Дзвон',
  },
  {
    path: '/immigration-russian',
    language: 'ru',
    inEnglish: '(на английском)',
    footer: 'Большинство этих страниц — на английском.',
    call: 'Позвон',
  },
  {
    path: '/immigration-spanish',
    language: 'es',
    inEnglish: '(en inglés)',
    footer: 'La mayoría de estas páginas están en inglés.',
    call: 'Llam',
  },
];

/** Names, addresses, forms and official English terms, which stay untranslated. */
const names = `
  contact@example.com; Doe Law; Jane Doe; USCIS; EOIR; PERM; NIW; TPS; Zoom; YouTube; Facebook; LinkedIn; Medium; Example Avenue, Suite;
  Example Street, Suite; Orlando, FL; Orlando; Denver, CO; National Interest Waiver;
  Uniting for Ukraine; re-parole; parole; Notice to Appear; adjustment of status;
  withholding of removal; cancellation of removal; notary public;
  Matter of Yajure Hurtado; (foreclosure); (probate)
`
  .split(';')
  .map((name) => name.trim())
  .concat(counties.map(({ entry }) => entry.data.name));

function wordsIn(path: string, language: string): string {
  const { root } = pageAt(path);
  return wordsWithLanguage(root, '')
    .filter((words) => words.language === language)
    .map(({ text }) => clean(text))
    .filter(Boolean)
    .join(' | ');
}

function withoutNames(text: string): string {
  return names.reduce((rest, name) => rest.replaceAll(name, ''), text);
}

describe.each(versions)('$path', ({ path, language, inEnglish, footer, call }) => {
  const page = pageAt(path);
  const main = page.root.querySelector('main');

  test('has its language', () => {
    expect(page.root.querySelector('html')?.getAttribute('lang')).toBe(language);
  });

  test('names its controls, pictures and description in its own language', () => {
    const texts = page.root
      .querySelectorAll('[aria-label], [alt], [placeholder], [title], meta[name="description"]')
      .filter((part) => part.closest('[lang]')?.getAttribute('lang') === language)
      .flatMap((part) =>
        ['aria-label', 'alt', 'placeholder', 'title', 'content'].map((name) => part.getAttribute(name) ?? ''),
      );
    const foreign = language === 'es' ? /\b(?:the|and|of|your|close|menu bar|main)\b/gi : /[A-Za-z]{3,}/g;
    expect(withoutNames(texts.join(' | ')).match(foreign) ?? []).toEqual([]);
  });

  test('marks the link to its own language', () => {
    const links = page.root.querySelectorAll('main nav a[hreflang]');
    const current = links.find((link) => link.getAttribute('aria-current') === 'page');
    expect(current?.getAttribute('lang')).toBe(language);
    const looks = links.map((link) => link.getAttribute('class'));
    expect(looks.filter((look) => look === current?.getAttribute('class'))).toHaveLength(1);
  });

  test('marks the language of a link once', () => {
    const twice = /англійською \(англ|английском \(на|inglés \(en/;
    const links = page.root.querySelectorAll('a').map(textOf);
    expect(links.filter((text) => twice.test(text))).toEqual([]);
  });

  test('mirrors the English page: sections, headings, points, links to book and call', () => {
    expect(shape(path)).toEqual(shape('/immigration-law'));
  });

  test('has no untranslated paragraph', () => {
    const theirs = new Set(paragraphs('/immigration-law'));
    expect(paragraphs(path).filter((text) => theirs.has(text))).toEqual([]);
  });

  test('links to the English page', () => {
    expect(main?.querySelector('a[href="/immigration-law"][lang="en"][hreflang="en" i]')).not.toBeNull();
  });

  test('notes at the top of the footer that most pages are in English', () => {
    const below = page.root.querySelector('footer');
    expect(textOf(below).startsWith(footer)).toBe(true);
    expect(textOf(below)).not.toContain(inEnglish);
  });

  test('marks links to English pages and to the booking page as English', () => {
    const translated = pages.filter(({ root }) => root.querySelector('html')?.getAttribute('lang') !== 'en');
    // The language row names English by its own name.
    const own = new Set([...translated.map((version) => version.path), '/immigration-law']);
    const silent = page.root
      .querySelectorAll('a[href^="/"], a[href^="https://book."]')
      .filter((anchor) => anchor.closest('footer') === null)
      .filter((anchor) => !own.has((anchor.getAttribute('href') ?? '').split('#')[0] ?? ''))
      .filter((anchor) => textOf(anchor) !== 'Doe Law')
      .filter((anchor) => !textOf(anchor).includes(inEnglish));
    expect(silent.map(textOf)).toEqual([]);
  });

  test('has a phone link in its language', () => {
    expect(textOf(page.root.querySelector('header'))).toContain(call);
  });
});

test('an immigration page lists spoken languages in its hero, with a link to a form in its own', () => {
  const main = pageAt('/immigration-spanish').root.querySelector('main');
  const opening = main?.querySelector('section:has(h1)') ?? null;
  expect(textOf(opening)).toMatch(/; usted paga al intérprete/);
  const letter = opening?.querySelector('[data-button][href="#question"]') ?? null;
  expect(textOf(letter)).toBe('Escríbanos en español');
  expect(textOf(main?.querySelector('#question:has(form) h2') ?? null)).toBe(textOf(letter));
});

const latinWords = /[A-Za-z]{3,}[A-Za-z ]*/g;
const everydayEnglish = /\b(?:the|and|of|with|your|you|for|is|are|to|our|we|county|foreclosure|law|book)\b/gi;

test.each([
  {
    path: '/immigration-ukrainian',
    language: 'uk',
    foreign: latinWords,
    what: 'Latin words but names and official terms',
  },
  {
    path: '/immigration-russian',
    language: 'ru',
    foreign: latinWords,
    what: 'Latin words but names and official terms',
  },
  { path: '/immigration-spanish', language: 'es', foreign: everydayEnglish, what: 'everyday English words' },
  {
    path: '/immigration-ukrainian',
    language: 'uk',
    foreign: /\S*[ёыэъ]\S*/gi,
    what: 'letters that only Russian has',
  },
  {
    path: '/immigration-russian',
    language: 'ru',
    foreign: /\S*[іїєґ]\S*/gi,
    what: 'letters that only Ukrainian has',
  },
])('$path has no $what', ({ path, language, foreign }) => {
  expect(withoutNames(wordsIn(path, language)).match(foreign) ?? []).toEqual([]);
});

describe(`bar 26: ${barNames[26]}`, () => {
  test('no English page has Cyrillic words without a lang attribute', () => {
    const found = pages
      .filter(({ root }) => root.querySelector('html')?.getAttribute('lang') === 'en')
      .flatMap(({ path }) =>
        (wordsIn(path, 'en').match(/[\u0400-\u04ff]+/g) ?? []).map((word) => `${path} ${word}`),
      );
    expect([...new Set(found)]).toEqual([]);
  });
});

function shape(path: string): unknown {
  const main = pageAt(path).root.querySelector('main');
  if (main === null) return undefined;
  const sections = main.querySelectorAll('section[id]');
  return {
    sections: sections.map((section) => [section.id, section.querySelectorAll('li').length]),
    headings: main.querySelectorAll('h1, h2, h3, h4, h5, h6').map((heading) => heading.rawTagName),
    book: main.querySelectorAll('a[href^="https://book."]').length,
    call: main.querySelectorAll('a[href^="tel:"]').length,
  };
}

function paragraphs(path: string): string[] {
  return (pageAt(path).root.querySelector('main')?.querySelectorAll('p, li') ?? [])
    .map(textOf)
    .filter((text) => text.length > 25 && !/^(?:\(\d|contact@|English|Русский)/.test(text));
}
