/** Pages of the preview after changes of other files. Each test changes its own files. */
import { readFile, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { setTimeout } from 'node:timers/promises';
import { expect, test } from 'vitest';
import { article } from '../../../content/corpus/samples.ts';
import { preview } from './one-preview.ts';

const patience = { timeout: 20_000, interval: 50 };

async function get(path: string): Promise<string> {
  const answer = await fetch(`${preview.url}${path}`, { headers: { accept: 'text/html' } });
  return answer.text();
}

async function write(path: string, text: string): Promise<void> {
  await writeFile(join(preview.root, path), text);
}

test('the preview labels drafts and scheduled pages', async () => {
  const page = 'content/pages/international-clients.md';
  const text = await readFile(join(preview.root, page), 'utf8');
  expect(await get('/international-clients')).not.toContain('Draft: not on the built site');
  await write(page, text.replace('---\n', '---\ndraft: true\n'));
  await expect.poll(() => get('/international-clients'), patience).toContain('Draft: not on the built site');
  await write(page, text.replace('---\n', '---\npublishOn: 2099-01-31\n'));
  await expect.poll(() => get('/international-clients'), patience).toContain('On the site from 2099-01-31');
});

const fact = (words: string) =>
  `---\nabout: A count of our own.\nvalue: ${words}\nunit: text\nstatedAs: ${words}\njurisdiction: firm\nsource:\n  title: The firm\nstatus: stated\nreviewBy: 2099-01-01\n---\n`;

test('a changed fact updates .mdx text', async () => {
  await write('content/facts/zz-count.md', fact('eleven'));
  await write('content/articles/zz.mdx', article.replace('Some words.', 'Count {{zz-count}} of them.'));
  const count = async () => /Count (\w+) of them/.exec(await get('/blog/zz'))?.[1];
  await expect.poll(count, patience).toBe('eleven');
  await write('content/facts/zz-count.md', fact('twelve'));
  await expect.poll(count, patience).toBe('twelve');
});

test('a changed form file updates its texts', async () => {
  const words = () => get('/src/client/published-data.ts');
  expect(await words()).toContain('Pedir una llamada');
  const file = 'content/forms/immigration-question-spanish.md';
  const text = await readFile(join(preview.root, file), 'utf8');
  await write(file, text.replace('Pedir una llamada', 'Pedir que me llamen'));
  await expect.poll(words, patience).toContain('Pedir que me llamen');
});

test('a changed deadline file updates its texts', async () => {
  const words = () => get('/src/client/published-data.ts');
  expect(await words()).toContain('One day left.');
  const file = 'content/deadlines/answer.md';
  const text = await readFile(join(preview.root, file), 'utf8');
  await write(file, text.replace('One day left.', 'Only tomorrow is left.'));
  await expect.poll(words, patience).toContain('Only tomorrow is left.');
});

test('two changes within the watcher’s debounce time show the last one', async () => {
  const file = 'content/pages/appeals.md';
  const text = await readFile(join(preview.root, file), 'utf8');
  await write(file, '');
  await setTimeout(25);
  await write(file, text.replace(/^( {2}heading: )(.*)$/m, '$1Filled again'));
  await expect.poll(() => get('/appeals'), patience).toContain('Filled again');
});
