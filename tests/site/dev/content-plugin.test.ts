import { cp, mkdir, readFile, rename, rm, rmdir, writeFile } from 'node:fs/promises';
import { createServer as createHttpServer } from 'node:http';
import type { AddressInfo } from 'node:net';
import { join } from 'node:path';
import { createLogger, createServer, resolveConfig } from 'vite';
import { expect, onTestFinished, test } from 'vitest';
import { contentPlugin } from '../../../src/dev/content-plugin.ts';
import { PreviewContent } from '../../../src/dev/preview-content.ts';
import { previewPlugins } from '../../../src/dev/preview-plugins.ts';
import { copiedContent, fixture } from '../../content/edited-content.ts';

const patience = { timeout: 20_000, interval: 50 };

/** The preview's reading of the content, the authors' page and the editors; no page of the site is drawn. */
async function startContentPreview() {
  const { root, remove } = await copiedContent();
  onTestFinished(remove);
  await rm(join(root, 'public'));
  await cp(join(fixture, 'public'), join(root, 'public'), { recursive: true });
  const errors: string[] = [];
  const vite = await createServer({
    root,
    configFile: false,
    customLogger: { ...createLogger('silent'), error: (message) => errors.push(message) },
    plugins: [contentPlugin()],
    server: { middlewareMode: true, ws: false },
    optimizeDeps: { noDiscovery: true },
  });
  const server = createHttpServer(vite.middlewares).listen(0, '127.0.0.1');
  onTestFinished(async () => {
    server.close();
    await vite.close();
  });
  const read = async (path: string) => {
    // `listen` has told the system by the time the server is there.
    const { port } = server.address() as AddressInfo;
    return (await fetch(`http://127.0.0.1:${port}${path}`)).text();
  };
  const author = () => read('/author');
  /** What the preview would offer to choose from. */
  const offered = (kind: 'addresses' | 'faqs') => read(`/edit/choices?kind=${kind}`);
  return { root, author, offered, errors };
}

test('the content is read before anything is asked for that gives up when it takes long', async () => {
  const plugins = previewPlugins(process.cwd(), new Map());
  const config = await resolveConfig({ configFile: false, plugins, logLevel: 'silent' }, 'serve');
  const first = config.plugins.flatMap(({ name, configureServer }) =>
    typeof configureServer === 'object' && configureServer.order === 'pre' ? [name] : [],
  );
  expect(first.slice(0, 2)).toEqual(['served-files', 'content']);
});

test('a picture that is missing is named, and the fault is healed by its coming back', async () => {
  const { root, author } = await startContentPreview();
  const picture = join(root, 'public/images/articles/trim-notice.svg');
  const away = join(root, 'away.svg');
  await rename(picture, away);
  await expect.poll(() => author(), patience).toContain('names the picture /images/articles/trim');
  await rename(away, picture);
  await expect.poll(() => author(), patience).toContain('Content of this site');
});

test('what county pages share is read anew for each of them', async () => {
  const { root, offered } = await startContentPreview();
  const defaults = join(root, 'content/site/county-defaults.md');
  const facts =
    'name: Bay\ncircuit: Fourteenth Judicial Circuit\nseat: Panama City\ncommunities:\n  names: [Lynn Haven]';
  await writeFile(join(root, 'content/counties/bay.md'), `---\n${facts}\n---\n\nA text about Bay.\n`);
  await expect.poll(() => offered('addresses'), patience).toContain('"label":"Bay Foreclosure"');
  const text = await readFile(defaults, 'utf8');
  await writeFile(defaults, text.replace('{county} Foreclosure', 'Owners in {county}'));
  await expect.poll(() => offered('addresses'), patience).toContain('"label":"Owners in Bay"');
});

test('a file is new until it has been read together with all that was named with it', async () => {
  const { root, remove } = await copiedContent();
  onTestFinished(remove);
  const content = new PreviewContent(root);
  await content.readAll();
  const [faq, list] = ['content/faqs/zz.md', 'content/published-paths.txt'];
  await writeFile(join(root, faq), '---\nquestion: Why?\n---\n\nText.\n');
  await rename(join(root, list), join(root, 'away.txt'));
  await mkdir(join(root, list));
  await expect(content.read([faq, list])).rejects.toThrow('EISDIR');
  await rmdir(join(root, list));
  await rename(join(root, 'away.txt'), join(root, list));
  expect(await content.read([faq, list])).toEqual([faq]);
});

// The watcher of a busy machine can lose sight of a file that was a folder for a moment.
test(
  'the preview goes on when what it reads is removed under its hands',
  { retry: 1, timeout: 60_000 },
  async () => {
    const { root, author, offered, errors } = await startContentPreview();
    const listFile = join(root, 'content/published-paths.txt');
    const away = join(root, 'away.txt');
    await rename(listFile, away);
    await mkdir(listFile);
    await writeFile(join(root, 'content/faqs/zz.md'), '---\nquestion: 24\n---\n\nText.\n');
    await expect.poll(() => errors.join('\n'), patience).toContain('could not be read');
    await rmdir(listFile);
    await rename(away, listFile);
    await expect.poll(() => author(), patience).toContain('content/faqs/zz.md:2:11');
    await writeFile(join(root, 'content/faqs/zz.md'), '---\nquestion: Why?\n---\n\nText.\n');
    await expect.poll(() => offered('faqs'), patience).toContain('"label":"Why?"');
  },
);
