/** The addresses of the built site, and one of each kind of page. */
import { existsSync, globSync, readFileSync } from 'node:fs';
import { join, resolve } from 'node:path';
import type { PageCollection } from '#practice/collections.ts';
import { site } from '../servers.ts';

const dist = resolve(import.meta.dirname, '../../../dist/client');

export const built = site !== undefined && existsSync(dist);
export const address = site?.url ?? '';
export const missingPage = '/no-such-page';

const files = globSync('**/*.html', { cwd: dist }).toSorted();

/**
 * Every page there is: listed ones, those after a payment,
 * articles, other addresses of a page, the missing page.
 */
export const routes: string[] = files.map(pathOf).toSorted();

function pathOf(file: string): string {
  return file === '404.html' ? missingPage : `/${file.replace(/(?:(?<=^|\/)index)?\.html$/, '')}`;
}

/** Listed for search engines; `routes` holds these and more. */
export const sitemapFile = join(dist, 'sitemap.xml');

export const pageKinds = {
  home: '/',
  county: '/pasco-foreclosure-defense',
  immigration: '/immigration-spanish',
  estate: '/colorado-estate-planning',
  tax: '/florida-property-tax-appeals',
  composed: '/wrongful-death',
  list: '/blog',
  article: '/blog/how-to-read-a-trim-notice',
  guide: '/guides/served-today',
  profile: '/jane-doe',
  legal: '/privacy-policy',
  thanks: '/thank-you/florida-property-tax-appeal',
  missing: missingPage,
} as const;

export const kindPaths: string[] = Object.values(pageKinds);

/** Of the page at each path, the collection of its file. */
export const collections: { readonly [path: string]: PageCollection } = site?.collections ?? {};

/** Every night each question is asked of every page. */
export const askAll = process.env['ALL_QUESTIONS'] === '1';

/** Asked by day what another question, or another size, answers of every page. */
export const samples: string[] = askAll ? routes : kindPaths;
export const others: string[] = routes.filter((path) => !samples.includes(path));

/**
 * The samples that have something in their HTML, one county for all: their forms differ by a name alone.
 * Raises an error when there is none: nothing would be asked of them.
 */
export function samplesWith(mark: string): string[] {
  const found = files
    .filter((file) => readFileSync(join(dist, file), 'utf8').includes(mark))
    .map(pathOf)
    .filter(
      (path) => samples.includes(path) && (path === pageKinds.county || collections[path] !== 'counties'),
    );
  if (built && found.length === 0) throw new Error(`No page has ${mark}.`);
  return found;
}

export const sizes = {
  phone: { width: 390, height: 844 },
  desktop: { width: 1280, height: 720 },
  zoomed: { width: 320, height: 256 },
};
