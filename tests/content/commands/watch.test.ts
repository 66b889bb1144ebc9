/** `npm run check -- --watch`, on one copy of the fixture. Each test restores what it changes. */
import { cp, mkdir, rename, rm, rmdir, utimes, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { afterAll, beforeAll, expect, test, vi } from 'vitest';
import { watchContent } from '../../../scripts/check/watch.ts';
import { createLegalPage } from '../corpus/samples.ts';
import { copyContent, fixture } from '../../fixtures/firm-content.ts';

const lines: string[] = [];
const readOutput = () => `${lines.join('\n')}\n`;
const faq = 'content/faqs/probate-cost.md';
const faqWithLink = '---\nquestion: What does probate cost?\n---\n\nSee [the terms](/zz).\n';
let root: string;
let stop = () => {};

beforeAll(async () => {
  for (const stream of ['log', 'error'] as const)
    vi.spyOn(console, stream).mockImplementation((line: string) => void lines.push(line));
  root = await copyContent({
    [faq]: faqWithLink,
    'content/legal/zz.md': createLegalPage('publishOn: 2026-12-24'),
  });
  await rm(join(root, 'public'));
  await cp(join(fixture, 'public'), join(root, 'public'), { recursive: true });
  vi.useFakeTimers({ toFake: ['Date'], now: new Date('2026-12-23T17:00:00Z') });
  stop = await watchContent({ root, production: false });
});

afterAll(() => {
  stop();
  vi.useRealTimers();
  vi.restoreAllMocks();
});

test('each check uses the current date, and prints its start and end for the problem matcher', async () => {
  expect(readOutput()).toMatch(/^Checking\.\.\.\n[^]*which isn’t published until 2026-12-24[^]*\nDone\.\n$/);
  expect(readOutput()).toContain('1 problem in 1 file. Fix this before publishing.');
  vi.setSystemTime(new Date('2026-12-24T17:00:00Z'));
  await utimes(join(root, faq), 1, 1);
  await expect.poll(readOutput).toMatch(/\nChecking\.\.\.\nChecked \d+ files: no problems .*\nDone\.\n/);
});

test('watch mode notices a removed, broken or restored picture', async () => {
  lines.length = 0;
  const picture = join(root, 'public/images/articles/trim-notice.svg');
  await rename(picture, join(root, 'away.svg'));
  await expect.poll(readOutput).toContain('uses the picture /images/articles/trim-notice.svg');
  await writeFile(picture, 'a letter');
  await expect.poll(readOutput).toContain('read as a picture');
  lines.length = 0;
  await rename(join(root, 'away.svg'), picture);
  await expect.poll(readOutput).toContain('files: no problems');
});

test('watch mode survives files that disappear while it reads them', async () => {
  // Saves before each poll, because the system may coalesce changes in quick succession.
  const saveAndReadOutput = async () => {
    await writeFile(join(root, faq), faqWithLink);
    return readOutput();
  };
  // A folder in place of a file fails to read, like a file that was just deleted.
  const listFile = join(root, 'content/published-paths.txt');
  await rename(listFile, join(root, 'away.txt'));
  await mkdir(listFile);
  await expect.poll(saveAndReadOutput).toContain('The content couldn’t be read');
  await rmdir(listFile);
  await rename(join(root, 'away.txt'), listFile);
  lines.length = 0;
  await expect.poll(saveAndReadOutput).toMatch(/Checked \d+ files: no problems .*\nDone\.\n/);
});
