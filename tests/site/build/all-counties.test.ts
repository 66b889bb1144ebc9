import { readFile, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { parse } from 'node-html-parser';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { loadContent } from '../../../src/content/load.ts';
import { all } from '../../../src/content/site.ts';
import { copySite } from './support/site-copy.ts';
import type { Run, SiteCopy } from './support/site-copy.ts';

/** The site grown up: each county of Florida has its page. */
let site: SiteCopy;
let built: Run;
let names: string[];

beforeAll(async () => {
  site = await copySite();
  const folder = join(site.folder, 'content');
  const list = await readFile(join(folder, 'pages/flaproptaxappealscounties.md'), 'utf8');
  names = [...list.matchAll(/^ +- (.*) County$/gm)].map(([, name = '']) => name);
  const { site: before } = await loadContent({ root: site.folder, now: new Date() });
  const present = before && all(before, 'counties').map(({ data }) => data.name);
  const model = await readFile(join(folder, 'counties/hillsborough.md'), 'utf8');
  for (const name of names.filter((each) => present?.includes(each) === false)) {
    const own = model.replaceAll('Hillsborough', name).replace(/^order: .*$/m, 'order: 1000');
    await writeFile(join(folder, 'counties', `${slug(name)}.md`), own.replace(/^inFooter: .*\n/m, ''));
  }
  // What pages weigh hangs on the words of the day as well, so the day is named.
  built = await site.run('build', [], { SITE_NOW: '2026-11-21T12:00:00Z' });
}, 180_000);

afterAll(() => site.remove());

test('it builds, and every page still loads in one go', () => {
  expect(names).toHaveLength(67);
  expect(built.output).not.toContain('more than loads in one go');
  expect(built.status).toBe(0);
});

test('a day on which reviews are overdue, and pages say so, is published as well', async () => {
  const later = await site.run('build', [], { SITE_NOW: '2027-09-29T12:00:00Z' });
  expect(later.status).toBe(0);
}, 60_000);

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
