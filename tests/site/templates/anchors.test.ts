import { createElement } from 'react';
import { renderToStaticMarkup } from 'react-dom/server';
import { expect, test } from 'vitest';
import { buildFormsConfig } from '#build/forms/forms-config.ts';
import { collectAnchors, listPageIds } from '#content/compile.ts';
import { PageForm } from '#site/templates/page-form.tsx';
import { createView } from '#site/view/view.ts';
import { fixtureFiles } from '../../content/edited-content.ts';
import { renderPage, loadSiteWith, renderWithEdits } from './rendering.tsx';

function listIds(html: string): string[] {
  return [...html.matchAll(/\sid="([^"]+)"/g)].map(([, id = '']) => id);
}

function findDuplicateIds(html: string): string[] {
  const ids = listIds(html);
  return ids.filter((id, index) => ids.indexOf(id) < index);
}

test('every anchor that the content check accepts exists on its page', () => {
  const site = loadSiteWith();
  const missingAnchors: string[] = [];
  for (const { path, entry } of site.pages.values()) {
    const ids = new Set(listIds(renderPage(site, path)));
    for (const anchor of collectAnchors(entry))
      if (!ids.has(anchor)) missingAnchors.push(`${path}#${anchor}`);
  }
  expect(missingAnchors).toEqual([]);
}, 60_000);

test('IDs are unique, and the content check recognizes all of them', () => {
  const site = loadSiteWith();
  const problems: string[] = [];
  for (const { path, entry } of site.pages.values()) {
    const html = renderPage(site, path);
    const knownIds = new Set([...listPageIds(entry), ...collectAnchors(entry)]);
    problems.push(...findDuplicateIds(html).map((id) => `${path}#${id} twice`));
    problems.push(...listIds(html).flatMap((id) => (knownIds.has(id) ? [] : [`${path}#${id} unknown`])));
  }
  expect(problems).toEqual([]);
}, 60_000);

test('rendering a form that listForms doesn’t list for the page throws an error with the place to add it', () => {
  const site = loadSiteWith();
  const page = site.pages.get('/probate');
  if (page === undefined) throw new Error('The page is missing.');
  const view = createView(site, page, buildFormsConfig(site, {}));
  expect(() => renderToStaticMarkup(createElement(PageForm, { view, form: 'immigration-question' }))).toThrow(
    'Add the form "immigration-question" of content/pages/probate.md to listForms',
  );
}, 60_000);

test('the link to a removed section disappears', () => {
  const file = 'content/immigration/immigration-spanish.md';
  const text = (fixtureFiles.get(file) ?? '').replace(/^ {2}- id: removal\n(?: {4}.*\n|\n)+/m, '');
  const page = renderWithEdits('/immigration-spanish', { [file]: text });
  const anchorRow = page.querySelector('main nav:has(a[href^="#"])')?.outerHTML ?? '';
  const targets = [...anchorRow.matchAll(/href="#([\w-]+)"/g)].map(([, id = '']) => id);
  expect(targets).toEqual(['family-based', 'employment', 'extraordinary', 'humanitarian', 'consultation']);
  expect(targets.filter((id) => page.getElementById(id) === null)).toEqual([]);
});
