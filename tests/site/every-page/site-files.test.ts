import { existsSync } from 'node:fs';
import { join } from 'node:path';
import { expect, test } from 'vitest';
import type { Routes } from '#content/routes/routes.ts';
import { createPathConflictChecker } from '#content/rules/engine/public-files.ts';
import { listPublicFiles } from '#content/source/content-files.ts';
import { content } from '../support/content.ts';
import {
  pagesWithPath,
  distDir,
  documents,
  hasPage,
  getPage,
  readBuiltFile,
  listSiteFiles,
  siteRoot,
} from '../support/site.ts';

const sitemap = readBuiltFile('sitemap.xml');
const feed = readBuiltFile('feed.xml');
const listTagContents = (text: string, tag: string) =>
  [...text.matchAll(new RegExp(`<${tag}>([^<]*)</${tag}>`, 'g'))].map((match) => match[1] ?? '');

test.each(['sitemap.xml', 'feed.xml'])('%s is well-formed', (file) => {
  const [, xml = ''] = /^<\?xml version="1\.0" encoding="UTF-8"\?>(.*)$/s.exec(readBuiltFile(file)) ?? [];
  const openTags: (string | undefined)[] = [];
  for (const [, slash, name, isEmpty] of xml.matchAll(/<(\/?)([\w:-]+)(?:\s+[\w:.-]+="[^"<]*")*\s*(\/?)>/g)) {
    if (slash === '/' && openTags.at(-1) === name) openTags.pop();
    else if (isEmpty === '') openTags.push(name);
  }
  expect(openTags).toEqual([]);
  expect(xml.replaceAll(/<[^<>]+>/g, '')).toMatch(/^(?:[^<>&]|&(?:amp|lt|gt|quot|apos|#\w+);)+$/);
});

test('the sitemap lists exactly the canonical URLs', () => {
  const canonicalUrls = pagesWithPath.flatMap(
    ({ root }) => root.querySelector('link[rel="canonical"]')?.getAttribute('href') ?? [],
  );
  expect(listTagContents(sitemap, 'loc').toSorted()).toEqual(canonicalUrls.toSorted());
});

test('each sitemap entry has a lastmod that isn’t in the future', () => {
  const days = listTagContents(sitemap, 'lastmod');
  expect(days.length).toBe(listTagContents(sitemap, 'loc').length);
  expect(days.filter((day) => !/^\d{4}-\d{2}-\d{2}$/.test(day) || Date.parse(day) > Date.now())).toEqual([]);
});

test('each alias in the content redirects', () => {
  const redirects = [...content.redirects].map(([from, to]) => `${from} ${to} 301`);
  expect(readBuiltFile('_redirects').trim().split('\n')).toEqual(redirects);
});

test('the rule about files in public/ knows every built file', () => {
  const publicFiles = new Set(listPublicFiles(siteRoot));
  const knownPaths = new Map(documents.map(({ path }) => [path, {}]));
  // The rule only uses paths.
  const findBuilder = createPathConflictChecker({
    entriesByPath: knownPaths,
    redirects: new Map(),
  } as unknown as Routes);
  const builtFiles = listSiteFiles().filter((file) => !publicFiles.has(file));
  expect(builtFiles.length).toBeGreaterThan(documents.length);
  expect(builtFiles.filter((file) => findBuilder(file) === undefined)).toEqual([]);
});

test('robots.txt allows everything except functions, and links to the sitemap', () => {
  const origin = new URL(listTagContents(sitemap, 'loc')[0] ?? '').origin;
  expect(readBuiltFile('robots.txt').split('\n').filter(Boolean)).toEqual([
    'User-agent: *',
    'Allow: /',
    'Disallow: /functions/',
    `Sitemap: ${origin}/sitemap.xml`,
  ]);
});

test('the feed lists all articles, newest first', () => {
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
  const manifest = JSON.parse(readBuiltFile('site.webmanifest'));
  const icons: { src: string; sizes: string }[] = manifest.icons;
  expect(hasPage(manifest.start_url)).toBe(true);
  expect(icons.filter(({ src }) => !existsSync(join(distDir, src)))).toEqual([]);
  expect(icons.map(({ sizes }) => sizes)).toEqual(expect.arrayContaining(['192x192', '512x512']));
});
