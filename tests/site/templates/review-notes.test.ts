import type { HTMLElement } from 'node-html-parser';
import { expect, test } from 'vitest';
import { withBoundSpaces } from '#content/markdown/bound-spaces.ts';
import { realAttorney, replaceInFile } from '../../content/edited-content.ts';
import type { Edits, Setting } from '../../content/edited-content.ts';
import { renderWithEdits, pageHtml, loadSiteWith } from './rendering.tsx';

function pageWith(path: string, edits?: Edits, setting?: Setting) {
  const root = renderWithEdits(path, edits, setting);
  const main = root.querySelector('main');
  return { root, main, notices: main?.querySelectorAll(':scope > div > p').filter(hasIcon) ?? [] };
}

/** Notices start with an icon. */
function hasIcon(part: HTMLElement): boolean {
  return part.firstElementChild?.tagName === 'SVG';
}

const profile = 'content/attorneys/jane-doe.md';
const english = 'content/immigration/immigration-law.md';
const changed = { [english]: replaceInFile(english, 'label: ', 'label: New ') };

test.each([
  ['/broward-foreclosure-defense', 'Last reviewed: November 21, 2026, by Jane Doe'],
  ['/immigration-ukrainian', 'Остання перевірка: 21 листопада 2026'],
  ['/immigration-russian', 'Последняя проверка: 21 ноября 2026'],
  ['/immigration-spanish', 'Última revisión: 21 de noviembre de 2026, Jane Doe'],
])('%s shows when it was last reviewed, and by whom', (path, words) => {
  const line = pageWith(path, realAttorney).main?.querySelector('[data-reviewed]')?.text;
  expect(line).toContain(words);
  expect(line).toContain('Jane Doe');
});

test.each([
  ['/broward-foreclosure-defense', 'Sample site with sample data. No lawyer has reviewed it.'],
  ['/immigration-ukrainian', 'Адвокат його не перевіряв'],
  ['/immigration-russian', 'Адвокат его не проверял'],
  ['/immigration-spanish', 'Ningún abogado lo ha revisado'],
])('%s labels the site as a sample in its footer only', (path, words) => {
  const { root, main } = pageWith(path);
  expect(root.querySelector('footer')?.text).toContain(withBoundSpaces(words));
  expect(main?.querySelector('[data-reviewed]')).toBeNull();
});

test('a site without sample data is not labeled as a sample', () => {
  const firm = 'content/site/firm.md';
  const { root } = pageWith('/probate', { [firm]: replaceInFile(firm, 'placeholder: true\n', '') });
  expect(root.querySelector('footer')?.text).not.toContain('Sample site');
});

test.each([
  ['/guides/served-today', /^General information, with sources\. Checked November \d+, 2026\.$/],
  ['/guides/where-things-stand-for-ukrainians-spanish', /^Información general, con fuentes\. Verificada el /],
])('%s ends with the date of its last check', (path, line) => {
  const notes = pageWith(path).main?.querySelectorAll('p') ?? [];
  expect(
    notes.map(({ text }) => text.replaceAll('\u00A0', ' ')).filter((text) => line.test(text)),
  ).toHaveLength(1);
});

test('no page shows that an attorney has yet to confirm it', () => {
  const site = loadSiteWith();
  const doubts =
    /(?:has|have) not (?:yet )?confirmed|not yet confirmed|(?:aún sin|no ha) confirma|ещё не подтвер|ще не підтвер/i;
  const doubting = [...site.pages.keys()].filter((path) => doubts.test(pageHtml(site, path)));
  expect(doubting).toEqual([]);
});

test.each([
  ['/immigration-ukrainian', 'До 20 січня 2027 р. цю сторінку треба було перевірити'],
  ['/immigration-russian', 'До 20 января 2027 г. эту страницу нужно было проверить'],
  ['/immigration-spanish', 'Esta página debía revisarse antes del 20 de enero de 2027'],
  ['/immigration-law', 'This page was due for review by January 20, 2027'],
])('%s shows a warning from the day after its review was due', (path, words) => {
  expect(pageWith(path, {}, { now: '2027-01-20T17:00:00Z' }).notices).toEqual([]);
  const [notice, ...others] = pageWith(path, {}, { now: '2027-01-21T17:00:00Z' }).notices;
  expect(notice?.text).toContain(words);
  expect(others).toEqual([]);
});

test('a page with a deadline finder shows the warning right below it', () => {
  const page = pageWith('/broward-foreclosure-defense', {}, { now: '2027-04-01T17:00:00Z' });
  expect(page.notices).toEqual([]);
  const words = page.main?.querySelector('#answer')?.nextElementSibling?.text;
  expect(words).toContain('This page was due for review by March 31, 2027');
});

test.each([
  ['/immigration-ukrainian', 'англійську сторінку змінили'],
  ['/immigration-russian', 'английскую страницу изменили'],
  ['/immigration-spanish', 'La página en inglés cambió'],
])('%s shows that the English page has changed, and links to it', (path, words) => {
  const [notice, ...others] = pageWith(path, changed).notices;
  expect(notice?.text).toContain(words);
  expect(notice?.querySelector('a:has([lang=en])')?.getAttribute('href')).toBe('/immigration-law');
  expect(others).toEqual([]);
});

test('up-to-date translations and the English page show no notice', () => {
  expect(pageWith('/immigration-ukrainian').notices).toEqual([]);
  expect(pageWith('/immigration-law', changed).notices).toEqual([]);
});

test('structured data lists an attorney’s languages only if the page shows them', () => {
  const speaking = replaceInFile(
    profile,
    'offices:',
    'languages:\n  heading: Languages\n  spoken: [English, Ukrainian]\noffices:',
  );
  const announced = /"knowsLanguage":\["English","Ukrainian"\]/;
  const silent = pageWith('/jane-doe');
  expect(silent.main?.querySelector('#languages')).toBeNull();
  expect(silent.root.toString()).not.toContain('knowsLanguage');
  const { root, main } = pageWith('/jane-doe', { [profile]: speaking });
  expect(main?.querySelectorAll('#languages li').map(({ text }) => text)).toEqual(['English', 'Ukrainian']);
  expect(root.querySelector('script[type="application/ld+json"]')?.text).toMatch(announced);
});
