import { mkdir, rm, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { getRequestListener } from '@hono/node-server';
import { beforeAll, expect, test } from 'vitest';
import type { HostingPolicy } from '#build/hosting/policy.ts';
import { createStaticSite } from '#operations/server/static-site.ts';
import { send } from '../../backend/support/send.ts';
import { startTestServer, createTemporaryFolder } from '../../fixtures/resources.ts';

let folder: string;
let url: string;

const policy: HostingPolicy = {
  headers: [
    { path: '/*', values: [['X-Frame', 'none']] },
    { path: '/prob*', values: [['Cache-Control', 'no-cache']] },
    { path: '/assets/*', values: [['Cache-Control', 'immutable']] },
  ],
  redirects: [
    { from: '/home', to: '/', status: 301 },
    { from: '/moved', to: '/', status: 301 },
    { from: '/old', to: '/probate?from=old', status: 301 },
    { from: '/sucesi%C3%B3n.html', to: '/probate', status: 301 },
    { from: '/Our_Firm', to: '/probate', status: 301 },
    { from: '/costs', to: '/probate#costs', status: 301 },
    { from: '/se%F1or', to: '/probate', status: 301 },
  ],
};

const files: Record<string, string> = {
  'dist/index.html': 'home',
  'dist/probate.html': 'probate',
  'dist/moved.html': 'moved',
  'dist/thank-you/x.html': 'thanks',
  'dist/blog/index.html': 'blog',
  'dist/404.html': 'not found',
  'dist/assets/a.js': 'js',
  'dist/_headers': 'for hosts',
  'dist/_redirects': 'for hosts',
  'hosting.json': JSON.stringify(policy),
  'secret.txt': 'secret',
};

beforeAll(async () => {
  folder = await createTemporaryFolder();
  for (const [name, text] of Object.entries(files)) {
    await mkdir(join(folder, name, '..'), { recursive: true });
    await writeFile(join(folder, name), text);
  }
  url = await serve(join(folder, 'dist'));
});

async function serve(distDir: string): Promise<string> {
  const site = createStaticSite(distDir).onError((_error, c) => c.text('fault', 500));
  return await startTestServer(getRequestListener(site.fetch, { overrideGlobalObjects: false }));
}

async function get(path: string, headers: Record<string, string> = {}, method = 'GET') {
  return await send(`${url}${path}`, { method, headers });
}

test.each([
  ['/', 'home'],
  ['/probate', 'probate'],
  ['/probate?x=1', 'probate'],
  ['/thank-you/x', 'thanks'],
  ['/blog', 'blog'],
  ['/assets/a.js', 'js'],
])('%s is served', async (path, text) => {
  const response = await get(path);
  expect([response.status, response.text]).toEqual([200, text]);
});

test.each([
  ['/probate/', 308, '/probate'],
  ['/probate.html?x=1', 308, '/probate?x=1'],
  ['/blog/index.html', 308, '/blog'],
  ['/index.html', 308, '/'],
  ['/home', 301, '/'],
  ['/home/', 301, '/'],
  ['/moved', 301, '/'],
  ['/home?x=1', 301, '/?x=1'],
  ['/old?x=1', 301, '/probate?from=old'],
  ['/sucesi%C3%B3n.html', 301, '/probate'],
  ['/sucesi%c3%b3n.html/', 301, '/probate'],
  ['/Our_Firm', 301, '/probate'],
  ['/costs?x=1', 301, '/probate?x=1#costs'],
])('%s redirects with %i to %s', async (path, status, location) => {
  const response = await get(path);
  expect([response.status, response.headers['location']]).toEqual([status, location]);
});

test.each(['/nope', '/_headers', '/_redirects', '/assets', '/assets/'])('%s is not found', async (path) => {
  const response = await get(path);
  expect([response.status, response.text]).toEqual([404, 'not found']);
});

// `send` does not normalize paths as `fetch` would.
test.each(['/%2e%2e/secret.txt', '/..%2fsecret.txt', '/a%00', '/%5c..%5csecret.txt', '/%zz', '//secret.txt'])(
  '%s can’t escape the folder',
  async (path) => {
    const response = await get(path);
    expect(response.status).toBe(400);
    expect(response.text).not.toContain('secret');
  },
);

test('the policy sets the headers', async () => {
  const page = await get('/probate');
  expect(page.headers).toMatchObject({
    'x-frame': 'none',
    'cache-control': 'no-cache',
    'content-type': 'text/html; charset=utf-8',
  });
  expect((await get('/assets/a.js')).headers['cache-control']).toBe('immutable');
  // A build replaces the folder, so a file may be missing for a moment.
  expect((await get('/assets/missing.js')).headers['cache-control']).toBe(
    'public, max-age=0, must-revalidate',
  );
  expect((await get('/nope')).headers['x-frame']).toBe('none');
});

test('pages are compressed, and an unchanged page gets 304', async () => {
  const response = await fetch(`${url}/probate`, { headers: { 'accept-encoding': 'gzip' } });
  expect(response.headers.get('content-encoding')).toBe('gzip');
  expect(await response.text()).toBe('probate');
  expect(
    (await get('/probate', { 'accept-encoding': 'br;q=0, gzip;q=0' })).headers['content-encoding'],
  ).toBeUndefined();
  const etag = (await get('/probate')).headers['etag'] ?? '';
  const repeatedResponse = await get('/probate', { 'if-none-match': `"x", W/${etag}` });
  expect([repeatedResponse.status, repeatedResponse.text]).toEqual([304, '']);
});

test('HEAD responses have no body, and other methods are rejected', async () => {
  const head = await get('/probate', {}, 'HEAD');
  expect([head.status, head.text, head.headers['content-length']]).toEqual([200, '', '7']);
  const post = await get('/probate', {}, 'POST');
  expect([post.status, post.headers['allow']]).toEqual([405, 'GET, HEAD']);
});

test('a new build’s policy applies without a restart', async () => {
  const distDir = join(folder, 'rebuilt/client');
  const policyFile = join(folder, 'rebuilt/hosting.json');
  await mkdir(distDir, { recursive: true });
  await writeFile(join(distDir, 'index.html'), 'home');
  await writeFile(policyFile, createPolicy('first'));
  const rebuiltUrl = await serve(distDir);
  const getPolicyHeader = async () => (await send(`${rebuiltUrl}/`, { method: 'GET' })).headers['x-policy'];
  expect(await getPolicyHeader()).toBe('first');
  await rm(distDir, { recursive: true });
  await mkdir(distDir);
  await writeFile(join(distDir, 'index.html'), 'home');
  await writeFile(policyFile, createPolicy('second'));
  expect(await getPolicyHeader()).toBe('second');
});

function createPolicy(name: string): string {
  return JSON.stringify({ ...policy, headers: [{ path: '/*', values: [['X-Policy', name]] }] });
}
