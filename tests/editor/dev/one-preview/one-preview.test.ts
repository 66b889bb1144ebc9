/**
 * Tests that share one preview, because it is slow to start: the imported tests first, then attacks on its API from
 * other pages and hosts. The order matters, because later tests change the content.
 */
import { lstat, mkdir, readdir, readFile, rename, rm, symlink, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { beforeAll, expect, test } from 'vitest';
import { hashVersion } from '#editor/api/disk.ts';
import type { RequestBodies } from '#editor/contract.ts';
import { send } from '../../../backend/support/send.ts';
import type { HttpRequest } from '../../../backend/support/send.ts';
import '../publishing/publishing.ts';
import './panel.ts';
import './in-browser.ts';
import '../../entry-form.ts';
import './after-changes.ts';
import './attacks.ts';
import { preview } from './one-preview.ts';

let token: string;

const page = 'content/pages/probate.md';
const heading = { file: page, path: ['hero', 'heading'] };

beforeAll(async () => {
  token = await readToken('/probate');
});

async function readToken(path: string): Promise<string> {
  const response = await fetch(`${preview.url}${path}`, { headers: { accept: 'text/html' } });
  return /<meta name="edit-token" content="([\w-]{43})">/.exec(await response.text())?.[1] ?? '';
}

/** Creates a wrong token of the correct length. */
function createWrongToken(): string {
  return token.replace(/^./, (first) => (first === 'x' ? 'y' : 'x'));
}

type PreviewRequest = Omit<HttpRequest, 'headers'> & {
  path?: string;
  headers?: Record<string, string | undefined>;
};

/** Sends a request with the headers that pages of the preview send, some of which `headers` replaces. */
async function request({ path = '/edit/save', headers = {}, ...options }: PreviewRequest) {
  const pageHeaders = { origin: preview.url, 'content-type': 'application/json', 'x-edit-token': token };
  const allHeaders = Object.entries({ connection: 'close', ...pageHeaders, ...headers });
  return await send(`${preview.url}${path}`, {
    headers: Object.fromEntries(
      allHeaders.flatMap(([name, value]) => (value === undefined ? [] : [[name, value]])),
    ),
    ...options,
  });
}

async function readEntry(body: object) {
  return await request({ path: '/edit/readEntry', body: JSON.stringify(body) });
}

async function buildSaveBody(text: string): Promise<string> {
  const { text: entry } = await readEntry({ file: page });
  const version = /"version":"(\w{64})"/.exec(entry)?.[1];
  return JSON.stringify({ file: page, version, changes: [{ location: heading, value: text }] });
}

const spanishFile = 'content/immigration/immigration-spanish.md';

/** Lists a valid request for each route that writes content files. */
async function listWriteRequests(): Promise<PreviewRequest[]> {
  const bodies = {
    save: JSON.parse(await buildSaveBody('Broken into')),
    undo: { file: page },
    approve: { file: page, by: 'jane-doe' },
    markTranslated: { file: spanishFile },
    savePicture: { name: 'broken-into.png', dataBase64: 'AAAA' },
    remove: { file: page, version: 'x' },
    translate: { page: '/probate', language: 'es' },
    'files/new': { kind: 'faq', name: 'Broken into' },
    rename: { file: page, version: 'x', name: 'broken-into' },
  } satisfies { [name in keyof RequestBodies | 'files/new']?: object };
  return Object.entries(bodies).map(([name, body]) => ({
    path: `/edit/${name}`,
    body: JSON.stringify(body),
  }));
}

/** Hashes each file that editors can write. */
async function hashFiles(): Promise<Map<string, string>> {
  const files = new Map<string, string>();
  for (const folder of ['content', 'public/images']) {
    for (const name of await readdir(join(preview.root, folder), { recursive: true })) {
      const path = join(preview.root, folder, name);
      if ((await lstat(path)).isFile()) files.set(`${folder}/${name}`, hashVersion(await readFile(path)));
    }
  }
  return files;
}

/** Expects a request not to change the file. Returns the status and the error. */
async function expectRejection({ body, ...options }: PreviewRequest): Promise<string> {
  const before = await readFile(join(preview.root, page), 'utf8');
  const response = await request({ ...options, body: body ?? (await buildSaveBody('Broken into')) });
  expect(await readFile(join(preview.root, page), 'utf8')).toBe(before);
  return `${response.status} ${/"error":"([^"]*)/.exec(response.text)?.[1] ?? response.text}`;
}

test('with --open the preview opens the authors’ page', async () => {
  expect(await readFile(join(preview.root, 'opened.txt'), 'utf8')).toBe(`${preview.url}/author`);
});

test('a page of the preview can save a change and undo it', async () => {
  const response = await request({ body: await buildSaveBody('Probate, as it is') });
  expect(response.status).toBe(200);
  expect(await readFile(join(preview.root, page), 'utf8')).toContain('heading: Probate, as it is');
  const undoResponse = await request({ path: '/edit/undo', body: JSON.stringify({ file: page }) });
  expect(undoResponse.status).toBe(200);
});

test('right after a rename, a file can be renamed back, and the intermediate path redirects', async () => {
  const renameFile = async (file: string, name: string) => {
    const version = hashVersion(await readFile(join(preview.root, file)));
    return (await request({ path: '/edit/rename', body: JSON.stringify({ file, version, name }) })).text;
  };
  const loadPage = async (path: string) =>
    await fetch(`${preview.url}${path}`, { headers: { accept: 'text/html' }, redirect: 'manual' });
  const before = await readFile(join(preview.root, page));
  expect(await renameFile(page, 'probate-law')).toContain('"page":"/probate-law"');
  expect(await renameFile('content/pages/probate-law.md', 'probate')).toContain('"page":"/probate"');
  expect((await loadPage('/probate-law')).headers.get('location')).toBe('/probate');
  expect((await loadPage('/probate')).status).toBe(200);
  await writeFile(join(preview.root, page), before);
});

test('a check request reports a promise of an outcome', async () => {
  const changes = [{ location: heading, value: 'We guarantee that we win your case' }];
  const response = await request({
    path: '/edit/check',
    body: JSON.stringify({ file: page, changes, location: heading }),
  });
  expect(response.text).toContain('AD-07');
});

test('routes that write content files reject cross-origin, unauthenticated and malformed requests', async () => {
  const { port } = new URL(preview.url);
  const attacks: PreviewRequest[] = [
    ...['https://evil.example', 'null', 'http://127.0.0.1:3000', undefined].map((origin) => ({
      headers: { origin },
    })),
    ...['cross-site', 'same-site'].map((site) => ({ headers: { 'sec-fetch-site': site } })),
    // DNS rebinding. Vite itself rejects other hosts, but allows all subdomains of localhost.
    ...['rebound.example', 'localhost.evil.example', 'evil.localhost'].map((name) => ({
      headers: { host: `${name}:${port}`, origin: `http://${name}:${port}` },
    })),
    ...[undefined, '', token.slice(1), createWrongToken(), 'é'.repeat(43)].map((sentToken) => ({
      headers: { 'x-edit-token': sentToken },
    })),
    ...['text/plain', 'multipart/form-data'].map((type) => ({ headers: { 'content-type': type } })),
    { method: 'PUT' },
    { headers: { 'content-length': '36000000' } },
  ];
  const before = await hashFiles();
  for (const writeRequest of await listWriteRequests())
    for (const attack of attacks)
      expect(await expectRejection({ ...writeRequest, ...attack }), writeRequest.path).toMatch(/^4\d\d \w/);
  expect(await hashFiles()).toEqual(before);
  const readRequest = { path: '/edit/readEntry', body: JSON.stringify({ file: page }) };
  expect(await expectRejection({ ...readRequest, headers: { 'sec-fetch-site': 'cross-site' } })).toBe(
    '403 Only pages of the preview may send this.',
  );
});

test('translation sources are written only in their folder, and never through symlinks', async () => {
  const path = '/edit/markTranslated';
  const before = await hashFiles();
  for (const file of [
    'content/translated/../../private.md',
    '../private.md',
    'content/translated/x.txt',
    '/etc/x.md',
  ])
    expect(await expectRejection({ path, body: JSON.stringify({ file }) }), file).toMatch(
      /^422 Only content files/,
    );
  const outsidePath = join(preview.root, 'outside-folder');
  const folder = join(preview.root, 'content/translated');
  await rename(folder, outsidePath);
  await symlink(outsidePath, folder);
  const body = JSON.stringify({ file: spanishFile });
  expect(await expectRejection({ path, body })).toContain('so nothing was saved.');
  await rm(folder);
  await rename(outsidePath, folder);
  expect(await hashFiles()).toEqual(before);
  await writeFile(outsidePath, 'Outside\n');
  for (const name of await readdir(folder)) {
    await rm(join(folder, name));
    await symlink(outsidePath, join(folder, name));
  }
  expect((await request({ path, body })).status).toBe(200);
  expect(await readFile(outsidePath, 'utf8')).toBe('Outside\n');
});

test('only content files are read and written', async () => {
  await writeFile(join(preview.root, 'private.md'), '---\ntitle: T\n---\n');
  const invalidPaths =
    'private.md ../private.md content/../private.md content/pages/../../private.md /etc/passwd content/.private.md content content/pages content/README.md package.json content\\..\\private.md content//x.md content/pages/%2e%2e/x.md content/pages/.hidden.md CONTENT/pages/x.md content/translated/x.md public/images/x.md';
  const invalidFiles = [...invalidPaths.split(' '), '', 'content/pages/x.md\0.png'];
  for (const file of invalidFiles) {
    const { status, text } = await readEntry({ file });
    expect([400, 422], file).toContain(status);
    expect(text, file).toMatch(/Only content files|can’t read this request|deleted or renamed/);
    const body = JSON.stringify({ file, version: 'x', changes: [] });
    expect(await expectRejection({ path: '/edit/save', body }), file).toMatch(/^4(?:00|22) /);
  }
});

test('symlinks that point outside content/ are not followed', async () => {
  const outsidePath = join(preview.root, 'outside');
  await mkdir(outsidePath);
  await writeFile(join(outsidePath, 'outside.md'), '---\nquestion: Why?\n---\n\nBecause.\n');
  await symlink(join(outsidePath, 'outside.md'), join(preview.root, 'content/faqs/zz-link.md'));
  await symlink(outsidePath, join(preview.root, 'content/faqs/zz-folder'));
  for (const file of ['content/faqs/zz-link.md', 'content/faqs/zz-folder/outside.md']) {
    const body = JSON.stringify({ file, version: 'x', changes: [] });
    expect(await expectRejection({ path: '/edit/save', body })).toContain('so nothing was saved.');
    expect((await readEntry({ file })).text).toContain('so nothing was saved.');
  }
  expect(await readFile(join(outsidePath, 'outside.md'), 'utf8')).toContain('Because.');
});

test('huge, chunked and invalid bodies are rejected', async () => {
  // Sends no more than the server reads; otherwise, the connection would reset and lose the response.
  const hugeRequests = [
    { headers: { 'content-length': '1000001' }, body: '' },
    { body: [Buffer.alloc(1_000_001, 'x')] },
  ];
  for (const hugeRequest of hugeRequests)
    expect(await expectRejection(hugeRequest)).toContain('413 This request is too large.');
  expect(await expectRejection({ body: '{"version":' })).toContain('400 ');
  expect(await expectRejection({ body: '[]' })).toContain('400 ');
  expect(await expectRejection({ body: '{"__proto__":{"version":"x"}}' })).toContain('400 ');
  const negativeIndexBody = JSON.stringify({
    file: page,
    version: '',
    changes: [{ location: { file: page, path: [-1] }, value: '' }],
  });
  expect(await expectRejection({ body: negativeIndexBody })).toContain('400 ');
});

test('a change to an inherited property is rejected', async () => {
  for (const name of ['__proto__', 'constructor', 'toString']) {
    const before = await readFile(join(preview.root, page), 'utf8');
    const body = (await buildSaveBody('yes')).replace('"hero","heading"', `"${name}","polluted"`);
    expect((await request({ body })).text).toContain('"error"');
    expect(await readFile(join(preview.root, page), 'utf8')).toBe(before);
  }
});
