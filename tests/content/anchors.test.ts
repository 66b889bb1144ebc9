import { afterAll, beforeAll, expect, test } from 'vitest';
import { compileEntry } from '../../src/content/compiled.ts';
import { loadEdited, problemsAfter, replaced } from './edited-content.ts';
import { startRendering } from './rendering.ts';
import type { Rendering } from './rendering.ts';

let rendering: Rendering | undefined;

beforeAll(async () => {
  rendering = await startRendering();
}, 60_000);

afterAll(() => rendering?.close());

test('every place that the check lets a link lead to is on the page', () => {
  const { site } = loadEdited({});
  if (site === undefined || rendering === undefined) throw new Error('The content should be right.');
  const missing: string[] = [];
  for (const { path, entry } of site.pages.values()) {
    const html = rendering.render(site, path);
    const ids = new Set([...html.matchAll(/\sid="([^"]+)"/g)].map(([, id]) => id));
    for (const anchor of compileEntry(entry).anchors) if (!ids.has(anchor)) missing.push(`${path}#${anchor}`);
  }
  expect(missing).toEqual([]);
}, 60_000);

test('a row of links to places of the page is such a place itself', () => {
  const page = 'content/pages/probate.md';
  const row =
    'sections:\n  - type: anchors\n    id: places\n    label: Places\n    links: [{ to: "#faq", label: Questions }]';
  const { site } = loadEdited({ [page]: replaced(page, 'sections:', row) });
  expect(site && rendering?.render(site, '/probate')).toContain('<nav class="anchors" id="places"');
}, 60_000);

test('a part that is always of one tone takes none', () => {
  const page = 'content/tax/colorado-property-tax-appeal.md';
  const edited = replaced(page, '- type: notice', '- type: notice\n    tone: dark');
  expect(problemsAfter({ [page]: edited }).join()).toContain('tone  is not a known field.');
});
