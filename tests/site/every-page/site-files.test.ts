import { existsSync } from 'node:fs';
import { join } from 'node:path';
import { expect, test } from 'vitest';
import type { Routes } from '#content/routes/routes.ts';
import { createBuiltPathLookup } from '#content/rules/engine/built-paths.ts';
import { listPublicFiles } from '#content/source/content-files.ts';
import { content } from '../support/content.ts';
import {
  pagesWithPath,
  distDir,
  documents,
  hasPage,
  getPage,
  read,
  siteFiles,
  siteRoot,
} from '../support/site.ts';

const sitemap = read('sitemap.xml');
const feed = read('feed.xml');
const tags = (text: string, tag: string) =>
  [...text.matchAll(new RegExp(`<${tag}>([^<]*)</${tag}>`, 'g'))].map((match) => match[1] ?? '');

test.each(['sitemap.xml', 'feed.xml'])('%s is well-formed', (file) => {
  const [, xml = ''] = /^<\?xml version="1\.0" encoding="UTF-8"\?>(.*)$/s.exec(read(file)) ?? [];
  const open: (string | undefined)[] = [];
  for (const [, slash, name, isEmpty] of xml.matchAll(/<(\/?)([\w:-]+)(?:\s+[\w:.-]+="[^"<]*")*\s*(\/?)>/g)) {
    if (slash === '/' && open.at(-1) === name) open.pop();
    else if (isEmpty === '') open.push(name);
  }
  expect(open).toEqual([]);
  expect(xml.replaceAll(/<[^<>]+>/g, '')).toMatch(/^(?:[^<>&]|&(?:amp|lt|gt|quot|apos|#\w+);)+$/);
});

test('the sitemap has exactly the canonical URLs', () => {
  const canonical = pagesWithPath.flatMap(
    ({ root }) => root.querySelector('link[rel="canonical"]')?.getAttribute('href') ?? [],
  );
  expect(tags(sitemap, 'loc').toSorted()).toEqual(canonical.toSorted());
});

test('each entry of the sitemap has a lastmod that is not in the future', () => {
  const days = tags(sitemap, 'lastmod');
  expect(days.length).toBe(tags(sitemap, 'loc').length);
  expect(days.filter((day) => !/^\d{4}-\d{2}-\d{2}$/.test(day) || Date.parse(day) > Date.now())).toEqual([]);
});

test('each old address of the content redirects', () => {
  const redirects = [...content.redirects].map(([from, to]) => `${from} ${to} 301`);
  expect(read('_redirects').trim().split('\n')).toEqual(redirects);
});

test('a file in public/ may not replace a built file', () => {
  const copied = new Set(listPublicFiles(siteRoot));
  const addresses = new Map(documents.map(({ path }) => [path, {}]));
  // The rule only uses paths.
  const whyBuilt = createBuiltPathLookup({ known: addresses, redirects: new Map() } as unknown as Routes);
  const built = siteFiles().filter((file) => !copied.has(file));
  expect(built.length).toBeGreaterThan(documents.length);
  expect(built.filter((file) => whyBuilt(file) === undefined)).toEqual([]);
});

test('robots.txt allows everything except functions, and has the sitemap', () => {
  const origin = new URL(tags(sitemap, 'loc')[0] ?? '').origin;
  expect(read('robots.txt').split('\n').filter(Boolean)).toEqual([
    'User-agent: *',
    'Allow: /',
    'Disallow: /functions/',
    `Sitemap: ${origin}/sitemap.xml`,
  ]);
});

test('the feed has all articles, newest first', () => {
  const links = [...feed.matchAll(/<entry>.*?<link href="([^"]+)"/gs)].map(
    (match) => new URL(match[1] ?? '').pathname,
  );
  const articles = pagesWithPath.map(({ path }) => path).filter((path) => path.startsWith('/blog/'));
  expect(links.toSorted()).toEqual(articles);
  const dates = [...feed.matchAll(/<entry>.*?<updated>([^<]+)/gs)].map((match) => match[1] ?? '');
  expect(dates).toEqual(dates.toSorted().toReversed());
});

test('the blog links to the feed', () => {
  const link = getPage('/blog').root.querySelector(
    'link[rel="alternate"][type="application/atom+xml"], a[href="/feed.xml"]',
  );
  expect(link?.getAttribute('href')).toMatch(/\/feed\.xml$/);
});

test('the web manifest has an existing start page and icons in two sizes', () => {
  const manifest = JSON.parse(read('site.webmanifest'));
  const icons: { src: string; sizes: string }[] = manifest.icons;
  expect(hasPage(manifest.start_url)).toBe(true);
  expect(icons.filter(({ src }) => !existsSync(join(distDir, src)))).toEqual([]);
  expect(icons.map(({ sizes }) => sizes)).toEqual(expect.arrayContaining(['192x192', '512x512']));
});
