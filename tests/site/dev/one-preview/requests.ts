/** What strangers may try with the preview of somebody who has another page open. */
import { lstat, mkdir, readdir, readFile, rename, rm, symlink, writeFile } from 'node:fs/promises';
import { connect } from 'node:net';
import { join } from 'node:path';
import { beforeAll, expect, test } from 'vitest';
import { versionOf } from '../../../../src/editor/api/disk.ts';
import { preview } from './one-preview.ts';

let token: string;

const page = 'content/pages/probate.md';
const heading = { file: page, path: ['hero', 'heading'] };

beforeAll(async () => {
  token = await tokenOf('/probate');
});

async function tokenOf(path: string): Promise<string> {
  const answer = await fetch(`${preview.url}${path}`, { headers: { accept: 'text/html' } });
  return /<meta name="edit-token" content="([\w-]{43})">/.exec(await answer.text())?.[1] ?? '';
}

/** As long as the token of the run, and another. */
function otherToken(): string {
  return token.replace(/^./, (first) => (first === 'x' ? 'y' : 'x'));
}

type Asked = { path?: string; headers?: Record<string, string | undefined>; body?: string; method?: string };

/** Asks over a socket of its own: `fetch` sets Host and Origin itself. */
async function ask({
  path = '/edit/save',
  headers = {},
  body = '',
  method = 'POST',
}: Asked): Promise<string> {
  const { host, port } = new URL(preview.url);
  const all = {
    Host: host,
    Origin: preview.url,
    'Content-Type': 'application/json',
    'X-Edit-Token': token,
    'Content-Length': String(Buffer.byteLength(body)),
    Connection: 'close',
    ...headers,
  };
  const lines = Object.entries(all).flatMap(([name, value]) =>
    value === undefined ? [] : [`${name}: ${value}`],
  );
  return await new Promise((resolve, reject) => {
    let answer = '';
    const socket = connect(Number(port), '127.0.0.1');
    socket.on('connect', () =>
      socket.write(`${method} ${path} HTTP/1.1\r\n${lines.join('\r\n')}\r\n\r\n${body}`),
    );
    socket.on('data', (data) => (answer += data.toString()));
    socket.on('close', () => resolve(answer));
    // What is refused in the middle of its body is cut off.
    socket.on('error', (error) => (answer === '' ? reject(error) : resolve(answer)));
  });
}

async function get(path: string, query: Record<string, string>): Promise<string> {
  return await ask({ path: `${path}?${new URLSearchParams(query)}`, method: 'GET' });
}

async function saveBody(words: string): Promise<string> {
  const value = await get('/edit/value', { file: page, path: '["title"]' });
  const version = /"version":"(\w{64})"/.exec(value)?.[1];
  return JSON.stringify({ version, changes: [{ place: heading, words }] });
}

const spanish = 'content/immigration/immigration-spanish.md';

/** Each address that writes, with what it understands. */
async function everyWriter(): Promise<Asked[]> {
  const bodies = {
    save: JSON.parse(await saveBody('Broken into')),
    undo: { file: page },
    approve: { file: page, by: 'jane-doe' },
    translated: { file: spanish },
    picture: { name: 'broken-into.png', dataBase64: 'AAAA' },
    remove: { file: page, version: 'x' },
    'entry/save': { file: page, version: 'x', values: {}, body: '' },
    'entry/new': { kind: 'faq', name: 'Broken into' },
    'entry/rename': { file: page, version: 'x', name: 'broken-into' },
  };
  return Object.entries(bodies).map(([name, body]) => ({
    path: `/edit/${name}`,
    body: JSON.stringify(body),
  }));
}

/** The names of all that editors may write, each with its bytes. */
async function everyFile(): Promise<Map<string, string>> {
  const files = new Map<string, string>();
  for (const folder of ['content', 'public/images']) {
    for (const name of await readdir(join(preview.root, folder), { recursive: true })) {
      const path = join(preview.root, folder, name);
      if ((await lstat(path)).isFile()) files.set(`${folder}/${name}`, versionOf(await readFile(path)));
    }
  }
  return files;
}

/** What comes back for a save that must not be made, after a look at the file. */
async function refusal(asked: Asked): Promise<string> {
  const before = await readFile(join(preview.root, page), 'utf8');
  const answer = await ask({ ...asked, body: asked.body ?? (await saveBody('Broken into')) });
  expect(await readFile(join(preview.root, page), 'utf8')).toBe(before);
  return `${answer.split(' ', 2)[1] ?? ''} ${/"refused":"([^"]*)/.exec(answer)?.[1] ?? answer}`;
}

