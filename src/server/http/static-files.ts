/**
 * Serves the built site as a static host does: clean URLs,
 * one address for each page, the host's own rule files.
 */
import { readFile, stat } from 'node:fs/promises';
import type { IncomingMessage, ServerResponse } from 'node:http';
import { join } from 'node:path';
import { chooseEncoding, encode, type Encoded, type Encoding } from './compress.ts';
import { parseHeadersFile } from './headers-file.ts';
import { isText, mimeOf } from './mime.ts';
import { parseRedirectsFile } from './redirects-file.ts';
import { ruleFile } from './rule-file.ts';

type Cached = { stamp: string; encoded: Map<Encoding, Promise<Encoded>> };

export type StaticSite = (request: IncomingMessage, response: ServerResponse) => Promise<void>;

/** What answers with the files of `distDir`, by the headers and redirects that stand beside them. */
export async function staticSite(distDir: string): Promise<StaticSite> {
  const headerRules = await ruleFile(join(distDir, '_headers'), parseHeadersFile);
  const redirectRules = await ruleFile(join(distDir, '_redirects'), parseRedirectsFile);
  const cache = new Map<string, Cached>();

  async function encodedFile(path: string, stamp: string, encoding: Encoding): Promise<Encoded> {
    let cached = cache.get(path);
    if (cached?.stamp !== stamp) {
      cached = { stamp, encoded: new Map() };
      cache.set(path, cached);
    }
    const known = cached.encoded;
    let encoded = known.get(encoding);
    if (encoded === undefined) {
      encoded = readFile(path).then((body) => encode(body, encoding));
      known.set(encoding, encoded);
      // What can't be read now, with too many files open, is read the next time.
      encoded.catch(() => known.delete(encoding));
    }
    return await encoded;
  }

  async function send(
    request: IncomingMessage,
    response: ServerResponse,
    file: string,
    status: number,
    rules: Record<string, string>,
  ) {
    const full = join(distDir, file);
    const { mtimeMs, size } = await stat(full);
    const mime = mimeOf(file);
    const encoding =
      isText(mime) || mime === 'image/svg+xml'
        ? chooseEncoding(request.headers['accept-encoding'])
        : 'identity';
    const { body, etag } = await encodedFile(full, `${mtimeMs} ${size}`, encoding);
    const headers: Record<string, string | number> = {
      'cache-control': 'public, max-age=0, must-revalidate',
      'content-type': mime,
      etag,
      vary: 'accept-encoding',
      ...rules,
    };
    if (status === 200 && isFresh(request.headers['if-none-match'], etag)) {
      response.writeHead(304, headers).end();
      return;
    }
    if (encoding !== 'identity') headers['content-encoding'] = encoding;
    headers['content-length'] = body.length;
    response.writeHead(status, headers);
    response.end(request.method === 'HEAD' ? undefined : body);
  }

  return async (request, response) => {
    if (request.method !== 'GET' && request.method !== 'HEAD') {
      response
        .writeHead(405, { allow: 'GET, HEAD', 'content-type': 'text/plain; charset=utf-8' })
        .end('Method not allowed\n');
      return;
    }
    const [rawPath = '/', query] = splitOnce(request.url ?? '/', '?');
    const path = safePath(rawPath);
    if (path === undefined) {
      response.writeHead(400, { 'content-type': 'text/plain; charset=utf-8' }).end('Bad request\n');
      return;
    }
    const [headersFor, redirectFor] = await Promise.all([headerRules(), redirectRules()]);
    const fitting = redirectFor(path);
    const shadowed =
      fitting?.beforeFiles === false && (await findFile(distDir, cleanPath(path))) !== undefined;
    const rule = shadowed ? undefined : fitting;
    if (rule && rule.status >= 300) {
      response.writeHead(rule.status, { ...headersFor(path), location: withQuery(rule.to, query) }).end();
      return;
    }
    const wanted = rule?.to ?? path;
    const clean = cleanPath(wanted);
    const file = await findFile(distDir, clean);
    if (file !== undefined && clean !== wanted) {
      response.writeHead(308, { ...headersFor(path), location: withQuery(encodeURI(clean), query) }).end();
      return;
    }
    if (file !== undefined) await send(request, response, file, 200, headersFor(path));
    else if (await isFile(join(distDir, '404.html'))) {
      await send(request, response, '404.html', 404, headersFor(path));
    } else response.writeHead(404, { 'content-type': 'text/plain; charset=utf-8' }).end('Not found\n');
  };
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

/** The one address of a page: no `.html`, no `index`, no slash at the end. */
function cleanPath(path: string): string {
  const bare = path.replace(/\/index(\.html)?$/, '/').replace(/\.html$/, '');
  return bare.length > 1 ? bare.replace(/\/+$/, '') || '/' : '/';
}

async function findFile(distDir: string, path: string): Promise<string | undefined> {
  if (path === '/_headers' || path === '/_redirects') return undefined;
  const candidates = path === '/' ? ['/index.html'] : [path, `${path}.html`, `${path}/index.html`];
  for (const candidate of candidates) {
    if (await isFile(join(distDir, candidate))) return candidate;
  }
  return undefined;
}

async function isFile(path: string): Promise<boolean> {
  try {
    return (await stat(path)).isFile();
  } catch {
    return false;
  }
}

function isFresh(given: string | undefined, etag: string): boolean {
  return (given ?? '')
    .split(',')
    .some((tag) => tag.trim() === '*' || tag.trim().replace(/^W\//, '') === etag);
}

function splitOnce(text: string, separator: string): [string, string | undefined] {
  const at = text.indexOf(separator);
  return at < 0 ? [text, undefined] : [text.slice(0, at), text.slice(at + 1)];
}

function withQuery(location: string, query: string | undefined): string {
  return query === undefined || location.includes('?') ? location : `${location}?${query}`;
}
