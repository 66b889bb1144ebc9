import { createHash } from 'node:crypto';
import { existsSync } from 'node:fs';
import { readFile, readdir, stat, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { parse } from 'node-html-parser';
import { beforeAll, expect, test } from 'vitest';
import { loadContent } from '#practice/content.ts';
import { flattenCircuits } from '#practice/rules/county-facts.ts';
import type { CountyFacts } from '#practice/rules/county-facts.ts';
import type { ContentCache } from '#content/result-cache.ts';
import { listCollection } from '#content/site.ts';
import { pageBudget } from '#build/page-weight.ts';
import { copySite } from './support/site-copy.ts';
import type { CommandResult, SiteCopy } from './support/site-copy.ts';

/** A site with a page for every county in Florida except one. */
let site: SiteCopy;
let buildResult: CommandResult;
let names: string[];
const cache: ContentCache = new Map();

beforeAll(async () => {
  site = await copySite();
  const { site: original } = await loadContent({ root: site.folder, now: new Date(), cache });
  const table = original?.entries['florida-counties'].get('florida-counties')?.data;
  if (original === undefined || table === undefined) throw new Error('The content has problems.');
  const existingCounties = listCollection(original, 'counties');
  const samples = existingCounties.map(({ data, frontmatter }) => ({
    name: data.name,
    text: frontmatter.body,
  }));
  const counties = flattenCircuits(table).filter(({ name }) => name !== 'Polk');
  names = counties.map(({ name }) => name);
  for (const [index, county] of counties.entries()) {
    if (existingCounties.some(({ data }) => data.name === county.name)) continue;
    const sample = samples[index % samples.length];
    const text = createCountyFile(county, sample?.text.replaceAll(sample.name, county.name));
    await writeFile(join(site.folder, `content/counties/${toSlug(county.name)}.md`), text);
  }
  buildResult = await site.run('build', ['--github']);
}, 400_000);

/** Creates the text of a file with about twenty lines of facts, and as many paragraphs as other counties have. */
function createCountyFile({ name, circuit, seat, neighbors }: CountyFacts, text = ''): string {
  const prefixes = ['North', 'South', 'East', 'West', 'Old', 'New', 'Port', 'Lake', 'Fort', 'Mount', 'Cape'];
  const facts = [
    `name: ${name}`,
    'order: 1000',
    `circuit: ${circuit}`,
    `seat: ${seat}`,
    `neighbors: [${neighbors.join(', ')}]`,
    'communities:',
    '  names:',
    ...[seat, ...prefixes.map((prefix) => `${prefix} ${seat}`)].map((community) => `    - ${community}`),
  ];
  return `---\n${facts.join('\n')}\n---\n${text}`;
}

test('the site is built, and no page is too heavy', () => {
  expect(names).toHaveLength(66);
  // Depending on the build date, pages have a few bytes more or less.
  const weights = [...buildResult.output.matchAll(/^ *\/\S* +(\d+) B/gm)].map(([, bytes]) => Number(bytes));
  expect(Math.max(...weights)).toBeLessThan(pageBudget * 1.01);
  expect(buildResult.output).toContain('pages built into dist/client');
  expect(buildResult.status).toBe(0);
});

test('the sitemap and the list of published paths contain the counties', async () => {
  expect(await site.readBuiltFile('sitemap.xml')).toContain('/walton-foreclosure-defense</loc>');
  const publishedPaths = await readFile(join(site.folder, 'content/published-paths.txt'), 'utf8');
  expect(publishedPaths.split('\n')).toContain('/walton-foreclosure-defense');
  expect(buildResult.output).toMatch(
    /^::warning file=content\/published-paths\.txt,.*::Added new paths to .*: \/.*\/walton-foreclosure-defense/m,
  );
});

test('a county file of about twenty lines makes a complete page', async () => {
  const page = parse(await site.readBuiltFile('walton-foreclosure-defense.html')).querySelector('main');
  expect(page?.querySelector('h1')?.text).toContain('Walton');
  for (const id of [
    'answer',
    'timeline',
    'strategies',
    'process',
    'communities',
    'reasons',
    'lead',
    'contact',
  ]) {
    expect(page?.querySelector(`#${id}`)?.text.length, id).toBeGreaterThan(60);
  }
  expect(page?.text).not.toMatch(/\{\w+\}/);
});

test('a county links to its neighbors', async () => {
  const page = parse(await site.readBuiltFile('walton-foreclosure-defense.html'));
  const links = page.querySelectorAll('#communities a[href^="/"]').map((link) => link.getAttribute('href'));
  const neighbors = ['bay', 'holmes', 'okaloosa', 'washington'];
  expect(links).toEqual(neighbors.map((name) => `/${name}-foreclosure-defense`));
});

test('menus list twelve counties and link to the others', async () => {
  const header = parse(await site.readBuiltFile('walton-foreclosure-defense.html')).querySelector('header');
  expect(header?.querySelectorAll('a[href$="-foreclosure-defense"]')).toHaveLength(12);
  expect(header?.querySelector('a[href="/foreclosure-defense#counties"]')?.text).toBe('All counties');
});

test('a county page’s form offers that county, the counties in the menus, and Other', async () => {
  const page = parse(await site.readBuiltFile('walton-foreclosure-defense.html'));
  const select = page.querySelector('#county-lead-county');
  const options = select?.querySelectorAll('option').map(({ text }) => text) ?? [];
  expect(select?.querySelector('option[selected]')?.text).toBe('Walton');
  expect(options).toEqual(expect.arrayContaining(['Walton', 'Broward', 'Pasco', 'Other']));
  expect(new Set(options).size).toBe(options.length);
  // The prompt, twelve counties from the menus, the page's own county, and Other.
  expect(options.length).toBeLessThanOrEqual(15);
});

test('the foreclosure page lists all counties', async () => {
  const list = parse(await site.readBuiltFile('foreclosure-defense.html')).querySelector('main #counties');
  const links = list?.querySelectorAll('a').map((link) => link.getAttribute('href'));
  expect(links?.toSorted()).toEqual(names.map((name) => `/${toSlug(name)}-foreclosure-defense`).toSorted());
});

test('an invalid file is reported with its position and stops the build, which writes no output', async () => {
  const file = join(site.folder, 'content/counties/other-sample.md');
  const county = await readFile(join(site.folder, 'content/counties/pasco.md'), 'utf8');
  await writeFile(
    file,
    county.replaceAll('Pasco', 'Other Sample').replace(/^circuit: .*$/m, 'circuitt: Fifth'),
  );
  const filesBefore = await listBuiltFiles();
  const { status, output } = await site.run('build');
  await writeFile(file, county.replaceAll('Pasco', 'Other Sample'));
  expect(status).toBe(1);
  expect(output).toMatch(/content\/counties\/other-sample\.md:\d+:\d+/);
  expect(output).toContain('Did you mean "circuit"?');
  expect(output).toContain('Fix this before publishing.');
  expect(await listBuiltFiles()).toEqual(filesBefore);
}, 400_000);

test('a page far over its weight budget stops the build, and dist/client is unchanged', async () => {
  const { folder, run } = await copySite();
  const county = await readFile(join(folder, 'content/counties/pasco.md'), 'utf8');
  // Random words don't compress.
  const words = Array.from({ length: 3_000 }, (_, index) =>
    createHash('sha256')
      .update(String(index))
      .digest('base64')
      .replaceAll(/[^a-z]/g, ''),
  );
  await writeFile(
    join(folder, 'content/counties/heavy.md'),
    `${county.replaceAll('Pasco', 'Heavy')}\n${words.join(' ')}.\n`,
  );
  const result = await run('build');
  expect(result.status).toBe(1);
  expect(result.output).toMatch(/\/heavy-foreclosure-defense +\d+ B/);
  expect(result.output).toMatch(
    /^\/heavy-foreclosure-defense weighs \d+ B, .* Its heaviest parts: .* Shorten content\/counties\/heavy\.md,/m,
  );
  expect(result.output).toContain('The build failed. dist/client is unchanged.');
  expect(result.output).not.toContain('built into');
  expect(existsSync(join(folder, 'dist/client'))).toBe(false);
  expect(await readFile(join(folder, 'content/published-paths.txt'), 'utf8')).not.toContain('heavy');
}, 400_000);

test('npm run new creates a valid county file and lists what to fill in', async () => {
  const { status, output } = await site.run('new', ['county', 'Polk']);
  expect(status).toBe(0);
  expect(output).toContain('content/counties/polk.md');
  expect(output).toMatch(/polk\.md:\d+ .*FILL IN/);
  const { problems } = await loadContent({ root: site.folder, now: new Date(), cache });
  expect(problems.filter(({ file, severity }) => severity === 'error' || file.includes('polk'))).toEqual([]);
});

/** Lists all built files with their modification times. */
async function listBuiltFiles(): Promise<string[]> {
  const folder = join(site.folder, 'dist');
  const files = await readdir(folder, { recursive: true });
  return Promise.all(
    files.toSorted().map(async (file) => `${file} ${(await stat(join(folder, file))).mtimeMs}`),
  );
}

function toSlug(name: string): string {
  return name.toLowerCase().replace('.', '').replaceAll(' ', '-');
}
