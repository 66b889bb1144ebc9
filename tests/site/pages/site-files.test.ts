import { existsSync } from 'node:fs';
import { join } from 'node:path';
import { expect, test } from 'vitest';
import type { Routes } from '../../../src/content/routes/routes.ts';
import { builtPaths } from '../../../src/content/rules/engine/built-paths.ts';
import { publicFiles } from '../../../src/content/source/content-files.ts';
import { addressed, distDir, documents, hasPage, pageAt, read, siteFiles } from './support/site.ts';
import { fault } from './support/xml.ts';

const sitemap = read('sitemap.xml');
const feed = read('feed.xml');
const tags = (text: string, tag: string) =>
  [...text.matchAll(new RegExp(`<${tag}>([^<]*)</${tag}>`, 'g'))].map((match) => match[1] ?? '');

test.each(['sitemap.xml', 'feed.xml'])('%s is well-formed', (file) => {
  expect(fault(read(file))).toBeUndefined();
});

test('the sitemap names the canonical address of each page that may be found, and nothing else', () => {
  const canonical = addressed.flatMap(
    ({ root }) => root.querySelector('link[rel="canonical"]')?.getAttribute('href') ?? [],
  );
  expect(tags(sitemap, 'loc').toSorted()).toEqual(canonical.toSorted());
});

test('the sitemap says since when each page stands, by days that have come', () => {
  const days = tags(sitemap, 'lastmod');
  expect(days.length).toBe(tags(sitemap, 'loc').length);
  expect(days.filter((day) => !/^\d{4}-\d{2}-\d{2}$/.test(day) || Date.parse(day) > Date.now())).toEqual([]);
});

test('no file in public/ may have the path of one that the build writes', () => {
  const copied = new Set(publicFiles(process.cwd()));
  const addresses = new Map(documents.map(({ path }) => [path, {}]));
  // The rule needs no more of the routes than their addresses.
  const whyBuilt = builtPaths({ known: addresses, redirects: new Map() } as unknown as Routes);
  const built = siteFiles().filter((file) => !copied.has(file));
  expect(built.length).toBeGreaterThan(documents.length);
  expect(built.filter((file) => whyBuilt(file) === undefined)).toEqual([]);
});

test('robots may read everything but the booking service, and learn of the sitemap', () => {
  const origin = new URL(tags(sitemap, 'loc')[0] ?? '').origin;
  expect(read('robots.txt').split('\n').filter(Boolean)).toEqual([
    'User-agent: *',
    'Allow: /',
    'Disallow: /functions/',
    `Sitemap: ${origin}/sitemap.xml`,
  ]);
});

test('the feed names each article by its own page, newest first', () => {
  const links = [...feed.matchAll(/<entry>.*?<link href="([^"]+)"/gs)].map(
    (match) => new URL(match[1] ?? '').pathname,
  );
  const articles = addressed.map(({ path }) => path).filter((path) => path.startsWith('/blog/'));
  expect(links.toSorted()).toEqual(articles);
  const dates = [...feed.matchAll(/<entry>.*?<updated>([^<]+)/gs)].map((match) => match[1] ?? '');
  expect(dates).toEqual(dates.toSorted().toReversed());
});

test('the feed is linked from the page that lists the articles', () => {
  const link = pageAt('/blog').root.querySelector(
    'link[rel="alternate"][type="application/atom+xml"], a[href="/feed.xml"]',
  );
  expect(link?.getAttribute('href')).toMatch(/\/feed\.xml$/);
});

test('the web manifest starts at home and names icons that are there, for both usual sizes', () => {
  const manifest = JSON.parse(read('site.webmanifest'));
  const icons: { src: string; sizes: string }[] = manifest.icons;
  expect(hasPage(manifest.start_url)).toBe(true);
  expect(icons.filter(({ src }) => !existsSync(join(distDir, src)))).toEqual([]);
  expect(icons.map(({ sizes }) => sizes)).toEqual(expect.arrayContaining(['192x192', '512x512']));
});
