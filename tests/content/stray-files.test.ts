import { mkdir, mkdtemp, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { dirname, join } from 'node:path';
import { afterEach, expect, test } from 'vitest';
import { strayFiles } from '#content/files/stray-files.ts';

let root = '';

afterEach(() => rm(root, { recursive: true, force: true }));

/** What is told of a public/ that holds these files. */
async function toldOf(...paths: string[]): Promise<string[]> {
  root = await mkdtemp(join(tmpdir(), 'stray-'));
  for (const path of paths) {
    const file = join(root, 'public', path);
    await mkdir(dirname(file), { recursive: true });
    await writeFile(file, 'x');
  }
  return strayFiles(root).map(({ severity, file, message }) => `${severity} ${file} ${message}`);
}

test('a letter or a list of clients in public/ is refused: it would be open to all', async () => {
  const told = await toldOf('images/Smith retainer.docx', 'clients.xlsx', 'notes', 'images/court.heic');
  expect(told.toSorted()).toEqual(
    ['clients.xlsx', 'images/Smith retainer.docx', 'images/court.heic', 'notes'].map((path) =>
      expect.stringMatching(`^error public/${path} Everything in public/ is published for anyone to read`),
    ),
  );
});

test('what the system left there is a warning', async () => {
  expect((await toldOf('images/.DS_Store', 'Thumbs.db')).toSorted()).toEqual([
    expect.stringContaining('warning public/Thumbs.db'),
    expect.stringContaining('warning public/images/.DS_Store'),
  ]);
});

test('parts of a website are right, whatever folder they are in', async () => {
  const parts = ['favicon.svg', 'site.webmanifest', 'images/a/Court.JPG', 'google1234.html', 'brochure.pdf'];
  expect(await toldOf(...parts, '.well-known/security', 'robots.txt')).toEqual([]);
});
