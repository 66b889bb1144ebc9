import { parse } from 'node-html-parser';
import { expect, test } from 'vitest';
import { county } from '../../../supabase/functions/_shared/forms/rules.ts';
import { loadEdited, realFiles } from '../../content/edited-content.ts';
import { pageHtml } from './rendering.tsx';

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
    const html = site && pageHtml(site, `/${name.toLowerCase()}-foreclosure-defense`);
    const choice = parse(html ?? '').querySelector('#county-lead-county');
    const offered = choice?.querySelectorAll('option').map((option) => option.text) ?? [];
    expect(choice?.querySelector('option[selected]')?.text).toBe(name);
    expect(offered).toEqual(expect.arrayContaining([name, 'Broward', 'Pasco', 'Other']));
    expect(new Set(offered).size).toBe(offered.length);
    // The prompt, twelve counties of the menus, the page's own, and Other.
    expect(offered.length).toBeLessThanOrEqual(15);
  },
);

test('every county that a form offers or fills in is one that it takes', () => {
  const saint = pasco.replaceAll('Pasco', 'St. Sample').replace(/^order: .*$/m, 'order: 1');
  const { site } = loadEdited({ 'content/counties/st-sample.md': saint });
  const page = parse((site && pageHtml(site, '/st-sample-foreclosure-defense')) ?? '');
  const filledIn = page.querySelector('#consultation [name=county]')?.getAttribute('value');
  const offered = page.querySelectorAll('#county-lead-county option:not([value])').map(({ text }) => text);
  expect([filledIn, offered[0]]).toEqual(['St Sample', 'St Sample']);
  expect([filledIn, ...offered].filter((name) => !county.safeParse(name).success)).toEqual([]);
});

function letter(index: number): string {
  return String.fromCodePoint(97 + Math.floor(index));
}
