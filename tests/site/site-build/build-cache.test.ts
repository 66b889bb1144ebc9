import { readFile, readdir, rm, stat, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { dayOfContent } from '../../content/edited-content.ts';
import { copySite } from './support/site-copy.ts';
import type { SiteCopy } from './support/site-copy.ts';

/** What a build keeps may only save time: the site and the problems are those of a build from nothing. */
let site: SiteCopy;

const build = (now = dayOfContent) => site.run('build', [], { SITE_NOW: now });

beforeAll(async () => {
  site = await copySite();
  const first = await build();
  if (first.status !== 0) throw new Error(first.output);
}, 180_000);

afterAll(() => site.remove());

test('with one page edited the files of the others stay, and all are what a build from nothing gives', async () => {
  const files = ['pasco', 'broward'].map((county) =>
    join(site.folder, `dist/client/${county}-foreclosure-defense.html`),
  );
  const numbers = () => Promise.all(files.map(async (file) => (await stat(file)).ino));
  const before = await numbers();
  await edit('content/counties/pasco.md', (text) => `${text}\nA first paragraph more.\n`);
  const later = dayOfContent.replace('T17', 'T19');
  const again = await build(later);
  const kept = await builtSite();
  expect((await numbers()).map((number, index) => number === before[index])).toEqual([false, true]);
  expect(kept.get('pasco-foreclosure-defense.html')).toContain('A first paragraph more.');
  await rm(join(site.folder, '.cache/build-cache.bin'));
  const cold = await build(later);
  expect([again.status, cold.status]).toEqual([0, 0]);
  expect(await builtSite()).toEqual(kept);
}, 180_000);

test('a changed file and a changed fact give the site that a build from nothing gives', async () => {
  await edit('content/counties/pasco.md', (text) => `${text}\nOne more paragraph about the county.\n`);
  await edit('content/facts/answer-deadline.md', (text) =>
    text.replaceAll(/(?<=^(?:value: |statedAs: "| {2}\w\w: "))\d+/gm, '21'),
  );
  const again = await build();
  const kept = await builtSite();
  await rm(join(site.folder, '.cache'), { recursive: true });
  const cold = await build();
  expect([again.status, cold.status]).toEqual([0, 0]);
  expect(kept.get('pasco-foreclosure-defense.html')).toContain('One more paragraph');
  expect(kept.get('broward-foreclosure-defense.html')).toMatch(/21\sdays/);
  expect(await builtSite()).toEqual(kept);
  expect(weightsIn(again.output)).toEqual(weightsIn(cold.output));
}, 180_000);

test('words that a rule forbids are found on a page that was fine before, and missed no more once they are gone', async () => {
  const file = 'content/counties/pasco.md';
  const before = await readFile(join(site.folder, file), 'utf8');
  await edit(file, (text) => `${text}\nWe guarantee that you will keep your home.\n`);
  const wrong = await build();
  const wrongAgain = await build();
  await edit(file, () => before);
  const fixed = await build();
  expect(wrong.status).toBe(1);
  expect(wrong.output).toContain(`${file}:`);
  expect(wrong.output.split('AD-07: "guarantee"')).toHaveLength(2);
  expect(withoutProgress(wrongAgain.output)).toBe(withoutProgress(wrong.output));
  expect(fixed.status).toBe(0);
  expect(fixed.output).not.toContain('AD-07');
}, 180_000);

test('a check that knows what was read before tells what one from nothing tells', async () => {
  const page = 'content/counties/pasco.md';
  const fact = 'content/facts/answer-deadline.md';
  const before = await Promise.all([page, fact].map((file) => readFile(join(site.folder, file), 'utf8')));
  await edit(page, (text) => `${text}\nWe guarantee that you will keep your home, and [more](/nowhere).\n`);
  await edit(fact, (text) => text.replace('statedAs: "', 'statedAs: "at most '));
  const check = async () => {
    const { output, status } = await site.run('check', [], {
      SITE_NOW: dayOfContent,
      SITE_ENV: 'production',
    });
    return { status, output: output.replaceAll(/\(\d+ ms\)/g, '') };
  };
  const known = await check();
  const again = await check();
  await rm(join(site.folder, '.cache/build-cache.bin'));
  expect(known.output).toContain('/nowhere');
  expect(known.output).toContain('AD-07: "guarantee"');
  expect(again).toEqual(known);
  expect(await check()).toEqual(known);
  await Promise.all([page, fact].map((file, index) => edit(file, () => before[index] ?? '')));
});

/** How far a build is told depends on how busy the machine is. */
function withoutProgress(output: string): string {
  return output.replaceAll(/^\d+ pages rendered, .*\n/gm, '');
}

function weightsIn(output: string): string[] {
  const lines = output.split('\n').filter((line) => / \d+ B/.test(line));
  if (lines.length < 10) throw new Error(`The build tells no weights:\n${output}`);
  return lines;
}

async function edit(file: string, change: (text: string) => string): Promise<void> {
  const path = join(site.folder, file);
  const text = await readFile(path, 'utf8');
  await writeFile(path, change(text));
}

async function builtSite(): Promise<Map<string, string>> {
  const folder = join(site.folder, 'dist/client');
  const names = (await readdir(folder)).filter((name) => /\.(?:html|xml|txt)$|^_/.test(name)).toSorted();
  return new Map(
    await Promise.all(
      names.map(async (name): Promise<[string, string]> => [
        name,
        await readFile(join(folder, name), 'utf8'),
      ]),
    ),
  );
}
