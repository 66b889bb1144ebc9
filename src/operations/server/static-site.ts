/** Serves the built site as its host does: clean URLs, and the headers and redirects of its hosting policy. */
import { existsSync, statSync } from 'node:fs';
import { readFile } from 'node:fs/promises';
import { join } from 'node:path';
import type { HttpBindings } from '@hono/node-server';
import { serveStatic } from '@hono/node-server/serve-static';
import { Hono } from 'hono';
import { compress } from 'hono/compress';
import { etag } from 'hono/etag';
import { getPolicyFile } from '#build/hosting/host-files.ts';
import { notFoundFile } from '#build/hosting/policy.ts';
import type { HostingPolicy } from '#build/hosting/policy.ts';

/** The hosts' default caching. */
const cacheControl = 'public, max-age=0, must-revalidate';

/** Hosts read these files but don't serve them. */
const hostFiles = ['/_headers', '/_redirects'];

/**
 * Creates the app that serves the site in `folder`. Reads the policy next to it on each request, because a later build
 * replaces both.
 */
export function createStaticSite(folder: string): Hono<{ Bindings: HttpBindings }> {
  const site = new Hono<{ Bindings: HttpBindings }>();
  site.on(['POST', 'PUT', 'PATCH', 'DELETE', 'OPTIONS'], '*', (c) =>
    c.text('Method not allowed\n', 405, { Allow: 'GET, HEAD' }),
  );
  site.use(compress({ threshold: 0 }), etag());

  site.use(async (c, next) => {
    const [rawPath = '/', ...rest] = (c.env.incoming.url ?? '/').split('?');
    const query = rest.join('?');
    const path = decodePath(rawPath);
    if (path === undefined) return c.text('Bad request\n', 400);
    const policy = await readPolicy(folder);
    const redirectTo = (status: 301 | 308, to: string) =>
      c.redirect(query === '' || to.includes('?') ? to : to.replace(/(?=#|$)/, `?${query}`), status);
    const redirect = policy.redirects.find(({ from }) =>
      [path, path.replace(/\/$/, '')].includes(decodePath(from) ?? from),
    );
    const canonicalPath = toCanonicalPath(path);
    if (redirect) c.res = redirectTo(301, redirect.to);
    else if (canonicalPath !== path && isServedFile(folder, canonicalPath))
      c.res = redirectTo(308, encodeURI(canonicalPath));
    else if (isServedFile(folder, canonicalPath)) await next();
    else
      c.res = c.body(await readFile(join(folder, notFoundFile)).catch(() => 'Not found\n'), 404, {
        'content-type': 'text/html; charset=utf-8',
      });
    for (const [name, value] of selectHeaders(policy, path)) c.header(name, value);
    // A 404 doesn't get the assets' one-year cache, because a later build may add the file.
    const isCacheable = c.res.headers.has('cache-control') && c.res.status !== 404;
    if (c.res.status !== 301 && c.res.status !== 308 && !isCacheable) c.header('cache-control', cacheControl);
    return undefined;
  });

  site.use(
    serveStatic({
      root: folder,
      rewriteRequestPath: (path) => (isFile(join(folder, `${path}.html`)) ? `${path}.html` : path),
    }),
  );
  return site;
}

/** Reads the hosting policy. Returns an empty policy for a site without one, such as in tests. */
async function readPolicy(folder: string): Promise<HostingPolicy> {
  const file = getPolicyFile(folder);
  if (!existsSync(file)) return { headers: [], redirects: [] };
  const policy: HostingPolicy = JSON.parse(await readFile(file, 'utf8'));
  return policy;
}

function selectHeaders({ headers: rules }: HostingPolicy, path: string): (readonly [string, string])[] {
  return rules.filter((rule) => path.startsWith(rule.path.slice(0, -1))).flatMap(({ values }) => values);
}

/** Decodes a path. Returns undefined if it is malformed or could point outside the site's folder. */
function decodePath(rawPath: string): string | undefined {
  try {
    const path = decodeURIComponent(rawPath);
    const isUnsafe =
      !path.startsWith('/') || path.startsWith('//') || /[\\\p{Cc}]|\/\.\.?(?:\/|$)/u.test(path);
    return isUnsafe ? undefined : path;
  } catch {
    return undefined;
  }
}

/** Returns a page's canonical path: without `.html`, `index` or a trailing slash. */
function toCanonicalPath(path: string): string {
  const pathWithoutExtension = path.replace(/\/index(\.html)?$/, '/').replace(/\.html$/, '');
  return pathWithoutExtension.replace(/(?<=.)\/+$/, '') || '/';
}

function isServedFile(folder: string, path: string): boolean {
  if (hostFiles.includes(path)) return false;
  return ['', '.html', '/index.html'].some((extension) => isFile(join(folder, path + extension)));
}

function isFile(path: string): boolean {
  return statSync(path, { throwIfNoEntry: false })?.isFile() ?? false;
}
