import { parse } from 'node-html-parser';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { loadEdited, realFiles } from './edited-content.ts';
import { startRendering } from './rendering.ts';
import type { Rendering } from './rendering.ts';

let rendering: Rendering | undefined;

beforeAll(async () => {
  rendering = await startRendering();
}, 60_000);

afterAll(() => rendering?.close());

test('the form of a county page offers every county, however many there are', () => {
  const names = Array.from(
    { length: 30 },
    (_, index) => `Sample${String.fromCodePoint(97 + (index % 26), 97 + Math.floor(index / 26))}`,
  );
  const pasco = realFiles.get('content/counties/pasco.md') ?? '';
  const edits = Object.fromEntries(
    names.map((name) => [`content/counties/${name.toLowerCase()}.md`, pasco.replaceAll('Pasco', name)]),
  );
  const { site } = loadEdited(edits);
  const html = site && rendering?.render(site, '/pasco-foreclosure-defense');
  const options = parse(html ?? '').querySelectorAll('#county-lead-county option');
  const offered = options.map((option) => option.text);
  expect(offered).toEqual(expect.arrayContaining(['Broward', 'Pasco', ...names, 'Other']));
});
