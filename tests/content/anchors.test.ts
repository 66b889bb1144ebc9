import { afterAll, beforeAll, expect, test } from 'vitest';
import { compileEntry } from '../../src/content/compiled.ts';
import { loadEdited } from './edited-content.ts';
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
