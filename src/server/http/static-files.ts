/**
 * Serves the built site as a static host does: clean URLs,
 * one address for each page, the host's own rule files.
 */
import { stat } from 'node:fs/promises';
import type { IncomingMessage, ServerResponse } from 'node:http';
import { join } from 'node:path';
import { chooseEncoding } from './compress.ts';
import { encodedFiles, type EncodedFile } from './encoded-files.ts';
import { parseHeadersFile } from './headers-file.ts';
import { isText, mimeOf } from './mime.ts';
import { plainAnswer } from './plain-answer.ts';
import { parseRedirectsFile } from './redirects-file.ts';
import { ruleFile } from './rule-file.ts';

export type StaticSite = (request: IncomingMessage, response: ServerResponse) => Promise<void>;

/** What answers with the files of `distDir`, by the headers and redirects that stand beside them. */
export async function staticSite(distDir: string): Promise<StaticSite> {
  const headerRules = await ruleFile(join(distDir, '_headers'), parseHeadersFile);
  const redirectRules = await ruleFile(join(distDir, '_redirects'), parseRedirectsFile);
  const encodedFile = encodedFiles();

  return async (request, response) => {
    if (request.method !== 'GET' && request.method !== 'HEAD') {
      plainAnswer(response, 405, 'Method not allowed', { allow: 'GET, HEAD' });
      return;
    }
    const [rawPath = '/', query] = splitOnce(request.url ?? '/', '?');
    const path = safePath(rawPath);
    if (path === undefined) {
      plainAnswer(response, 400, 'Bad request');
      return;
    }
    const [headersFor, redirectFor] = await Promise.all([headerRules(), redirectRules()]);
    const headers = headersFor(path);
    const fitting = redirectFor(path);
    const shadowed =
      fitting?.beforeFiles === false && (await findFile(distDir, cleanPath(path))) !== undefined;
    const rule = shadowed ? undefined : fitting;
    if (rule && rule.status >= 300) {
      response.writeHead(rule.status, { ...headers, location: withQuery(rule.to, query) }).end();
      return;
    }
    const wanted = rule?.to ?? path;
    const clean = cleanPath(wanted);
    const file = await findFile(distDir, clean);
    if (file !== undefined && clean !== wanted) {
      response.writeHead(308, { ...headers, location: withQuery(encodeURI(clean), query) }).end();
      return;
    }
    const missing = join(distDir, '404.html');
    if (file !== undefined) {
      await send(request, response, { path: join(distDir, file), status: 200, headers, encodedFile });
    } else if (await isFile(missing)) {
      await send(request, response, { path: missing, status: 404, headers, encodedFile });
    } else plainAnswer(response, 404, 'Not found');
  };
}

type Answer = {
  path: string;
  status: number;
  /** What the host's rules say; it comes before what is sent for every file. */
  headers: Record<string, string>;
  encodedFile: EncodedFile;
};

async function send(
  request: IncomingMessage,
  response: ServerResponse,
  { path, status, headers: rules, encodedFile }: Answer,
): Promise<void> {
  const mime = mimeOf(path);
  const encoding =
    isText(mime) || mime === 'image/svg+xml'
      ? chooseEncoding(request.headers['accept-encoding'])
      : 'identity';
  const { body, etag } = await encodedFile(path, encoding);
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