const notOwn = '403 Only pages of the preview may ask this.';
const notHere = '403 Only the preview on this computer may be asked this.';

test('a page of the preview saves, and its words are there', async () => {
  const answer = await ask({ body: await saveBody('Probate, as it is') });
  expect(answer).toContain('HTTP/1.1 200 OK');
  expect(await readFile(join(preview.root, page), 'utf8')).toContain('heading: Probate, as it is');
  const undone = await ask({ path: '/edit/undo', body: JSON.stringify({ file: page }) });
  expect(undone).toContain('HTTP/1.1 200 OK');
});

test('a promise of an outcome is reported while it is typed', async () => {
  const words = 'We guarantee that we win your case';
  const answer = await ask({
    path: '/edit/check',
    body: JSON.stringify({ place: heading, words }),
  });
  expect(answer).toContain('AD-07');
});

test('pages of other sites, of other servers on this computer, and forms are refused', async () => {
  expect(await refusal({ headers: { Origin: 'https://evil.example' } })).toBe(notOwn);
  expect(await refusal({ headers: { Origin: 'null' } })).toBe(notOwn);
  expect(await refusal({ headers: { Origin: 'http://127.0.0.1:3000' } })).toBe(notOwn);
  expect(await refusal({ headers: { Origin: undefined } })).toBe(notOwn);
  expect(await refusal({ headers: { 'Sec-Fetch-Site': 'cross-site' } })).toBe(notOwn);
  expect(await refusal({ headers: { 'Sec-Fetch-Site': 'same-site' } })).toBe(notOwn);
  const read = {
    path: `/edit/value?file=${page}`,
    method: 'GET',
    headers: { 'Sec-Fetch-Site': 'cross-site' },
  };
  expect(await refusal({ ...read, body: '' })).toBe(notOwn);
  expect(await refusal({ headers: { 'Content-Type': 'text/plain' } })).toContain('415 ');
  expect(await refusal({ headers: { 'Content-Type': 'multipart/form-data' } })).toContain('415 ');
  expect(await refusal({ method: 'PUT' })).toContain('404 ');
});

test('a name of somebody else’s that leads to this computer is refused', async () => {
  const { port } = new URL(preview.url);
  const origin = `http://rebound.example:${port}`;
  // Vite's own check may come first, and says so in other words.
  expect(await refusal({ headers: { Host: `rebound.example:${port}`, Origin: origin } })).toMatch(/^403 /);
  const localhost = {
    Host: `localhost.evil.example:${port}`,
    Origin: `http://localhost.evil.example:${port}`,
  };
  expect(await refusal({ headers: localhost })).toMatch(/^403 /);
  // Vite lets any name below localhost through.
  const below = { Host: `evil.localhost:${port}`, Origin: `http://evil.localhost:${port}` };
  expect(await refusal({ headers: below })).toBe(notHere);
});

test('without the token of the run nothing is written', async () => {
  const stale = '403 The preview was started anew since this page was loaded.';
  for (const wrong of [undefined, '', token.slice(1), otherToken(), 'ж'.repeat(43)])
    expect(await refusal({ headers: { 'X-Edit-Token': wrong } })).toContain(stale);
  const inAddress = await refusal({
    path: `/edit/save?token=${token}`,
    headers: { 'X-Edit-Token': undefined },
  });
  expect(inAddress).toContain(stale);
});

test('each address that writes is as closed as that of a save', async () => {
  const { port } = new URL(preview.url);
  const attacks: Asked[] = [
    { headers: { Origin: 'https://evil.example' } },
    { headers: { Origin: undefined } },
    { headers: { 'Sec-Fetch-Site': 'cross-site' } },
    { headers: { Host: `evil.localhost:${port}`, Origin: `http://evil.localhost:${port}` } },
    { headers: { 'X-Edit-Token': undefined } },
    { headers: { 'X-Edit-Token': otherToken() } },
    { headers: { 'Content-Type': 'text/plain' } },
    { method: 'PUT' },
    { headers: { 'Content-Length': '36000000' } },
    { body: '{"file":' },
    { body: '[]' },
  ];
  const before = await everyFile();
  for (const writer of await everyWriter())
    for (const attack of attacks)
      expect(await refusal({ ...writer, ...attack }), writer.path).toMatch(/^4\d\d \w/);
  expect(await everyFile()).toEqual(before);
});

