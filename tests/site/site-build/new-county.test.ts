import { createHash } from 'node:crypto';
import { readFile, readdir, stat, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { parse } from 'node-html-parser';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { loadContent } from '../../../src/practice/content.ts';
import { all } from '../../../src/content/site.ts';
import { copySite } from './support/site-copy.ts';
import type { Run, SiteCopy } from './support/site-copy.ts';

let site: SiteCopy;
let checked: Run;
let first: Run;
let countiesBefore: number;

beforeAll(async () => {
  site = await copySite();
  const { site: before } = await loadContent({ root: site.folder, now: new Date() });
  countiesBefore = before === undefined ? Number.NaN : all(before, 'counties').length;
  const county = await readFile(join(site.folder, 'content/counties/pasco.md'), 'utf8');
  await writeFile(join(site.folder, 'content/counties/sample.md'), county.replaceAll('Pasco', 'Sample'));
  checked = await site.run('check');
  first = await site.run('build', ['--github']);
}, 400_000);

afterAll(() => site.remove());

test('one more county file passes the check before any build has listed its address', () => {
  expect([checked.status, checked.output]).toEqual([0, expect.not.stringContaining('published-paths')]);
});

test('one more county file builds', () => {
  expect(first.output).not.toContain('problem');
  expect(first.output).toContain('pages built into dist/client');
});

test('the build says what the page weighs', () => {
  expect(first.output).toMatch(/\/sample-foreclosure-defense +\d+ B/);
});

test('the county has its page, with its own title, heading and breadcrumb', async () => {
  const page = parse(await site.built('sample-foreclosure-defense.html'));
  expect(page.querySelector('title')?.text).toContain('Sample');
  expect(page.querySelector('main')?.text).toContain('Sample');
  expect(page.querySelector('nav ol li:last-child')?.text).toContain('Sample');
});

test.each(['index.html', 'foreclosure-defense.html', 'probate.html', 'immigration-ukrainian.html'])(
  'the navigation of %s leads to it',
  async (file) => {
    const page = parse(await site.built(file));
    expect(page.querySelector('header a[href="/sample-foreclosure-defense"]')).not.toBeNull();
  },
);

test('the county list of the foreclosure page leads to it', async () => {
  const list = parse(await site.built('foreclosure-defense.html')).querySelector('main #counties');
  expect(list?.querySelectorAll('a[href$="-foreclosure-defense"]')).toHaveLength(countiesBefore + 1);
  expect(list?.querySelector('a[href="/sample-foreclosure-defense"]')?.text).toContain('Sample');
});

test('the sitemap and the list of published addresses name it', async () => {
  expect(await site.built('sitemap.xml')).toContain('/sample-foreclosure-defense</loc>');
  const published = await readFile(join(site.folder, 'content/published-paths.txt'), 'utf8');
  expect(published.split('\n')).toContain('/sample-foreclosure-defense');
  expect(first.output).toMatch(
    /^::warning file=content\/published-paths\.txt,.*::New addresses, .*: \/sample-foreclosure-defense\./m,
  );
});

test('its structured data speaks of it', async () => {
  const page = parse(await site.built('sample-foreclosure-defense.html'));
  const graph = JSON.parse(page.querySelector('script[type="application/ld+json"]')?.textContent ?? '{}')[
    '@graph'
  ];
  const text = JSON.stringify(graph);
  expect(text).toContain('/sample-foreclosure-defense#page');
  expect(text).toMatch(/"BreadcrumbList".*Sample/);
});

test('a broken file stops the build: exit 1, the problem at its place, and nothing written', async () => {
  const file = join(site.folder, 'content/counties/other-sample.md');
  const county = await readFile(join(site.folder, 'content/counties/sample.md'), 'utf8');
  await writeFile(
    file,
    county.replaceAll('Sample', 'Other Sample').replace(/^circuit: .*$/m, 'circuitt: Fifth'),
  );
  const before = await fingerprint();
  const { status, output } = await site.run('build');
  await writeFile(file, county.replaceAll('Sample', 'Other Sample'));
  expect(status).toBe(1);
  expect(output).toMatch(/content\/counties\/other-sample\.md:\d+:\d+/);
  expect(output).toContain('Did you mean "circuit"?');
  expect(output).toContain('Nothing was built.');
  expect(await fingerprint()).toEqual(before);
}, 400_000);

test('a page over its weight limit is named: exit 1, and nothing is published', async () => {
  const file = join(site.folder, 'content/counties/heavy.md');
  const county = await readFile(join(site.folder, 'content/counties/sample.md'), 'utf8');
  // Words that no other resembles, so that compressing makes little of them.
  const words = Array.from({ length: 3_000 }, (_, index) =>
    createHash('sha256')
      .update(String(index))
      .digest('base64')
      .replaceAll(/[^a-z]/g, ''),
  );
  await writeFile(file, `${county.replaceAll('Sample', 'Heavy')}\n${words.join(' ')}.\n`);
  const published = () => readFile(join(site.folder, 'content/published-paths.txt'), 'utf8');
  const before = await fingerprint();
  const refused = await site.run('build');
  expect(refused.status).toBe(1);
  expect(refused.output).toMatch(/\/heavy-foreclosure-defense +\d+ B/);
  expect(refused.output).toMatch(
    /^\/heavy-foreclosure-defense weighs \d+ B, .* Its heaviest parts: .* Shorten content\/counties\/heavy\.md,/m,
  );
  expect(refused.output).toContain('Nothing was published: dist/client is as it was before.');
  expect(refused.output).not.toContain('built into');

  const started = await site.run('start', [], { PORT: '0' });
  expect(started.status).toBe(1);
  expect(started.output).toMatch(/^\/heavy-foreclosure-defense weighs [^]*\nNothing was published/m);
  expect(await fingerprint()).toEqual(before);
  expect(await published()).not.toContain('heavy');
}, 400_000);

test('npm run new starts a county that is valid as it stands, and says what to fill in', async () => {
  const started = await site.run('new', ['county', 'Polk']);
  expect(started.status).toBe(0);
  expect(started.output).toContain('content/counties/polk.md');
  expect(started.output).toMatch(/polk\.md:\d+ .*FILL IN/);
  const again = await site.run('check');
  expect([again.status, again.output]).toEqual([0, expect.not.stringContaining('polk')]);
});

test('npm run new overwrites nothing', async () => {
  const file = join(site.folder, 'content/counties/pasco.md');
  const before = await readFile(file, 'utf8');
  const again = await site.run('new', ['county', 'Pasco']);
  expect([again.status, again.output]).toEqual([1, expect.stringContaining('exists already')]);
  expect(await readFile(file, 'utf8')).toBe(before);
});

/** Every built file with its time: any writing shows. */
async function fingerprint(): Promise<string[]> {
  const folder = join(site.folder, 'dist');
  const files = await readdir(folder, { recursive: true });
  return Promise.all(
    files.toSorted().map(async (file) => `${file} ${(await stat(join(folder, file))).mtimeMs}`),
  );
}
