import { expect, test } from 'vitest';
import { collectAnchors, listPageIds } from '#content/compile.ts';
import { realFiles, replaceInFile } from '../../content/edited-content.ts';
import type { Edits } from '../../content/edited-content.ts';
import { renderPage, loadSiteWith, renderWithEdits } from './rendering.tsx';

function listIds(html: string): string[] {
  return [...html.matchAll(/\sid="([^"]+)"/g)].map(([, id = '']) => id);
}

function findRepeated(html: string): string[] {
  const ids = listIds(html);
  return ids.filter((id, index) => ids.indexOf(id) < index);
}

function renderAfter(path: string, edits: Edits): string {
  return renderPage(loadSiteWith(edits), path);
}

test('every anchor that the check accepts is on the page', () => {
  const site = loadSiteWith();
  const missing: string[] = [];
  for (const { path, entry } of site.pages.values()) {
    const ids = new Set(listIds(renderPage(site, path)));
    for (const anchor of collectAnchors(entry)) if (!ids.has(anchor)) missing.push(`${path}#${anchor}`);
  }
  expect(missing).toEqual([]);
}, 60_000);

test('IDs are unique, and the check knows each ID that code adds', () => {
  const site = loadSiteWith();
  const found: string[] = [];
  for (const { path, entry } of site.pages.values()) {
    const html = renderPage(site, path);
    const known = new Set([...listPageIds(entry), ...collectAnchors(entry)]);
    found.push(...findRepeated(html).map((id) => `${path}#${id} twice`));
    found.push(...listIds(html).flatMap((id) => (known.has(id) ? [] : [`${path}#${id} unknown`])));
  }
  expect(found).toEqual([]);
}, 60_000);

const broward = 'content/counties/broward.md';

test.each(['Main', 'Fine', 'Process', 'Contact', 'Foreclosure bring', 'Consult form'])(
  'a heading "%s" gets an ID that no other element has',
  (heading) => {
    const text = `${realFiles.get(broward)}\n## ${heading}\n\nSome words.\n`;
    const html = renderAfter('/broward-foreclosure-defense', { [broward]: text });
    expect(findRepeated(html)).toEqual([]);
    const id = heading.toLowerCase().replaceAll(' ', '-');
    expect(html).toContain(`<h2 id="${id}-2">${heading}</h2>`);
  },
);

test('a heading "Consultation" does not take the ID of the booking form', () => {
  const text = `${realFiles.get(broward)}\n## Consultation\n\nSee [this](#consultation-2).\n`;
  const html = renderAfter('/broward-foreclosure-defense', { [broward]: text });
  expect(html).toMatch(/<dialog [^>]*id="consultation"/);
  expect(html).toContain('<h2 id="consultation-2">Consultation</h2>');
});

test('equal headings in two sections get different IDs, and links reach both', () => {
  const page = 'content/pages/probate.md';
  const part =
    '  - type: prose\n    text: |\n      ### Fees\n\n      See [this](#fees) and [that](#fees-2).\n';
  const html = renderAfter('/probate', {
    [page]: replaceInFile(page, 'sections:\n', `sections:\n${part}${part}`),
  });
  expect(html.match(/<h3 id="[^"]*">Fees<\/h3>/g)).toEqual([
    '<h3 id="fees">Fees</h3>',
    '<h3 id="fees-2">Fees</h3>',
  ]);
});

test('a heading in an answer has no ID, because several pages may show the answer', () => {
  const faq = 'content/faqs/probate-cost.md';
  const text = `${realFiles.get(faq)}\n### Contact\n\nWrite to us.\n`;
  const html = renderAfter('/probate', { [faq]: text });
  expect(html).toContain('<h3>Contact</h3>');
  expect(findRepeated(html)).toEqual([]);
});

test('a row of anchor links has its own ID', () => {
  const page = 'content/pages/probate.md';
  const row =
    'sections:\n  - type: anchors\n    id: places\n    label: Places\n    links: [{ to: "#faq", label: Questions }]';
  expect(renderAfter('/probate', { [page]: replaceInFile(page, 'sections:', row) })).toMatch(
    /<nav [^>]*id="places"/,
  );
}, 60_000);

test('removing a section removes its link', () => {
  const file = 'content/immigration/immigration-spanish.md';
  const text = (realFiles.get(file) ?? '').replace(/^ {2}- id: removal\n(?: {4}.*\n|\n)+/m, '');
  const page = renderWithEdits('/immigration-spanish', { [file]: text });
  const row = page.querySelector('main nav:has(a[href^="#"])')?.outerHTML ?? '';
  const places = [...row.matchAll(/href="#([\w-]+)"/g)].map(([, id = '']) => id);
  expect(places).toEqual(['family-based', 'employment', 'extraordinary', 'humanitarian', 'consultation']);
  expect(places.filter((id) => page.getElementById(id) === null)).toEqual([]);
});
