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
import type { Run, SiteCopy } from './support/site-copy.ts';

/** The site with a page for every county of Florida but one. */
let site: SiteCopy;
let built: Run;
let names: string[];
const cache: ContentCache = new Map();

beforeAll(async () => {
  site = await copySite();
  const { site: before } = await loadContent({ root: site.folder, now: new Date(), cache });
  const table = before?.entries['florida-counties'].get('florida-counties')?.data;
  if (before === undefined || table === undefined) throw new Error('The content has problems.');
  const present = listCollection(before, 'counties');
  const samples = present.map(({ data, frontmatter }) => ({ name: data.name, text: frontmatter.body }));
  const counties = flattenCircuits(table).filter(({ name }) => name !== 'Polk');
  names = counties.map(({ name }) => name);
  for (const [index, county] of counties.entries()) {
    if (present.some(({ data }) => data.name === county.name)) continue;
    const sample = samples[index % samples.length];
    const text = createCountyFile(county, sample?.text.replaceAll(sample.name, county.name));
    await writeFile(join(site.folder, `content/counties/${slug(county.name)}.md`), text);
  }
  built = await site.run('build', ['--github']);
}, 400_000);

/** About twenty lines of facts, and a text as long as that of other counties. */
function createCountyFile({ name, circuit, seat, neighbors }: CountyFacts, text = ''): string {
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

test('the site is built, and no page is too heavy', () => {
  expect(names).toHaveLength(66);
  // The build date adds or removes a few bytes.
  const weights = [...built.output.matchAll(/^ *\/\S* +(\d+) B/gm)].map(([, bytes]) => Number(bytes));
  expect(Math.max(...weights)).toBeLessThan(pageBudget * 1.01);
  expect(built.output).toContain('pages built into dist/client');
  expect(built.status).toBe(0);
});

test('the sitemap and the list of published paths have each county', async () => {
  expect(await site.built('sitemap.xml')).toContain('/walton-foreclosure-defense</loc>');
  const published = await readFile(join(site.folder, 'content/published-paths.txt'), 'utf8');
  expect(published.split('\n')).toContain('/walton-foreclosure-defense');
  expect(built.output).toMatch(
    /^::warning file=content\/published-paths\.txt,.*::Added new paths to .*: \/.*\/walton-foreclosure-defense/m,
  );
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
  const links = page.querySelectorAll('#communities a[href^="/"]').map((link) => link.getAttribute('href'));
  const neighbors = ['bay', 'holmes', 'okaloosa', 'washington'];
  expect(links).toEqual(neighbors.map((name) => `/${name}-foreclosure-defense`));
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

test('an invalid file stops the build with its position, and nothing is written', async () => {
  const file = join(site.folder, 'content/counties/other-sample.md');
  const county = await readFile(join(site.folder, 'content/counties/pasco.md'), 'utf8');
  await writeFile(
    file,
    county.replaceAll('Pasco', 'Other Sample').replace(/^circuit: .*$/m, 'circuitt: Fifth'),
  );
  const before = await fingerprint();
  const { status, output } = await site.run('build');
  await writeFile(file, county.replaceAll('Pasco', 'Other Sample'));
  expect(status).toBe(1);
  expect(output).toMatch(/content\/counties\/other-sample\.md:\d+:\d+/);
  expect(output).toContain('Did you mean "circuit"?');
  expect(output).toContain('Fix this before publishing.');
  expect(await fingerprint()).toEqual(before);
}, 400_000);

test('a page over its weight limit stops the build, and nothing is published', async () => {
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
  expect(result.output).toContain('Nothing was published. dist/client is unchanged.');
  expect(result.output).not.toContain('built into');
  expect(existsSync(join(folder, 'dist/client'))).toBe(false);
  expect(await readFile(join(folder, 'content/published-paths.txt'), 'utf8')).not.toContain('heavy');
}, 400_000);

test('npm run new creates a valid county and lists what to fill in', async () => {
  const started = await site.run('new', ['county', 'Polk']);
  expect(started.status).toBe(0);
  expect(started.output).toContain('content/counties/polk.md');
  expect(started.output).toMatch(/polk\.md:\d+ .*FILL IN/);
  const { problems } = await loadContent({ root: site.folder, now: new Date(), cache });
  expect(problems.filter(({ file, severity }) => severity === 'error' || file.includes('polk'))).toEqual([]);
});

/** All built files with their modification times. */
async function fingerprint(): Promise<string[]> {
  const folder = join(site.folder, 'dist');
  const files = await readdir(folder, { recursive: true });
  return Promise.all(
    files.toSorted().map(async (file) => `${file} ${(await stat(join(folder, file))).mtimeMs}`),
  );
}

function slug(name: string): string {
  return name.toLowerCase().replace('.', '').replaceAll(' ', '-');
}
