import fs, { mkdir, mkdtemp, rm, writeFile } from 'node:fs/promises';
import { createServer } from 'node:http';
import { syncBuiltinESMExports } from 'node:module';
import type { AddressInfo } from 'node:net';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, beforeAll, expect, test, vi } from 'vitest';
import { staticSite } from '../../src/server/http/static-files.ts';
import { send } from './support/send.ts';

let folder: string;
let url: string;
let close: () => void;

const files: Record<string, string> = {
  'dist/index.html': 'home',
  'dist/probate.html': 'probate',
  'dist/moved.html': 'moved',
  'dist/thank-you/x.html': 'thanks',
  'dist/blog/index.html': 'blog',
  'dist/404.html': 'not found',
  'dist/assets/a.js': 'js',
  'dist/_headers':
    '/*\n  X-Frame: none\n  Cache-Control: no-cache\n/assets/*\n  ! Cache-Control\n  Cache-Control: immutable\n',
  'dist/_redirects':
    '# moved\n/home / 301\n/old/:name/* /new/:splat?from=:name 302\n/alias /probate 200\n/probate / 301\n/moved / 301!\n',
  'secret.txt': 'secret',
};

beforeAll(async () => {
  folder = await mkdtemp(join(tmpdir(), 'backend-static-'));
  for (const [name, text] of Object.entries(files)) {
    await mkdir(join(folder, name, '..'), { recursive: true });
    await writeFile(join(folder, name), text);
  }
  const site = await staticSite(join(folder, 'dist'));
  const server = createServer((request, response) => void site(request, response));
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
  url = `http://127.0.0.1:${(server.address() as AddressInfo).port}`;
  close = () => server.close();
});

afterAll(async () => {
  close();
  await rm(folder, { recursive: true });
});

async function get(path: string, headers: Record<string, string> = {}, method = 'GET') {
  return await send(`${url}${path}`, { method, headers });
}

test.each([
  ['/', 'home'],
  ['/probate', 'probate'],
  ['/probate?x=1', 'probate'],
  ['/thank-you/x', 'thanks'],
  ['/blog', 'blog'],
  ['/alias', 'probate'],
  ['/assets/a.js', 'js'],
])('%s is served', async (path, text) => {
  const answer = await get(path);
  expect([answer.status, answer.text]).toEqual([200, text]);
});

test.each([
  ['/probate/', 308, '/probate'],
  ['/probate.html?x=1', 308, '/probate?x=1'],
  ['/blog/index.html', 308, '/blog'],
  ['/index.html', 308, '/'],
  ['/home', 301, '/'],
  ['/home/', 301, '/'],
  ['/moved', 301, '/'],
  ['/old/a/b/c', 302, '/new/b/c?from=a'],
])('%s leads on', async (path, status, location) => {
  const answer = await get(path);
  expect([answer.status, answer.headers['location']]).toEqual([status, location]);
});

test.each(['/nope', '/_headers', '/_redirects', '/assets', '/assets/'])('%s is not found', async (path) => {
  const answer = await get(path);
  expect([answer.status, answer.text]).toEqual([404, 'not found']);
});

// A client that repairs paths would hide the fault, so these are sent as they stand.
test.each(['/%2e%2e/secret.txt', '/..%2fsecret.txt', '/a%00', '/%5c..%5csecret.txt', '/%zz', '//secret.txt'])(
  '%s never leaves the folder',
  async (path) => {
    const answer = await get(path);
    expect(answer.status).toBe(400);
    expect(answer.text).not.toContain('secret');
  },
);

test('the rule files decide the headers, as on the host', async () => {
  const page = await get('/probate');
  expect(page.headers).toMatchObject({
    'x-frame': 'none',
    'cache-control': 'no-cache',
    'content-type': 'text/html; charset=utf-8',
  });
  expect((await get('/assets/a.js')).headers['cache-control']).toBe('immutable');
  expect((await get('/nope')).headers['x-frame']).toBe('none');
});

test('what is compressed reads the same, and an unchanged page is not sent again', async () => {
  for (const encoding of ['br', 'gzip']) {
    const response = await fetch(`${url}/probate`, { headers: { 'accept-encoding': encoding } });
    expect(response.headers.get('content-encoding')).toBe(encoding);
    expect(await response.text()).toBe('probate');
  }
  expect(
    (await get('/probate', { 'accept-encoding': 'br;q=0, gzip;q=0' })).headers['content-encoding'],
  ).toBeUndefined();
  const etag = (await get('/probate')).headers['etag'] ?? '';
  const again = await get('/probate', { 'if-none-match': `"x", W/${etag}` });
  expect([again.status, again.text]).toEqual([304, '']);
});

test('a file that could not be read once is read the next time', async () => {
  const dist = join(folder, 'busy');
  await mkdir(dist);
  await writeFile(join(dist, 'index.html'), 'home');
  const site = await staticSite(dist);
  await writeFile(join(dist, '_headers'), '/*\n  X-Policy: later\n');
  const server = createServer((request, response) => {
    site(request, response).catch(() => response.writeHead(500).end());
  });
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
  const origin = `http://127.0.0.1:${(server.address() as AddressInfo).port}`;
  const tooManyOpen = Object.assign(new Error('too many open files'), { code: 'EMFILE' });
  const readFile = vi.spyOn(fs, 'readFile');
  syncBuiltinESMExports();
  try {
    for (const what of ['rules', 'page']) {
      readFile.mockRejectedValueOnce(tooManyOpen);
      expect([what, (await send(`${origin}/`, { method: 'GET' })).status]).toEqual([what, 500]);
    }
    const answer = await send(`${origin}/`, { method: 'GET' });
    expect([answer.status, answer.text]).toEqual([200, 'home']);
    expect(answer.headers['x-policy']).toBe('later');
  } finally {
    readFile.mockRestore();
    syncBuiltinESMExports();
    server.close();
  }
});

test('HEAD has no body, other methods are refused', async () => {
  const head = await get('/probate', {}, 'HEAD');
  expect([head.status, head.text, head.headers['content-length']]).toEqual([200, '', '7']);
  const post = await get('/probate', {}, 'POST');
  expect([post.status, post.headers['allow']]).toEqual([405, 'GET, HEAD']);
});

test('a later build brings its own rules, without a new start', async () => {
  const dist = join(folder, 'rebuilt');
  const rules = (policy: string) => `/*\n  X-Policy: ${policy}\n`;
  await mkdir(dist);
  await writeFile(join(dist, 'index.html'), 'home');
  await writeFile(join(dist, '_headers'), rules('first'));
  const site = await staticSite(dist);
  const server = createServer((request, response) => void site(request, response));
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
  const origin = `http://127.0.0.1:${(server.address() as AddressInfo).port}`;
  const policy = async () => (await send(`${origin}/`, { method: 'GET' })).headers['x-policy'];
  try {
    expect(await policy()).toBe('first');
    await rm(dist, { recursive: true });
    await mkdir(dist);
    await writeFile(join(dist, 'index.html'), 'home');
    await writeFile(join(dist, '_headers'), rules('second'));
    await writeFile(join(dist, '_redirects'), '/old / 301\n');
    expect(await policy()).toBe('second');
    expect((await send(`${origin}/old`, { method: 'GET' })).status).toBe(301);
  } finally {
    server.close();
  }
});
