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

const names = Array.from({ length: 30 }, (_, index) => `Sample${letter(index % 26)}${letter(index / 26)}`);
const pasco = realFiles.get('content/counties/pasco.md') ?? '';
const edits = Object.fromEntries(
  names.map((name, index) => [
    `content/counties/${name.toLowerCase()}.md`,
    pasco.replaceAll('Pasco', name).replace(/^order: .*$/m, `order: ${100 + index}`),
  ]),
);

test.for(['Pasco', ...names.slice(-1)])(
  'the form of the page of %s offers it, what the menus list, and Other',
  (name) => {
    const { site } = loadEdited(edits);
    const html = site && rendering?.render(site, `/${name.toLowerCase()}-foreclosure-defense`);
    const county = parse(html ?? '').querySelector('#county-lead-county');
    const offered = county?.querySelectorAll('option').map((option) => option.text) ?? [];
    expect(county?.querySelector('option[selected]')?.text).toBe(name);
    expect(offered).toEqual(expect.arrayContaining([name, 'Broward', 'Pasco', 'Other']));
    expect(new Set(offered).size).toBe(offered.length);
    // The prompt, twelve counties of the menus, the page's own, and Other.
    expect(offered.length).toBeLessThanOrEqual(15);
  },
);

function letter(index: number): string {
  return String.fromCodePoint(97 + Math.floor(index));
}
