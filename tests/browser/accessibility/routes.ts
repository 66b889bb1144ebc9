/** The paths of the fixture site, and one path for each kind of page. */
import { existsSync, globSync } from 'node:fs';
import { resolve } from 'node:path';
import type { PageCollection } from '#practice/collections.ts';
import { fixtureSite } from '../../fixtures/build-firm.ts';
import { site } from '../servers.ts';

const dist = resolve(fixtureSite, 'dist/client');

export const isBuilt = site !== undefined && existsSync(dist);
export const siteUrl = site?.url ?? '';
export const missingPage = '/no-such-page';

const files = globSync('**/*.html', { cwd: dist }).toSorted();

/** All pages, including unlisted ones, redirects and the page for unknown paths. */
export const routes: string[] = files.map(toPath).toSorted();

function toPath(file: string): string {
  return file === '404.html' ? missingPage : `/${file.replace(/(?:(?<=^|\/)index)?\.html$/, '')}`;
}

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

/** The collection of each page, by path. */
export const collectionsByPath: { readonly [path: string]: PageCollection } = site?.collections ?? {};

/** Set in the nightly run, which applies most checks to every page. */
export const runAllChecks = process.env['ALL_CHECKS'] === '1';

/** Pages for expensive checks: one of each kind, except in the nightly run. */
export const samples: string[] = runAllChecks ? routes : kindPaths;

/** Pages for checks of controls: together, these have every kind of control. */
export const controlSamples: string[] = runAllChecks
  ? routes
  : [pageKinds.home, pageKinds.county, pageKinds.immigration, pageKinds.tax, pageKinds.list, pageKinds.guide];

export const sizes = {
  phone: { width: 390, height: 844 },
  desktop: { width: 1280, height: 720 },
  zoomed: { width: 320, height: 256 },
};
