import { describe, expect, test } from 'vitest';
import { getPage, pages } from '../support/site.ts';
import { readText } from '../support/text.ts';

const versions = [
  { path: '/immigration-ukrainian', language: 'uk', englishNote: '(англійською)' },
  { path: '/immigration-russian', language: 'ru', englishNote: '(на английском)' },
  { path: '/immigration-spanish', language: 'es', englishNote: '(en inglés)' },
];

const languageNames = new Map([
  ['English', 'en'],
  ['Українська', 'uk'],
  ['Русский', 'ru'],
  ['Español', 'es'],
]);

describe.each(versions)('$path', ({ path, language, englishNote }) => {
  const page = getPage(path);

  test('marks the link to its own language', () => {
    const links = page.root.querySelectorAll('header + div nav:last-child [lang][aria-current=page]');
    expect(links.map((link) => link.getAttribute('lang'))).toEqual([language]);
  });

  test('marks each language’s own name with that language', () => {
    const links = page.root.querySelectorAll('a').filter((link) => languageNames.has(readText(link)));
    // In the language switcher and in the footer.
    expect(links.length).toBeGreaterThan(3);
    expect(links.map((link) => link.getAttribute('lang'))).toEqual(
      links.map((link) => languageNames.get(readText(link))),
    );
  });

  test('marks links to English pages and to the booking page as English', () => {
    const translatedPages = pages.filter(
      ({ root }) => root.querySelector('html')?.getAttribute('lang') !== 'en',
    );
    // The language switcher shows "English" without a note.
    const ownPaths = new Set([...translatedPages.map((version) => version.path), '/immigration-law']);
    const linksWithoutNote = page.root
      .querySelectorAll('a[href^="/"], a[href^="https://book."]')
      .filter((anchor) => anchor.closest('footer') === null)
      .filter((anchor) => !ownPaths.has((anchor.getAttribute('href') ?? '').split('#')[0] ?? ''))
      .filter((anchor) => readText(anchor) !== 'Doe Law')
      .filter((anchor) => !readText(anchor).includes(englishNote));
    expect(linksWithoutNote.map(readText)).toEqual([]);
  });
});
