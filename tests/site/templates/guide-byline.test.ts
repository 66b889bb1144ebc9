import { parse } from 'node-html-parser';
import { expect, test } from 'vitest';
import { loadEdited } from '../../content/edited-content.ts';
import { pageHtml } from './rendering.tsx';

const { site } = loadEdited({});
if (site === undefined) throw new Error('The content has problems.');
const guides = [...site.pages.values()].filter(({ entry }) => entry.collection === 'guides');

test.each(guides.map(({ path }) => path))(
  '%s names its author and date, and can be printed and passed on',
  (path) => {
    const root = parse(pageHtml(site, path));
    const byline = root.querySelector('main > div:has([data-share])');
    expect(byline?.querySelector('p')?.text).toContain('Doe Law');
    expect(byline?.querySelector('time')?.getAttribute('datetime')).toMatch(/^\d{4}-\d{2}-\d{2}$/);
    expect(
      byline?.querySelectorAll('[data-share]').map((button) => button.getAttribute('data-share')),
    ).toEqual(['print', 'copy']);
  },
);

test.each(guides.map(({ path }) => path))('%s has a booking button next to each date finder', (path) => {
  const finders = parse(pageHtml(site, path)).querySelectorAll('[data-island="deadline"][data-days]');
  const booking = (finder: (typeof finders)[number]) =>
    finder.querySelectorAll('[data-button]').some((button) => {
      const href = button.getAttribute('href') ?? '';
      return href.endsWith('#consultation') || href.includes('utm_content=');
    });
  expect(finders.every(booking)).toBe(true);
});

test('the way to a guide in another language names the list of guides in that language', () => {
  const root = parse(pageHtml(site, '/guides/where-things-stand-for-ukrainians-ukrainian'));
  const [, guidesLink] = root.querySelectorAll('nav ol a');
  expect([guidesLink?.getAttribute('href'), guidesLink?.text]).toEqual([
    '/guides',
    'Посібники (англійською)',
  ]);
});
