import { mkdir, rename, rmdir, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { createLogger, createServer } from 'vite';
import { expect, onTestFinished, test } from 'vitest';
import { contentPlugin } from '#editor/dev/content-plugin.ts';
import { startTestServer } from '../../fixtures/resources.ts';
import { copyContent } from '../../fixtures/firm-content.ts';

/** Starts the preview's content plugin without rendering pages. */
async function startContentPreview() {
  const root = await copyContent();
  const vite = await createServer({
    root,
    configFile: false,
    customLogger: createLogger('silent'),
    plugins: [contentPlugin()],
    server: { middlewareMode: true, ws: false },
    optimizeDeps: { noDiscovery: true },
  });
  onTestFinished(() => vite.close());
  const url = await startTestServer(vite.middlewares);
  const fetchText = async (path: string) => (await fetch(url + path)).text();
  const readAuthorPage = () => fetchText('/author');
  const readFilesPage = () => fetchText('/files');
  return { root, readAuthorPage, readFilesPage };
}

test('the preview keeps running when files disappear while it reads them', async () => {
  const { root, readAuthorPage, readFilesPage } = await startContentPreview();
  const publishedPathsFile = join(root, 'content/published-paths.txt');
  const movedFile = join(root, 'away.txt');
  await rename(publishedPathsFile, movedFile);
  await mkdir(publishedPathsFile);
  await writeFile(join(root, 'content/faqs/zz.md'), '---\nquestion: 24\n---\n\nText.\n');
  await expect.poll(() => readAuthorPage()).toContain('content/faqs/zz.md:2:11');
  await rmdir(publishedPathsFile);
  await rename(movedFile, publishedPathsFile);
  await writeFile(join(root, 'content/faqs/zz.md'), '---\nquestion: Why?\n---\n\nText.\n');
  await expect.poll(() => readFilesPage()).toContain('>Why?</a>');
});
