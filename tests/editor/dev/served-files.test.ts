/** Tests which files the preview serves. Uses `send`, because `fetch` would normalize the paths. */
import { mkdir, realpath, symlink, writeFile } from 'node:fs/promises';
import { dirname, join } from 'node:path';
import { createServer } from 'vite';
import { beforeAll, expect, test } from 'vitest';
import { restrictServedFiles } from '#editor/dev/served-files.ts';
import { send } from '../../backend/support/send.ts';
import { closeAfterFile, createTemporaryFolder } from '../../fixtures/resources.ts';

const canary = 'canary-7f3a';
const secretFiles = [
  '.env',
  '.env.production',
  'supabase/.env',
  'src/.npmrc',
  'src/client.p12',
  '.local/outbox/mail.json',
  '.local/secrets.ts',
  '.git/config',
  'supabase/backup/dump.ts',
  'content/pages/private.ts',
  'package.json',
];
const servedFiles = [
  'src/site/view.ts',
  'public/images/court.svg',
  'supabase/functions/_shared/forms/rules.ts',
];

let root: string;
let port: number;

beforeAll(async () => {
  root = await realpath(await createTemporaryFolder());
  for (const file of secretFiles) await write(file, `export const secret = "${canary}";\n`);
  for (const file of servedFiles) await write(file, 'export const fine = 1;\n');
  await write('node_modules/tool/index.js', 'export default 1;\n');
  await symlink(join(root, '.local/secrets.ts'), join(root, 'src/link.ts'));
  await symlink(join(root, '.local/outbox/mail.json'), join(root, 'public/images/link.svg'));
  await symlink(join(root, '.local'), join(root, 'public/folder'));
  await symlink(join(root, '.env'), join(root, 'src/settings.txt'));
  await symlink(join(root, 'src/site/view.ts'), join(root, 'src/inside.ts'));
  const server = await createServer({
    root,
    configFile: false,
    logLevel: 'silent',
    plugins: [restrictServedFiles(root)],
    optimizeDeps: { noDiscovery: true },
    server: { host: '127.0.0.1', port: 0, watch: null, ws: false },
  });
  closeAfterFile(() => server.close());
  await server.listen();
  const address = server.httpServer?.address();
  if (typeof address !== 'object' || address === null) throw new Error('The server has no port.');
  ({ port } = address);
});

async function write(file: string, contents: string): Promise<void> {
  await mkdir(dirname(join(root, file)), { recursive: true });
  await writeFile(join(root, file), contents);
}

const get = (path: string) => send(`http://127.0.0.1:${port}${path}`, { method: 'GET' });

/** Lists spellings of a file's path in a request. */
function listSpellings(file: string): string[] {
  const parts = file.split('/');
  const encodedFile = [...file].map((character) => `%${character.charCodeAt(0).toString(16)}`).join('');
  return [
    `/${file}`,
    `/src/../${file}`,
    `/src/%2e%2e/${file}`,
    `/src/%252e%252e/${file}`,
    `/src/..%2f${file}`,
    `/src/..%5c${file}`,
    `/${parts.join('\\')}`,
    `/${encodedFile}`,
    `/${file}%00.svg`,
    `/@fs${root}/${file}`,
    `/@fs${root}/src/../${file}`,
    `/@id/__x00__${root}/${file}`,
    `/images/../../${file}`,
  ];
}
const queries = [
  '',
  '?raw',
  '?import&raw',
  '?url',
  '?import&inline',
  '?import&raw??',
  '?direct',
  '?.svg?.wasm?init',
  '?html-proxy&index=0.js',
];

test.each(secretFiles)('%s is not served under any spelling of its path', async (file) => {
  for (const path of listSpellings(file))
    for (const query of queries) {
      const { text } = await get(path + query);
      expect(text, path + query).not.toContain(canary);
      expect(text, path + query).not.toContain(Buffer.from(canary).toString('base64').slice(2, 10));
    }
});

test.each([
  '/src/link.ts',
  '/src/%6cink.ts',
  '/x/%2e%2e/src/link.ts',
  '/images/link.svg',
  '//images/link.svg',
  '/folder/secrets.ts',
  '/folder/outbox/mail.json',
  '/src/settings.txt',
  '/public/images/link.svg',
])('the symlink %s, which points outside the served folders, is rejected', async (path) => {
  for (const query of queries) expect((await get(path + query)).text, path + query).not.toContain(canary);
  expect((await get(path)).status).toBe(403);
});

test.each([
  '/src/site/view.ts',
  '/images/court.svg',
  '/supabase/functions/_shared/forms/rules.ts',
  '/src/site/view.ts?raw',
  '/src/inside.ts',
  '/@vite/client',
  '/node_modules/tool/index.js',
])('%s is served', async (path) => {
  const { status, text } = await get(path);
  expect([status, text.includes('fine') || text.includes('export')]).toEqual([200, true]);
});
