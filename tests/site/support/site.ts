/** A built site, with every page parsed once. It is the fixture site, or the one in the folder SITE_UNDER_TEST. */
import { existsSync, readFileSync, readdirSync } from 'node:fs';
import { join, resolve } from 'node:path';
import { parse } from 'node-html-parser';
import type { HTMLElement } from 'node-html-parser';

/** `tests/fixtures/build-firm.ts` builds the fixture. */
export const siteRoot = resolve(process.env['SITE_UNDER_TEST'] ?? '.cache/fixture-site');
export const distDir = join(siteRoot, 'dist/client');
if (!existsSync(distDir))
  throw new Error(`${distDir} is missing. Build it first: node tests/fixtures/build-firm.ts`);

export type BuiltPage = { path: string; file: string; html: string; root: HTMLElement };

/** All HTML files: pages, redirects and 404.html. */
export const documents: BuiltPage[] = listFiles(distDir)
  .filter((file) => file.endsWith('.html'))
  .map((file) => {
    const html = readFileSync(join(distDir, file), 'utf8');
    return { path: toPath(file), file, html, root: parse(html, { comment: true }) };
  });

export const redirectPages = documents.filter(
  ({ root }) => root.querySelector('meta[http-equiv="refresh"]') !== null,
);

/** All pages, including the not-found page. */
export const pages = documents.filter((page) => !redirectPages.includes(page));

/** All pages except the not-found page. */
export const pagesWithPath = pages.filter(({ path }) => path !== '/404');

const documentsByPath = new Map(documents.map((page) => [page.path, page]));

export function hasPage(path: string): boolean {
  return documentsByPath.has(path);
}

export function getPage(path: string): BuiltPage {
  const page = documentsByPath.get(path);
  if (page === undefined) throw new Error(`Nothing was built for ${path}.`);
  return page;
}

/** Lists the paths of all files in the built site. */
export function listSiteFiles(): string[] {
  return listFiles(distDir);
}

export function readBuiltFile(file: string): string {
  return readFileSync(join(distDir, file), 'utf8');
}

function listFiles(folder: string): string[] {
  return readdirSync(folder, { recursive: true, withFileTypes: true })
    .filter((entry) => entry.isFile())
    .map((entry) => join(entry.parentPath, entry.name).slice(folder.length + 1))
    .toSorted();
}

function toPath(file: string): string {
  return file === 'index.html' ? '/' : `/${file.replace(/\.html$/, '')}`;
}

/** Selector of scripts with code, without data scripts. */
export const inlineCode = 'script:not([type]), script[type="module"], script[type="speculationrules"]';

/** Checks several pages at once. Returns the problems with the path of their page. */
export function findProblems(
  checkedPages: readonly BuiltPage[],
  check: (page: BuiltPage) => readonly (string | false | undefined)[],
): string[] {
  return checkedPages.flatMap((page) =>
    check(page)
      .filter((problem) => typeof problem === 'string')
      .map((problem) => `${page.path}: ${problem}`),
  );
}
