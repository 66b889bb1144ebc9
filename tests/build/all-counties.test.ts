import { writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { parse } from 'node-html-parser';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { loadContent } from '#practice/content.ts';
import { countyFacts } from '#practice/rules/county-facts.ts';
import type { CountyFacts } from '#practice/rules/county-facts.ts';
import { all } from '#content/site.ts';
import { copySite } from './support/site-copy.ts';
import type { Run, SiteCopy } from './support/site-copy.ts';

/** The site with a page for each county of Florida. */
let site: SiteCopy;
let built: Run;
let names: string[];

beforeAll(async () => {
  site = await copySite();
  const folder = join(site.folder, 'content/counties');
  const { site: before } = await loadContent({ root: site.folder, now: new Date() });
  const table = before?.entries['florida-counties'].get('florida-counties')?.data;
  if (before === undefined || table === undefined) throw new Error('The content has problems.');
  const present = all(before, 'counties');
  const models = present.map(({ data, frontmatter }) => ({ name: data.name, text: frontmatter.body }));
  const counties = countyFacts(table);
  names = counties.map(({ name }) => name);
  for (const [index, county] of counties.entries()) {
    if (present.some(({ data }) => data.name === county.name)) continue;
    const model = models[index % models.length];
    await writeFile(
      join(folder, `${slug(county.name)}.md`),
      fileOf(county, model?.text.replaceAll(model.name, county.name)),
    );
  }
  // Dates affect page weights.
  built = await site.run('build', [], { SITE_NOW: '2026-11-21T12:00:00Z' });
}, 180_000);

/** About twenty lines of facts, and a text as long as that of other counties. */
function fileOf({ name, circuit, seat, neighbors }: CountyFacts, text = ''): string {
  const places = ['North', 'South', 'East', 'West', 'Old', 'New', 'Port', 'Lake', 'Fort', 'Mount', 'Cape'];
  const facts = [
    `name: ${name}`,
    'order: 1000',
    `circuit: ${circuit}`,
    `seat: ${seat}`,
    `neighbors: [${neighbors.join(', ')}]`,
    'communities:',
    '  names:',
    ...[seat, ...places.map((place) => `${place} ${seat}`)].map((place) => `    - ${place}`),
  ];
  return `---\n${facts.join('\n')}\n---\n${text}`;
}

afterAll(() => site.remove());

test('the site is built, and no page is too heavy', () => {
  expect(names).toHaveLength(67);
  expect(built.output).not.toContain('over the limit');
  expect(built.status).toBe(0);
});

test('a county with about twenty lines has a complete page', async () => {
  const page = parse(await site.built('walton-foreclosure-defense.html')).querySelector('main');
  expect(page?.querySelector('h1')?.text).toContain('Walton');
  for (const part of [
    'answer',
    'timeline',
    'strategies',
    'process',
    'communities',
    'reasons',
    'lead',
    'contact',
  ]) {
    expect(page?.querySelector(`#${part}`)?.text.length, part).toBeGreaterThan(60);
  }
  expect(page?.text).not.toMatch(/\{\w+\}/);
});

test('a county links to its neighbors', async () => {
  const page = parse(await site.built('walton-foreclosure-defense.html'));
  const links = page.querySelectorAll('#communities a').map((link) => link.getAttribute('href'));
  const next = ['bay', 'holmes', 'okaloosa', 'washington'];
  expect(links).toEqual(next.map((name) => `/${name}-foreclosure-defense`));
});

test('menus have twelve counties and a link to the others', async () => {
  const header = parse(await site.built('walton-foreclosure-defense.html')).querySelector('header');
  expect(header?.querySelectorAll('a[href$="-foreclosure-defense"]')).toHaveLength(12);
  expect(header?.querySelector('a[href="/foreclosure-defense#counties"]')?.text).toBe('All counties');
});

test('the list of counties has all of them', async () => {
  const list = parse(await site.built('foreclosure-defense.html')).querySelector('main #counties');
  const listed = list?.querySelectorAll('a').map((link) => link.getAttribute('href'));
  expect(listed?.toSorted()).toEqual(names.map((name) => `/${slug(name)}-foreclosure-defense`).toSorted());
});

function slug(name: string): string {
  return name.toLowerCase().replace('.', '').replaceAll(' ', '-');
}
