/**
 * Serves the built site as a static host does: clean URLs, one
 * address for each page, the headers and redirects of its policy.
 */
import { createHash } from 'node:crypto';
import { existsSync } from 'node:fs';
import { readFile, stat } from 'node:fs/promises';
import { join } from 'node:path';
import { promisify } from 'node:util';
import { brotliCompress, gzip } from 'node:zlib';
import type { HttpBindings } from '@hono/node-server';
import { Hono, type Context } from 'hono';
import { accepts } from 'hono/accepts';
import { COMPRESSIBLE_CONTENT_TYPE_REGEX } from 'hono/compress';
import { etag } from 'hono/etag';
import { getMimeType } from 'hono/utils/mime';
import { policyFileOf } from '#hosting/host-files.ts';
import type { HostingPolicy } from '#hosting/policy.ts';

/** What hosts send for every file that their rules say nothing about. */
const askAnew = 'public, max-age=0, must-revalidate';

const compressors = { br: promisify(brotliCompress), gzip: promisify(gzip) };
type Encoding = keyof typeof compressors | 'identity';

/** What hosts read and do not serve. */
const rulesOfHosts = ['/_headers', '/_redirects'];

/**
 * Answers with the files of `folder` by the policy next to it, which is read
 * anew each time: a later build replaces both. Raises what reading a file raises.
 */
export function staticSite(folder: string): Hono<{ Bindings: HttpBindings }> {
  const compressed = compressedCopies();
  const site = new Hono<{ Bindings: HttpBindings }>();

  site.get('*', etag(), async (c) => {
    const [rawPath = '/', ...rest] = (c.env.incoming.url ?? '/').split('?');
    const query = rest.length === 0 ? undefined : rest.join('?');
    const path = safePath(rawPath);
    if (path === undefined) return c.text('Bad request\n', 400);
    const policy = await policyOf(folder);
    const headers = headersFor(policy, path);
    const redirect = policy.redirects.find(({ from }) => isAt(safePath(from), path));
    if (redirect) return leadOn(redirect.status, redirect.to, query, headers);
    const clean = cleanPath(path);
    const file = await findFile(folder, clean);
    if (file !== undefined && clean !== path) return leadOn(308, encodeURI(clean), query, headers);
    if (file !== undefined) return await answer(c, file, 200, headers);
    const notFound = join(folder, policy.notFound);
    return (await isFile(notFound)) ? await answer(c, notFound, 404, headers) : c.text('Not found\n', 404);
  });
  site.all('*', (c) => c.text('Method not allowed\n', 405, { Allow: 'GET, HEAD' }));

  async function answer(c: Context, file: string, status: number, headers: Headers): Promise<Response> {
    const type = getMimeType(file) ?? 'application/octet-stream';
    const encoding = COMPRESSIBLE_CONTENT_TYPE_REGEX.test(type) ? encodingFor(c) : 'identity';
    const whole = await readFile(file);
    const digest = createHash('sha256').update(whole).digest('base64url').slice(0, 20);
    const body = await compressed(whole, digest, encoding);
    if (!headers.has('cache-control')) headers.set('cache-control', askAnew);
    if (encoding !== 'identity') headers.set('content-encoding', encoding);
    if (!headers.has('content-type')) headers.set('content-type', type);
    headers.set('content-length', String(body.length));
    headers.set('etag', `"${digest}-${encoding}"`);
    headers.set('vary', 'accept-encoding');
    return new Response(body, { status, headers });
  }

  return site;
}

/** A site without a policy of its own, such as a test's, has no rules. */
async function policyOf(folder: string): Promise<HostingPolicy> {
  const file = policyFileOf(folder);
  if (!existsSync(file)) return { headers: [], redirects: [], notFound: '404.html' };
  const policy: HostingPolicy = JSON.parse(await readFile(file, 'utf8'));
  return policy;
}

function headersFor({ headers: rules }: HostingPolicy, path: string): Headers {
  const fitting = rules.filter((rule) => path.startsWith(rule.path.slice(0, -1)));
  return new Headers(fitting.flatMap(({ values }) => values.map(([name, value]) => [name, value])));
}

function leadOn(status: number, to: string, query: string | undefined, headers: Headers): Response {
  headers.set('location', query === undefined || to.includes('?') ? to : `${to}?${query}`);
  return new Response(null, { status, headers });
}

/** The decoded path, or undefined for one that could lead out of the site's folder. */
function safePath(rawPath: string): string | undefined {
  let path: string;
  try {
    path = decodeURIComponent(rawPath);
  } catch {
    return undefined;
  }
  if (!path.startsWith('/') || path.startsWith('//') || /[\\\p{Cc}]/u.test(path)) return undefined;
  return path.split('/').some((segment) => segment === '..' || segment === '.') ? undefined : path;
}

/** Whether a request's path is that of an old address, or the same with a slash at its end. */
function isAt(from: string | undefined, path: string): boolean {
  return from === path || `${from}/` === path;
}

/** The one address of a page: no `.html`, no `index`, no slash at the end. */
function cleanPath(path: string): string {
  const bare = path.replace(/\/index(\.html)?$/, '/').replace(/\.html$/, '');
  return bare.length > 1 ? bare.replace(/\/+$/, '') || '/' : '/';
}

async function findFile(folder: string, path: string): Promise<string | undefined> {
  if (rulesOfHosts.includes(path)) return undefined;
  for (const candidate of [path, `${path}.html`, `${path}/index.html`]) {
    const file = join(folder, candidate);
    if (await isFile(file)) return file;
  }
  return undefined;
}

async function isFile(path: string): Promise<boolean> {
  return await stat(path).then(
    (found) => found.isFile(),
    () => false,
  );
}

/** Brotli where it is taken, as hosts do, whatever the browser names first. */
function encodingFor(c: Context): Encoding {
  const accepted = accepts(c, {
    header: 'Accept-Encoding',
    supports: Object.keys(compressors),
    default: 'identity',
    match: (list, { supports, default: plain }) =>
      supports.find((name) => list.some(({ type, q }) => type === name && q > 0)) ?? plain,
  });
  return accepted === 'br' || accepted === 'gzip' ? accepted : 'identity';
}

/** Each text is compressed once while the server runs, as tightly as on a host, which takes a moment. */
function compressedCopies(): (
  whole: Buffer<ArrayBuffer>,
  digest: string,
  encoding: Encoding,
) => Promise<Buffer<ArrayBuffer>> {
  const copies = new Map<string, Promise<Buffer<ArrayBuffer>>>();
  return async (whole, digest, encoding) => {
    if (encoding === 'identity') return whole;
    const key = `${digest} ${encoding}`;
    const copy = copies.get(key) ?? compressors[encoding](whole);
    copies.set(key, copy);
    return await copy;
  };
}
