import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { generateHostFiles } from '#build/hosting/host-files.ts';
import { createLocalBackend } from '#operations/server/local-backend.ts';
import { startServer, type RunningServer } from '#operations/server/local-server.ts';
import { distDir, read, siteFiles } from '../../site/support/site.ts';

type Block = { path: string; headers: [string, string][] };

const blocks = blocksOf(read('_headers'));
const redirects = read('_redirects')
  .trim()
  .split('\n')
  .map((line) => line.split(' '));
const asset = `/${siteFiles().find((file) => /^assets\/[^/]+\.js$/.test(file))}`;

let folder: string;
let server: RunningServer | undefined;

beforeAll(async () => {
  folder = await mkdtemp(join(tmpdir(), 'hosting-'));
  const backend = await createLocalBackend({
    dataDir: folder,
    firmPhone: '(407) 555-0100',
    notifyEmail: 'intake@example.com',
    log: () => {},
  });
  server = await startServer({ distDir, port: 0, backend });
}, 60_000);

afterAll(async () => {
  await server?.close();
  await rm(folder, { recursive: true });
});

test('no path gets a header from two rules, which hosts would join', () => {
  for (const path of ['/', asset]) {
    const names = rulesFor(path).map(([name]) => name.toLowerCase());
    expect(names).toEqual([...new Set(names)]);
  }
});

test.each([
  ['/', 200],
  ['/probate', 200],
  ['/thank-you/florida-property-tax-appeal', 200],
  ['/sitemap.xml', 200],
  [asset, 200],
  ['/home', 301],
  ['/personal-injury', 301],
  ['/no-such-page', 404],
  ['/assets/no-such-file.js', 404],
])(
  'the local server responds to %s with status %d and the headers of the host files',
  async (path, status) => {
    const response = await fetch(`${address()}${path}`, { redirect: 'manual' });
    expect(response.status).toBe(status);
    // Audits of the local site must match the published one.
    for (const [name, value] of rulesFor(path)) {
      expect([name, response.headers.get(name)]).toEqual([name, name === 'X-Robots-Tag' ? null : value]);
    }
    await response.arrayBuffer();
  },
);

test('only a site with samples has noindex headers', () => {
  expect(rulesFor('/probate')).toContainEqual(['X-Robots-Tag', 'noindex']);
  const files = generateHostFiles(
    { headers: [{ path: '/*', values: [['Speculation-Rules', 'x']] }], redirects: [], notFound: '404.html' },
    true,
  );
  expect(JSON.stringify(files)).not.toContain('X-Robots-Tag');
});

test('a header that is too long for Cloudflare Pages stops the build', () => {
  const written = (length: number) =>
    generateHostFiles(
      { headers: [{ path: '/*', values: [['X', 'x'.repeat(length)]] }], redirects: [], notFound: '404.html' },
      true,
    );
  expect(written(1_995)[0]?.[1]).toContain('xxx');
  expect(() => written(1_996)).toThrow(
    /The header X has 2001 characters, but Cloudflare Pages reads at most 2000/,
  );
});

test('the local server adds only transfer headers to those of the host files', async () => {
  const own =
    'accept-ranges connection content-encoding content-length content-type date etag keep-alive last-modified transfer-encoding vary'.split(
      ' ',
    );
  const known = new Set(blocks.flatMap((block) => block.headers.map(([name]) => name.toLowerCase())));
  const { headers } = await fetch(`${address()}/probate`);
  const added = [...headers.keys()].filter((name) => !own.includes(name) && !known.has(name));
  // Every host sends this header for pages by default.
  expect(added.filter((name) => name !== 'cache-control')).toEqual([]);
});

test('pages are revalidated, hashed files are cached for a year', async () => {
  const page = await fetch(`${address()}/probate`);
  const file = await fetch(`${address()}${asset}`);
  expect(page.headers.get('cache-control')).toBe('public, max-age=0, must-revalidate');
  expect(file.headers.get('cache-control')).toBe('public, max-age=31536000, immutable');
});

test.each(redirects)('%s redirects to %s', async (from, to) => {
  const response = await fetch(`${address()}${from}?source=card`, { redirect: 'manual' });
  expect(response.headers.get('location')).toBe(`${to}?source=card`);
});

function address(): string {
  return server?.url ?? 'http://localhost:0';
}

function blocksOf(text: string): Block[] {
  return text
    .trim()
    .split(/\n\n/)
    .map((block) => {
      const [path = '', ...lines] = block.split('\n');
      return {
        path,
        headers: lines.map((line): [string, string] => {
          const [name = '', ...value] = line.trim().split(': ');
          return [name, value.join(': ')];
        }),
      };
    });
}

function rulesFor(path: string): [string, string][] {
  return blocks
    .filter((block) => path.startsWith(block.path.replace('*', '')))
    .flatMap((block) => block.headers);
}
