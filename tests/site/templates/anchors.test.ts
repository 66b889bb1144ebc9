import { createElement } from 'react';
import { renderToStaticMarkup } from 'react-dom/server';
import { expect, test } from 'vitest';
import { buildFormsConfig } from '#build/forms/forms-config.ts';
import { collectAnchors, listPageIds } from '#content/compile.ts';
import { PageForm } from '#site/templates/page-form.tsx';
import { createView } from '#site/view/view.ts';
import { fixtureFiles, replaceInFile } from '../../content/edited-content.ts';
import type { Edits } from '../../content/edited-content.ts';
import { renderPage, loadSiteWith, renderWithEdits } from './rendering.tsx';

function listIds(html: string): string[] {
  return [...html.matchAll(/\sid="([^"]+)"/g)].map(([, id = '']) => id);
}

function findDuplicateIds(html: string): string[] {
  const ids = listIds(html);
  return ids.filter((id, index) => ids.indexOf(id) < index);
}

function renderHtml(path: string, edits: Edits): string {
  return renderPage(loadSiteWith(edits), path);
}

test('every anchor that the content check accepts exists on its page', () => {
  const site = loadSiteWith();
  const missing: string[] = [];
  for (const { path, entry } of site.pages.values()) {
    const ids = new Set(listIds(renderPage(site, path)));
    for (const anchor of collectAnchors(entry)) if (!ids.has(anchor)) missing.push(`${path}#${anchor}`);
  }
  expect(missing).toEqual([]);
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

const broward = 'content/counties/broward.md';

test.each(['Main', 'Fine', 'Process', 'Contact', 'Foreclosure bring', 'Consult form'])(
  'a heading "%s" gets a unique ID',
  (heading) => {
    const text = `${fixtureFiles.get(broward)}\n## ${heading}\n\nSome words.\n`;
    const html = renderHtml('/broward-foreclosure-defense', { [broward]: text });
    expect(findDuplicateIds(html)).toEqual([]);
    const id = heading.toLowerCase().replaceAll(' ', '-');
    expect(html).toContain(`<h2 id="${id}-2">${heading}</h2>`);
  },
);

test('a heading "Consultation" does not take the ID of the booking form', () => {
  const text = `${fixtureFiles.get(broward)}\n## Consultation\n\nSee [this](#consultation-2).\n`;
  const html = renderHtml('/broward-foreclosure-defense', { [broward]: text });
  expect(html).toMatch(/<dialog [^>]*id="consultation"/);
  expect(html).toContain('<h2 id="consultation-2">Consultation</h2>');
});

test('identical headings in two sections get different IDs', () => {
  const file = 'content/pages/probate.md';
  const section =
    '  - type: prose\n    text: |\n      ### Fees\n\n      See [this](#fees) and [that](#fees-2).\n';
  const html = renderHtml('/probate', {
    [file]: replaceInFile(file, 'sections:\n', `sections:\n${section}${section}`),
  });
  expect(html.match(/<h3 id="[^"]*">Fees<\/h3>/g)).toEqual([
    '<h3 id="fees">Fees</h3>',
    '<h3 id="fees-2">Fees</h3>',
  ]);
});

test('a heading in an answer has no ID, because several pages may show the answer', () => {
  const faq = 'content/faqs/probate-cost.md';
  const text = `${fixtureFiles.get(faq)}\n### Contact\n\nWrite to us.\n`;
  const html = renderHtml('/probate', { [faq]: text });
  expect(html).toContain('<h3>Contact</h3>');
  expect(findDuplicateIds(html)).toEqual([]);
});

test('a row of anchor links has its own ID', () => {
  const file = 'content/pages/probate.md';
  const anchors =
    'sections:\n  - type: anchors\n    id: places\n    label: Places\n    links: [{ to: "#faq", label: Questions }]';
  expect(renderHtml('/probate', { [file]: replaceInFile(file, 'sections:', anchors) })).toMatch(
    /<nav [^>]*id="places"/,
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
