import { readFile } from 'node:fs/promises';
import { extname, join } from 'node:path';
import type { Connect } from 'vite';
import { readContentFiles } from '#content/source/content-files.ts';
import { bundleAdmin } from './bundle.ts';
import { adminConfig, readTemplates } from './config.ts';
import { localFiles } from './local-files.ts';
import { adminHtml } from './page.ts';

const types: Record<string, string> = {
  '.html': 'text/html; charset=utf-8',
  '.json': 'application/json; charset=utf-8',
  '.js': 'text/javascript; charset=utf-8',
  '.css': 'text/css; charset=utf-8',
  '.wasm': 'application/wasm',
  '.woff2': 'font/woff2',
  '.png': 'image/png',
};

/** Answers `/admin` of the preview: whole entries, on the files of this folder. `token` is that of the run. */
export function adminPages(root: string, token: string): Connect.NextHandleFunction {
  return (request, response, next) => {
    const path = request.url?.replace(/[?#].*$/, '') ?? '';
    // What the page asks for stands beside it.
    if (request.originalUrl?.replace(/[?#].*$/, '') === '/admin') {
      response.writeHead(302, { location: '/admin/' }).end();
      return;
    }
    answerTo(root, token, path).then((body) => {
      if (body === undefined) return next();
      response.setHeader('Content-Type', types[extname(path) || '.html'] ?? 'application/octet-stream');
      response.setHeader('Cache-Control', 'no-store');
      response.end(body);
    }, next);
  };
}

async function answerTo(root: string, token: string, path: string): Promise<string | Buffer | undefined> {
  if (path === '/') return adminHtml(token);
  if (path === '/files.json') return JSON.stringify(await localFiles(root));
  if (path === '/config.json') {
    const files = await readContentFiles(root);
    return JSON.stringify(adminConfig(files, await readTemplates(files, new Date()), 'here'));
  }
  const name = /^\/assets\/([\w.-]+)$/.exec(path)?.[1];
  if (name === undefined) return undefined;
  return readFile(join(await bundleAdmin(root), 'assets', name)).catch(() => undefined);
}
