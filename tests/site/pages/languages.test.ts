import { describe, expect, test } from 'vitest';
import { getPage, pages } from '../support/site.ts';
import { readText } from '../support/text.ts';

const versions = [
  { path: '/immigration-ukrainian', language: 'uk', englishNote: '(англійською)' },
  { path: '/immigration-russian', language: 'ru', englishNote: '(на английском)' },
  { path: '/immigration-spanish', language: 'es', englishNote: '(en inglés)' },
];

describe.each(versions)('$path', ({ path, language, englishNote }) => {
  const page = getPage(path);

  test('marks the link to its own language', () => {
    const links = page.root.querySelectorAll('header + div nav:last-child [lang][aria-current=page]');
    expect(links.map((link) => link.getAttribute('lang'))).toEqual([language]);
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
