/** Tests pages of the preview after changes to files. Each test changes its own files. */
import { readFile, rename, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { setTimeout } from 'node:timers/promises';
import { expect, test } from 'vitest';
import { createFactFile } from '../../../content/attacks/attacks.ts';
import { article } from '../../../content/corpus/samples.ts';
import { preview } from './one-preview.ts';

async function fetchText(path: string): Promise<string> {
  const response = await fetch(`${preview.url}${path}`, { headers: { accept: 'text/html' } });
  return response.text();
}

async function write(path: string, text: string): Promise<void> {
  await writeFile(join(preview.root, path), text);
}

test('the preview labels drafts and scheduled pages', async () => {
  const page = 'content/pages/international-clients.md';
  const text = await readFile(join(preview.root, page), 'utf8');
  expect(await fetchText('/international-clients')).not.toContain('Draft: not on the built site');
  await write(page, text.replace('---\n', '---\ndraft: true\n'));
  await expect.poll(() => fetchText('/international-clients')).toContain('Draft: not on the built site');
  await write(page, text.replace('---\n', '---\npublishOn: 2099-01-31\n'));
  await expect.poll(() => fetchText('/international-clients')).toContain('On the site from 2099-01-31');
});

const createFact = (count: string) => createFactFile(count).replace('value: words', `value: ${count}`);

test('a changed fact updates .mdx text', async () => {
  await write('content/facts/zz-count.md', createFact('eleven'));
  await write('content/articles/zz.mdx', article.replace('Some words.', 'Count {{zz-count}} of them.'));
  const readCount = async () => /Count (\w+) of them/.exec(await fetchText('/blog/zz'))?.[1];
  await expect.poll(readCount).toBe('eleven');
  await write('content/facts/zz-count.md', createFact('twelve'));
  await expect.poll(readCount).toBe('twelve');
});

test('browser code gets a form’s changed text', async () => {
  const file = 'content/forms/immigration-question-spanish.md';
  const text = await readFile(join(preview.root, file), 'utf8');
  await write(file, text.replace('Pedir una llamada', 'Pedir que me llamen'));
  await expect.poll(() => fetchText('/src/client/published-data.ts')).toContain('Pedir que me llamen');
});

test('a missing picture is reported until it is restored', async () => {
  const picture = join(preview.root, 'public/images/articles/trim-notice.svg');
  const movedPicture = join(preview.root, 'away.svg');
  await rename(picture, movedPicture);
  await expect.poll(() => fetchText('/author')).toContain('uses the picture /images/articles/trim');
  await rename(movedPicture, picture);
  await expect.poll(() => fetchText('/author')).toContain('<h1>Content of this site');
});

test('a page shows the second of two changes within the watcher’s debounce time', async () => {
  const file = 'content/pages/appeals.md';
  const text = await readFile(join(preview.root, file), 'utf8');
  await write(file, '');
  await setTimeout(25);
  await write(file, text.replace(/^( {2}heading: )(.*)$/m, '$1Filled again'));
  await expect.poll(() => fetchText('/appeals')).toContain('Filled again');
});
