/** Pages of the preview after changes to other files. Each test changes its own files. */
import { readFile, rename, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { setTimeout } from 'node:timers/promises';
import { expect, test } from 'vitest';
import { article } from '../../../content/corpus/samples.ts';
import { preview } from './one-preview.ts';

const patience = { timeout: 20_000, interval: 50 };

async function get(path: string): Promise<string> {
  const response = await fetch(`${preview.url}${path}`, { headers: { accept: 'text/html' } });
  return response.text();
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

test.each([
  ['content/forms/immigration-question-spanish.md', 'Pedir una llamada', 'Pedir que me llamen'],
  ['content/deadlines/answer.md', 'One day left.', 'Only tomorrow is left.'],
])('a changed text of %s reaches the browser', async (file, was, becomes) => {
  const words = () => get('/src/client/published-data.ts');
  expect(await words()).toContain(was);
  const text = await readFile(join(preview.root, file), 'utf8');
  await write(file, text.replace(was, becomes));
  await expect.poll(words, patience).toContain(becomes);
});

test('changed county defaults update county pages', async () => {
  const addresses = () => get('/author');
  const facts =
    'name: Bay\ncircuit: Fourteenth Judicial Circuit\nseat: Panama City\ncommunities:\n  names: [Lynn Haven]';
  await write('content/counties/bay.md', `---\n${facts}\n---\n\nA text about Bay.\n`);
  await expect.poll(addresses, patience).toContain('Bay Foreclosure</a>');
  const file = 'content/site/county-defaults.md';
  const text = await readFile(join(preview.root, file), 'utf8');
  await write(file, text.replace('{county} Foreclosure', 'Owners in {county}'));
  await expect.poll(addresses, patience).toContain('Owners in Bay</a>');
});

test('a missing picture is reported until it is restored', async () => {
  const picture = join(preview.root, 'public/images/articles/trim-notice.svg');
  const away = join(preview.root, 'away.svg');
  await rename(picture, away);
  await expect.poll(() => get('/author'), patience).toContain('uses the picture /images/articles/trim');
  await rename(away, picture);
  await expect.poll(() => get('/author'), patience).toContain('Content of this site');
});

test('two changes within the watcher’s debounce time show the last one', async () => {
  const file = 'content/pages/appeals.md';
  const text = await readFile(join(preview.root, file), 'utf8');
  await write(file, '');
  await setTimeout(25);
  await write(file, text.replace(/^( {2}heading: )(.*)$/m, '$1Filled again'));
  await expect.poll(() => get('/appeals'), patience).toContain('Filled again');
});