test('what is kept of a source stays in its folder, and no link leads it elsewhere', async () => {
  const path = '/edit/translated';
  const before = await everyFile();
  for (const file of [
    'content/translated/../../private.md',
    '../private.md',
    'content/translated/x.txt',
    '/etc/x.md',
  ])
    expect(await refusal({ path, body: JSON.stringify({ file }) }), file).toMatch(/^422 Only content files/);
  const outside = join(preview.root, 'kept-outside');
  const folder = join(preview.root, 'content/translated');
  await rename(folder, outside);
  await symlink(outside, folder);
  const body = JSON.stringify({ file: spanish });
  expect(await refusal({ path, body })).toContain('Nothing is written through it.');
  await rm(folder);
  await rename(outside, folder);
  expect(await everyFile()).toEqual(before);
  await writeFile(outside, 'Outside\n');
  for (const name of await readdir(folder)) {
    await rm(join(folder, name));
    await symlink(outside, join(folder, name));
  }
  expect(await ask({ path, body })).toContain('HTTP/1.1 200 OK');
  expect(await readFile(outside, 'utf8')).toBe('Outside\n');
});

test('only content files are read and written', async () => {
  await writeFile(join(preview.root, 'private.md'), '---\ntitle: T\n---\n');
  const typed =
    'private.md ../private.md content/../private.md content/pages/../../private.md /etc/passwd content/.private.md content content/pages content/README.md package.json content\\..\\private.md content//x.md content/pages/%2e%2e/x.md content/pages/.hidden.md CONTENT/pages/x.md content/translated/x.md public/images/x.md';
  const places = [...typed.split(' '), '', 'content/pages/x.md\0.png'];
  for (const file of places) {
    expect(await get('/edit/value', { file }), file).toMatch(
      /^HTTP\/1.1 4(?:00|22) .*(?:Only content files|not understood|no longer there)/s,
    );
    const body = JSON.stringify({ file, version: 'x', values: {}, body: '' });
    expect(await refusal({ path: '/edit/entry/save', body }), file).toMatch(/^4(?:00|22) /);
  }
});

test('no link is followed out of the content', async () => {
  const outside = join(preview.root, 'outside');
  await mkdir(outside);
  await writeFile(join(outside, 'outside.md'), '---\nquestion: Why?\n---\n\nBecause.\n');
  await symlink(join(outside, 'outside.md'), join(preview.root, 'content/faqs/zz-link.md'));
  await symlink(outside, join(preview.root, 'content/faqs/zz-folder'));
  for (const file of ['content/faqs/zz-link.md', 'content/faqs/zz-folder/outside.md']) {
    const body = JSON.stringify({ file, version: 'x', values: {}, body: 'Broken.' });
    expect(await refusal({ path: '/edit/entry/save', body })).toContain('Nothing is written through it.');
    expect(await get('/edit/value', { file })).toContain('Nothing is written through it.');
  }
  expect(await readFile(join(outside, 'outside.md'), 'utf8')).toContain('Because.');
});

test('bodies that are huge, endless or no JSON are refused', async () => {
  // None is sent further than it is read: an answer is lost where the other end still writes.
  const huge = { 'Content-Length': '1000001' };
  expect(await refusal({ headers: huge, body: '' })).toContain('413 This is too much at once.');
  const endless = { 'Content-Length': undefined, 'Transfer-Encoding': 'chunked' };
  const begun = `${(2_000_000).toString(16)}\r\n${'x'.repeat(1_000_001)}`;
  expect(await refusal({ headers: endless, body: begun })).toContain('413 This is too much at once.');
  expect(await refusal({ body: '{"version":' })).toContain('400 ');
  expect(await refusal({ body: '[]' })).toContain('400 ');
  expect(await refusal({ body: '{"__proto__":{"version":"x"}}' })).toContain('400 ');
  const path = JSON.stringify({ version: '', changes: [{ place: { file: page, path: [-1] }, words: '' }] });
  expect(await refusal({ body: path })).toContain('400 ');
});

test('names of objects are no fields', async () => {
  for (const name of ['__proto__', 'constructor', 'toString']) {
    const path = JSON.stringify([name, 'polluted']);
    expect(await get('/edit/value', { file: page, path })).toContain('There is no such field.');
    const before = await readFile(join(preview.root, page), 'utf8');
    const body = (await saveBody('yes')).replace('"hero","heading"', `"${name}","polluted"`);
    expect(await ask({ body })).toContain('"refused"');
    expect(await readFile(join(preview.root, page), 'utf8')).toBe(before);
  }
});
