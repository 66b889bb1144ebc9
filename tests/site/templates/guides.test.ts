import { parse } from 'node-html-parser';
import { describe, expect, test } from 'vitest';
import { pageHtml, loadSiteWith } from './rendering.tsx';

const site = loadSiteWith();
const guides = [...site.entries.guides.values()].map(({ id, data }) => ({
  path: `/guides/${id}`,
  language: data.language,
}));
const page = (path: string) => parse(pageHtml(site, path));

describe.each(guides)('$path', ({ path }) => {
  const root = page(path);

  test('has its author and date, and buttons to print and share it', () => {
    const byline = root.querySelector('main > div:has([data-share])');
    expect(byline?.querySelector('p')?.text).toContain('Doe Law');
    expect(byline?.querySelector('time')?.getAttribute('datetime')).toMatch(/^\d{4}-\d{2}-\d{2}$/);
    const buttons = byline?.querySelectorAll('[data-share]');
    expect(buttons?.map((button) => button.getAttribute('data-share'))).toEqual(['print', 'copy']);
  });

  test('has a booking button next to each deadline finder', () => {
    for (const finder of root.querySelectorAll('[data-island="deadline"][data-days]'))
      expect(
        finder.querySelector('[data-button]:is([href$="#consultation"], [href*="utm_content="])'),
      ).not.toBeNull();
  });
});

test('the list of guides has a card for each guide in its language, and no other', () => {
  const listed = page('/guides')
    .querySelectorAll('main li a')
    .map((link) => link.getAttribute('href'));
  const english = guides.filter(({ language }) => language === 'en').map(({ path }) => path);
  expect(listed.toSorted()).toEqual(english.toSorted());
  expect(english.length).toBeLessThan(guides.length);
});

test.each([
  ['/guides/your-court', 'Guides'],
  ['/guides/where-things-stand-for-ukrainians-ukrainian', 'Посібники (англійською)'],
])('the breadcrumbs of %s link to the list of guides: %s', (path, label) => {
  expect(page(path).querySelector('nav ol a[href="/guides"]')?.text).toBe(label);
});
