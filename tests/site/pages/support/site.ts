/** The built site as its visitors get it: every page parsed once. */
import { readFileSync, readdirSync } from 'node:fs';
import { join } from 'node:path';
import { parse } from 'node-html-parser';
import type { HTMLElement } from 'node-html-parser';

export const distDir = join(import.meta.dirname, '../../../../dist/client');

export type BuiltPage = { path: string; file: string; html: string; root: HTMLElement };

/** Every HTML file: the pages, the pages that only lead on, and 404.html. */
export const documents: BuiltPage[] = filesIn(distDir)
  .filter((file) => file.endsWith('.html'))
  .map((file) => {
    const html = readFileSync(join(distDir, file), 'utf8');
    return { path: pathOf(file), file, html, root: parse(html, { comment: true }) };
  });

export const redirectPages = documents.filter(
  ({ root }) => root.querySelector('meta[http-equiv="refresh"]') !== null,
);

/** The pages that people read, the not-found page included. */
export const pages = documents.filter((page) => !redirectPages.includes(page));

/** The pages that have an address of their own. */
export const addressed = pages.filter(({ path }) => path !== '/404');

const byPath = new Map(documents.map((page) => [page.path, page]));

export function hasPage(path: string): boolean {
  return byPath.has(path);
}

export function pageAt(path: string): BuiltPage {
  const page = byPath.get(path);
  if (page === undefined) throw new Error(`Nothing was built for ${path}.`);
  return page;
}

/** Every file of the site, by its path inside it. */
export function siteFiles(): string[] {
  return filesIn(distDir);
}

export function read(file: string): string {
  return readFileSync(join(distDir, file), 'utf8');
}

function filesIn(folder: string): string[] {
  return readdirSync(folder, { recursive: true, withFileTypes: true })
    .filter((entry) => entry.isFile())
    .map((entry) => join(entry.parentPath, entry.name).slice(folder.length + 1))
    .toSorted();
}

function pathOf(file: string): string {
  return file === 'index.html' ? '/' : `/${file.replace(/\.html$/, '')}`;
}

/** What a browser runs or obeys; the other script elements only carry data. */
export const inlineCode = 'script:not([type]), script[type="module"], script[type="speculationrules"]';
