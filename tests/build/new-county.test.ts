import { createHash } from 'node:crypto';
import { readFile, readdir, stat, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { parse } from 'node-html-parser';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { copySite } from './support/site-copy.ts';
import type { Run, SiteCopy } from './support/site-copy.ts';

let site: SiteCopy;
let first: Run;

beforeAll(async () => {
  site = await copySite();
  const county = await readFile(join(site.folder, 'content/counties/pasco.md'), 'utf8');
  await writeFile(join(site.folder, 'content/counties/sample.md'), county.replaceAll('Pasco', 'Sample'));
  first = await site.run('build', ['--github']);
}, 400_000);

afterAll(() => site.remove());

test('a new county is built', () => {
  expect(first.output).not.toContain('problem');
  expect(first.output).toContain('pages built into dist/client');
});

test('the build prints the weight of the page', () => {
  expect(first.output).toMatch(/\/sample-foreclosure-defense +\d+ B/);
});

test('the county has its page, with its own title, heading and breadcrumb', async () => {
  const page = parse(await site.built('sample-foreclosure-defense.html'));
  expect(page.querySelector('title')?.text).toContain('Sample');
  expect(page.querySelector('main')?.text).toContain('Sample');
  expect(page.querySelector('nav ol li:last-child')?.text).toContain('Sample');
});

test('the sitemap and the list of published paths have it', async () => {
  expect(await site.built('sitemap.xml')).toContain('/sample-foreclosure-defense</loc>');
  const published = await readFile(join(site.folder, 'content/published-paths.txt'), 'utf8');
  expect(published.split('\n')).toContain('/sample-foreclosure-defense');
  expect(first.output).toMatch(
    /^::warning file=content\/published-paths\.txt,.*::New addresses, .*: \/sample-foreclosure-defense\./m,
  );
});

test('an invalid file stops the build with its position, and nothing is written', async () => {
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
  expect(output).toContain('Fix this before publishing.');
  expect(await fingerprint()).toEqual(before);
}, 400_000);

test('a page over its weight limit stops the build, and nothing is published', async () => {
  const file = join(site.folder, 'content/counties/heavy.md');
  const county = await readFile(join(site.folder, 'content/counties/sample.md'), 'utf8');
  // Random words don't compress.
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
  expect(refused.output).toContain('Nothing was published. dist/client is unchanged.');
  expect(refused.output).not.toContain('built into');
  expect(await fingerprint()).toEqual(before);
  expect(await published()).not.toContain('heavy');
}, 400_000);

test('npm run new creates a valid county and lists what to fill in', async () => {
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
  expect([again.status, again.output]).toEqual([1, expect.stringContaining('already exists')]);
  expect(await readFile(file, 'utf8')).toBe(before);
});

/** All built files with their modification times. */
async function fingerprint(): Promise<string[]> {
  const folder = join(site.folder, 'dist');
  const files = await readdir(folder, { recursive: true });
  return Promise.all(
    files.toSorted().map(async (file) => `${file} ${(await stat(join(folder, file))).mtimeMs}`),
  );
}
