import { expect, test } from 'vitest';
import { collectPlaces } from '#site/view/places.ts';
import { countyRule } from '#forms/rules.ts';
import { fixtureFiles } from '../../content/edited-content.ts';
import { renderWithEdits, loadSiteWith } from './rendering.tsx';

const pasco = 'content/counties/pasco.md';
const pascoText = fixtureFiles.get(pasco) ?? '';

test('a coastal county without its own scene shows the shore', () => {
  const findScene = (text: string) =>
    /\/drawings\/([\w-]+)\.svg/.exec(
      renderWithEdits('/pasco-foreclosure-defense', { [pasco]: text }).outerHTML,
    )?.[1];
  expect(findScene(pascoText)).toBe('pasco');
  expect(findScene(pascoText.replace(/^  art: .*\n/m, ''))).toBe('shore');
});

test('the form on a county page offers that county, the counties in the menus, and Other', () => {
  const names = Array.from(
    { length: 30 },
    (_, index) => `Sample${String.fromCodePoint(97 + (index % 26), 97 + Math.floor(index / 26))}`,
  );
  const edits = Object.fromEntries(
    names.map((name, index) => [
      `content/counties/${name.toLowerCase()}.md`,
      pascoText.replaceAll('Pasco', name).replace(/^order: .*$/m, `order: ${100 + index}`),
    ]),
  );
  const [name = ''] = names;
  const select = renderWithEdits(`/${name.toLowerCase()}-foreclosure-defense`, edits).querySelector(
    '#county-lead-county',
  );
  const options = select?.querySelectorAll('option').map((option) => option.text) ?? [];
  expect(select?.querySelector('option[selected]')?.text).toBe(name);
  expect(options).toEqual(expect.arrayContaining([name, 'Broward', 'Pasco', 'Other']));
  expect(new Set(options).size).toBe(options.length);
  // The prompt, twelve counties from the menus, the page's own county, and Other.
  expect(options.length).toBeLessThanOrEqual(15);
});

test('forms accept all counties that they offer or prefill', () => {
  const countyText = pascoText.replaceAll('Pasco', 'St. Sample').replace(/^order: .*$/m, 'order: 1');
  const page = renderWithEdits('/st-sample-foreclosure-defense', {
    'content/counties/st-sample.md': countyText,
  });
  const prefilledCounty = page.querySelector('#consultation [name=county]')?.getAttribute('value');
  const options = page.querySelectorAll('#county-lead-county option:not([value])').map(({ text }) => text);
  expect([prefilledCounty, options[0]]).toEqual(['St Sample', 'St Sample']);
  expect([prefilledCounty, ...options].filter((name) => !countyRule.safeParse(name).success)).toEqual([]);
});

const spanishPage = (name: string, translation: string, section: string) => ({
  [`content/pages/${name}.md`]: `---
title: Ejecución hipotecaria, ${name}
description: Cómo responder (${name}) a una demanda de ejecución hipotecaria en Florida.
label: ${name}
language: es
${translation}reviewBy: 2027-05-31
hero:
  heading: Foreclosure
  lead: |
    Una página.
sections:
${section}updated: 2026-11-20
---
`,
});
const spanishPages = {
  ...spanishPage(
    'broward-spanish',
    'translation:\n  of: /broward-foreclosure-defense\n  hash: "000000000000"\n',
    '  - type: form\n    id: lead\n    form: county-lead\n    heading: Escríbanos\n',
  ),
  ...spanishPage(
    'foreclosure-spanish',
    '',
    '  - type: county-pages\n    id: counties\n    heading: Su condado\n',
  ),
};

test('a list of counties links to pages in its own language and marks those in English', () => {
  const items = renderWithEdits('/foreclosure-spanish', spanishPages).querySelectorAll('#counties li');
  const findItem = (name: string) => items.find(({ text }) => text.includes(name));
  expect(findItem('Broward')?.querySelector('a')?.getAttribute('href')).toBe('/broward-spanish');
  expect(findItem('Broward')?.text).not.toContain('en inglés');
  expect(findItem('Pasco')?.querySelector('a')?.getAttribute('href')).toBe('/pasco-foreclosure-defense');
  expect(findItem('Pasco')?.text).toContain('(en inglés)');
});

test('the form on a translated county page is prefilled with that county', () => {
  expect(
    renderWithEdits('/broward-spanish', spanishPages).querySelector('#lead option[selected]')?.text,
  ).toBe('Broward');
});

test('names such as "St. Cloud" stay on one line in headings and lists', () => {
  const text = pascoText
    .replace(/^( {2}heading: ).*$/m, '$1Foreclosure papers in St. Cloud?')
    .replace(/^### .*$/m, '### The road to St. Cloud')
    .replace(/^( {4}- )[A-Z].*$/m, '$1St. Cloud');
  const page = renderWithEdits('/pasco-foreclosure-defense', { [pasco]: text });
  for (const selector of ['#about h3', '#communities li'])
    expect(page.querySelectorAll(`${selector} span`).map((span) => span.text)).toContain('St. Cloud');
  expect(page.querySelector('h1')?.text).toBe('Foreclosure papers in St.\u00A0Cloud?');
});

test('the place finder’s data contains each county with its court, and the communities of counties with a page', () => {
  const { counties } = collectPlaces(loadSiteWith());
  expect(counties).toHaveLength(67);
  expect(counties.find(({ name }) => name === 'Duval')).toEqual({
    name: 'Duval',
    circuit: '4th Circuit',
    seat: 'Jacksonville',
  });
  const broward = counties.find(({ name }) => name === 'Broward');
  expect(broward).toMatchObject({ circuit: '17th Circuit', page: '/broward-foreclosure-defense' });
  expect(broward?.places).toContain('Coral Springs');
  // Palm Beach lists its communities in groups.
  expect(counties.find(({ name }) => name === 'Palm Beach')?.places?.length).toBeGreaterThan(5);
});
