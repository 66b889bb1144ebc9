import { writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { parse } from 'node-html-parser';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { loadContent } from '../../../src/practice/content.ts';
import { countyFacts } from '../../../src/practice/rules/county-facts.ts';
import type { CountyFacts } from '../../../src/practice/rules/county-facts.ts';
import { all } from '../../../src/content/site.ts';
import { copySite } from './support/site-copy.ts';
import type { Run, SiteCopy } from './support/site-copy.ts';

/** The site grown up: each county of Florida has its page, made from a file of facts and a text of its own. */
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
  // What pages weigh hangs on the words of the day as well, so the day is named.
  built = await site.run('build', [], { SITE_NOW: '2026-11-21T12:00:00Z' });
}, 180_000);

/** Some twenty lines of facts, and a text as long as those of the present counties. */
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

test('it builds, and every page still loads in one go', () => {
  expect(names).toHaveLength(67);
  expect(built.output).not.toContain('more than loads in one go');
  expect(built.status).toBe(0);
});

test('a county of some twenty lines is a whole page with its own words', async () => {
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

test('it leads to the counties next to it', async () => {
  const page = parse(await site.built('walton-foreclosure-defense.html'));
  const links = page.querySelectorAll('#communities a').map((link) => link.getAttribute('href'));
  const next = ['bay', 'holmes', 'okaloosa', 'washington'];
  expect(links).toEqual(next.map((name) => `/${name}-foreclosure-defense`));
});

test('a day on which reviews are overdue, and pages say so, is published as well', async () => {
  const later = await site.run('build', [], { SITE_NOW: '2027-09-29T12:00:00Z' });
  expect(later.status).toBe(0);
});

test('menus name a dozen counties and lead to the rest', async () => {
  const header = parse(await site.built('walton-foreclosure-defense.html')).querySelector('header');
  expect(header?.querySelectorAll('a[href$="-foreclosure-defense"]')).toHaveLength(12);
  expect(header?.querySelector('a[href="/foreclosure-defense#counties"]')?.text).toBe('All counties');
});

test('the list that they lead to names each one', async () => {
  const list = parse(await site.built('foreclosure-defense.html')).querySelector('main #counties');
  const listed = list?.querySelectorAll('a').map((link) => link.getAttribute('href'));
  expect(listed?.toSorted()).toEqual(names.map((name) => `/${slug(name)}-foreclosure-defense`).toSorted());
});

function slug(name: string): string {
  return name.toLowerCase().replace('.', '').replaceAll(' ', '-');
}
