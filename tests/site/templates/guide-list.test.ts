import { parse } from 'node-html-parser';
import { expect, test } from 'vitest';
import { loadEdited } from '../../content/edited-content.ts';
import { pageHtml } from './rendering.tsx';

const { site } = loadEdited({});

function page(path: string) {
  if (site === undefined) throw new Error('The content has errors.');
  return parse(pageHtml(site, path));
}

test('the list of guides has a card for each guide in its language, and no other', () => {
  const guides = [...(site?.entries.guides.values() ?? [])];
  const listed = page('/guides')
    .querySelectorAll('#all li a')
    .map((link) => link.getAttribute('href'));
  const english = guides.filter(({ data }) => data.language === 'en').map(({ id }) => `/guides/${id}`);
  expect(listed.toSorted()).toEqual(english.toSorted());
  expect(english.length).toBeLessThan(guides.length);
});

test('the breadcrumbs of a guide lead to the list of guides', () => {
  const crumb = page('/guides/your-court').querySelector('nav ol a[href="/guides"]');
  expect(crumb?.text).toBe('Guides');
});
