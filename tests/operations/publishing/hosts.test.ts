/** Serves the built site with Cloudflare's local server, and runs Netlify's parsers on its files. */
import { readFileSync, statSync } from 'node:fs';
import { join } from 'node:path';
import { pathToFileURL } from 'node:url';
import { expect, test } from 'vitest';
import { getPolicyFile } from '#build/hosting/host-files.ts';
import type { HostingPolicy } from '#build/hosting/policy.ts';
import { ensureTools, parsers, publishingTools, getToolsFolder } from '../../tool-sets.ts';
import { distDir, documents, readBuiltFile, redirectPages, listSiteFiles } from '../../site/support/site.ts';
import { startPagesHost } from './pages-host.ts';

type Parse<Name extends string, Entry> = (
  options: Record<string, unknown>,
) => Promise<{ errors: Error[] } & Record<Name, Entry[]>>;
type NetlifyHeaders = { parseAllHeaders: Parse<'headers', { for: string; values: Record<string, string> }> };
type NetlifyRedirects = { parseAllRedirects: Parse<'redirects', HostingPolicy['redirects'][number]> };

const policy: HostingPolicy = JSON.parse(readFileSync(getPolicyFile(distDir), 'utf8'));
/** Sites with sample data are noindex. */
const commonHeaders = [...(policy.headers[0]?.values ?? []), ['X-Robots-Tag', 'noindex'] as const];
const routes = documents.filter((page) => !redirectPages.includes(page) && page.path !== '/404');
const files = listSiteFiles().filter(
  (file) => !file.endsWith('.html') && !['_headers', '_redirects'].includes(file),
);

await ensureTools(publishingTools);
await ensureTools(parsers);
const host = await startPagesHost(distDir);

async function request(path: string): Promise<Response> {
  return await fetch(`${host.url}${path}`, { redirect: 'manual' });
}

function getHeaders(
  response: Response,
  expectedHeaders: Iterable<readonly [string, string]>,
): [string, string | null][] {
  return [...expectedHeaders].map(([name]) => [name, response.headers.get(name)]);
}

test('Cloudflare Pages parses every rule without a warning', async () => {
  await request('/');
  expect(host.readOutput()).not.toMatch(/warning|error|invalid/i);
  expect(host.readOutput()).toContain(`Parsed ${policy.redirects.length} valid redirect rules.`);
  expect(host.readOutput()).toContain(`Parsed ${policy.headers.length} valid header rules.`);
});

test('Cloudflare Pages serves every page unchanged with the policy’s headers', async () => {
  await Promise.all(
    routes.map(async ({ path, html }) => {
      const response = await request(path);
      const { status, headers } = response;
      const type = headers.get('content-type');
      expect([path, status, type]).toEqual([path, 200, 'text/html; charset=utf-8']);
      expect(getHeaders(response, commonHeaders)).toEqual(commonHeaders);
      expect(headers.get('cache-control')).toBe('public, max-age=0, must-revalidate');
      expect(await response.text()).toBe(html);
    }),
  );
});

test('Cloudflare Pages serves every other file with the policy’s headers', async () => {
  await Promise.all(
    files.map(async (file) => {
      const response = await request(`/${file}`);
      expect([file, response.status]).toEqual([file, 200]);
      expect((await response.arrayBuffer()).byteLength, file).toBe(statSync(join(distDir, file)).size);
      const rules = policy.headers.filter(({ path }) => `/${file}`.startsWith(path.replace('*', '')));
      for (const { path, values } of rules) expect(getHeaders(response, values), path).toEqual(values);
    }),
  );
});

test('Cloudflare Pages redirects each old path instead of serving its redirect page', async () => {
  expect(policy.redirects.length).toBeGreaterThan(0);
  for (const { from, to, status } of policy.redirects) {
    const response = await request(`${from}?source=card`);
    expect([from, response.status, response.headers.get('location')]).toEqual([
      from,
      status,
      `${to}?source=card`,
    ]);
  }
});

test.each([
  ['/probate.html', '/probate'],
  ['/probate/', '/probate'],
  ['/index.html', '/'],
])('Cloudflare Pages redirects %s to %s', async (from, to) => {
  const response = await request(from);
  expect([response.status, response.headers.get('location')]).toEqual([308, to]);
});

test.each(['/no-such-page', '/guides/no-such-page', '/assets/no-such-file.js'])(
  'Cloudflare Pages serves the 404 page for %s',
  async (path) => {
    const response = await request(path);
    expect(response.status).toBe(404);
    expect(getHeaders(response, commonHeaders)).toEqual(commonHeaders);
    expect(response.headers.get('cache-control')).not.toContain('immutable');
    expect(await response.text()).toBe(readBuiltFile('404.html'));
  },
);

test('Netlify parses every header', async () => {
  const { parseAllHeaders }: NetlifyHeaders = await importParser('@netlify/headers-parser');
  const { headers, errors } = await parseAllHeaders({
    headersFiles: [join(distDir, '_headers')],
    configHeaders: [],
    minimal: true,
  });
  expect(errors).toEqual([]);
  const policyHeaders = policy.headers.map(({ path, values }) => ({
    for: path,
    values: Object.fromEntries(path === '/*' ? commonHeaders : values),
  }));
  expect(headers).toEqual(policyHeaders);
});

test('Netlify parses every redirect, and each old path has a redirect page, which Netlify serves first', async () => {
  const { parseAllRedirects }: NetlifyRedirects = await importParser('@netlify/redirect-parser');
  const { redirects, errors } = await parseAllRedirects({
    redirectsFiles: [join(distDir, '_redirects')],
    configRedirects: [],
    minimal: true,
  });
  expect(errors).toEqual([]);
  expect(redirects.map(({ from, to, status }) => ({ from, to, status }))).toEqual(policy.redirects);
  for (const { from, to } of policy.redirects) {
    const refresh = redirectPages
      .find(({ path }) => path === from)
      ?.root.querySelector('meta[http-equiv="refresh"]');
    expect(refresh?.getAttribute('content')).toBe(`0;url=${to}`);
  }
});

async function importParser<Module>(name: string): Promise<Module> {
  return await import(
    pathToFileURL(join(getToolsFolder(parsers), 'node_modules', name, 'lib/index.js')).href
  );
}
