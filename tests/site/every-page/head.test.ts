import { existsSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { expect, test } from 'vitest';
import { content, translations } from '../support/content.ts';
import { pagesWithPath, distDir, findProblems, getPage, pages } from '../support/site.ts';
import type { BuiltPage } from '../support/site.ts';

const listCanonicals = ({ root }: BuiltPage) =>
  root.querySelectorAll('link[rel="canonical"]').map((link) => link.getAttribute('href'));
const origin = new URL(listCanonicals(getPage('/'))[0] ?? '').origin;
const buildUrl = (path: string) => (path === '/' ? origin : `${origin}${path}`);

const listMeta = ({ root }: BuiltPage, name: string) =>
  root
    .querySelectorAll(`meta[name="${name}"], meta[property="${name}"]`)
    .map((tag) => tag.getAttribute('content'));
const listTitles = ({ root }: BuiltPage) => root.querySelectorAll('title').map(({ text }) => text);

test('each page declares its language, character set and viewport', () => {
  const problems = findProblems(pages, (page) => [
    page.root.querySelector('html')?.getAttribute('lang') !==
      (content.pages.get(page.path)?.language ?? 'en') && 'has the wrong language',
    !page.html.slice(0, 1024).toLowerCase().includes('charset="utf-8"') &&
      'doesn’t declare its charset in the first 1,024 bytes',
    listMeta(page, 'viewport').join() !== 'width=device-width,initial-scale=1' && 'has the wrong viewport',
  ]);
  expect(problems).toEqual([]);
});

test('each page has its file’s title and description', () => {
  for (const page of pages) {
    const file = content.pages.get(page.path)?.entry.data;
    const title = file?.title ?? content.firm.notFound.title;
    const description = file?.description ?? content.firm.notFound.text;
    expect([listTitles(page), listMeta(page, 'description')], page.path).toEqual([[title], [description]]);
  }
});

test.each(['title', 'description'])('no two pages have the same %s', (name) => {
  const values = pages.flatMap((page) => (name === 'title' ? listTitles(page) : listMeta(page, name)));
  expect(values.filter((value, index) => values.indexOf(value) !== index)).toEqual([]);
});

test('each page has either a canonical URL or noindex', () => {
  const isHidden = (page: BuiltPage) => listMeta(page, 'robots').includes('noindex');
  for (const page of pages)
    expect(listCanonicals(page), page.path).toEqual(isHidden(page) ? [] : [buildUrl(page.path)]);
  const hiddenPages = pages.filter(
    ({ path }) => path === '/404' || content.pages.get(path)?.entry.data.noindex === true,
  );
  expect(hiddenPages.filter((page) => !isHidden(page)).map(({ path }) => path)).toEqual([]);
});

test('each page links to icons that exist', () => {
  const problems = findProblems(pages, ({ root }) => {
    const icons = root.querySelectorAll(
      'link[rel~="icon"], link[rel="manifest"], link[rel="apple-touch-icon"]',
    );
    const missingIcons = icons
      .map((icon) => icon.getAttribute('href') ?? '')
      .filter((href) => !existsSync(join(distDir, href)));
    return [icons.length < 2 && 'has too few icons', ...missingIcons];
  });
  expect(problems).toEqual([]);
});

test('each page has an Open Graph title, description, URL, type and an image of 1200 by 630 pixels', () => {
  for (const page of pagesWithPath) {
    const { path } = page;
    expect(listMeta(page, 'og:title'), path).toEqual(listTitles(page));
    expect(listMeta(page, 'og:description'), path).toEqual(listMeta(page, 'description'));
    expect(listMeta(page, 'og:url'), path).toEqual([buildUrl(path)]);
    expect(listMeta(page, 'og:type'), path).toEqual([path.startsWith('/blog/') ? 'article' : 'website']);
    const [image = ''] = listMeta(page, 'og:image');
    expect(image, path).toContain(`${origin}/`);
    expect(readPngSize(join(distDir, new URL(image).pathname)), path).toEqual([1200, 630]);
  }
});

test('only pages with translations have hreflang links, to each language including their own', () => {
  const expectedLinks = new Map<string, Record<string, string>>();
  for (const [source, versions] of Map.groupBy(translations, (translation) => translation.source)) {
    const links = {
      en: buildUrl(source),
      ...Object.fromEntries(versions.map(({ path, language }) => [language, buildUrl(path)])),
      'x-default': buildUrl(source),
    };
    for (const { path } of [{ path: source }, ...versions]) expectedLinks.set(path, links);
  }
  expect(expectedLinks.size).toBeGreaterThan(0);
  for (const page of pagesWithPath)
    expect(listAlternates(page), page.path).toEqual(expectedLinks.get(page.path) ?? {});
});

function listAlternates({ root }: BuiltPage): Record<string, string> {
  const links = root.querySelectorAll('head link[rel="alternate"]');
  return Object.fromEntries(
    links.flatMap((link) => {
      const language = link.getAttribute('hreflang') ?? link.getAttribute('hrefLang');
      return language === undefined ? [] : [[language, link.getAttribute('href') ?? '']];
    }),
  );
}

/** Reads width and height from the header of a PNG file. */
function readPngSize(file: string): [number, number] {
  const bytes = readFileSync(file);
  return [bytes.readUInt32BE(16), bytes.readUInt32BE(20)];
}
