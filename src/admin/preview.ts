import { readFile } from 'node:fs/promises';
import { join } from 'node:path';
import { getMimeType } from 'hono/utils/mime';
import type { Connect } from 'vite';
import { languages } from '#content/languages/languages.ts';
import type { Loaded } from '#practice/content.ts';
import type { Problem } from '#content/report/problem.ts';
import { isPicture, publicFiles, readContentFiles } from '#content/source/content-files.ts';
import { versionOf } from '#editor/api/disk.ts';
import { bundleAdmin } from './bundle.ts';
import { adminConfig } from './config.ts';
import { adminHtml } from './page.ts';
import { readTemplates } from './templates.ts';

/** What the page in the browser reads at its start: all content files, and the paths of the pictures. */
export type LocalFiles = { files: { file: string; version: string; text: string }[]; pictures: string[] };

/** What `/admin` needs of the preview: its folder, the token of the run, and the content as it was last checked. */
type Preview = { root: string; token: string; latest: () => Loaded };

/** Answers `/admin` of the preview: whole entries, on the files of this folder. */
export function adminPages(preview: Preview): Connect.NextHandleFunction {
  return (request, response, next) => {
    const { pathname: path, searchParams } = new URL(request.url ?? '/', 'http://localhost');
    // What the page asks for stands beside it.
    if (request.originalUrl?.replace(/[?#].*$/, '') === '/admin') {
      response.writeHead(302, { location: '/admin/' }).end();
      return;
    }
    answerTo(preview, path, searchParams).then((body) => {
      if (body === undefined) return next();
      const type = path === '/' ? 'text/html; charset=utf-8' : getMimeType(path);
      response.setHeader('Content-Type', type ?? 'application/octet-stream');
      response.setHeader('Cache-Control', 'no-store');
      response.end(body);
    }, next);
  };
}

async function answerTo(
  { root, token, latest }: Preview,
  path: string,
  query: URLSearchParams,
): Promise<string | Buffer | undefined> {
  if (path === '/problems.json')
    return JSON.stringify(problemsOf(latest().problems, query.get('file') ?? ''));
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

/** What stands in a file, or says of another that this one has to follow; in all languages where it names none. */
function problemsOf(problems: Problem[], file: string): Problem[] {
  const files = languages.map((language) => file.replace('{{locale}}', language));
  return problems.filter(
    (problem) => files.includes(problem.file) || files.some((own) => problem.alsoIn?.includes(own)),
  );
}

async function localFiles(root: string): Promise<LocalFiles> {
  const read = await readContentFiles(root);
  return {
    files: read.map(({ path, text }) => ({ file: path, version: versionOf(text), text })),
    pictures: publicFiles(root).flatMap((path) =>
      path.startsWith('images/') && isPicture(path) ? [`public/${path}`] : [],
    ),
  };
}
