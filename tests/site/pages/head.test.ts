import { existsSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { describe, expect, test } from 'vitest';
import { content, translations } from './support/content.ts';
import { addressed, distDir, pageAt, pages } from './support/site.ts';

const canonicalOf = (path: string) =>
  pageAt(path).root.querySelector('link[rel="canonical"]')?.getAttribute('href') ?? '';
const origin = new URL(canonicalOf('/')).origin;
const unlisted = ['/thank-you/florida-property-tax-appeal', '/property-tax-appeal-thank-you', '/404'];
const isHidden = (path: string) =>
  unlisted.includes(path) || content.pages.get(path)?.entry.data.noindex === true;

describe.each(pages)('$path', ({ path, html, root }) => {
  const meta = (name: string) =>
    root.querySelector(`meta[name="${name}"], meta[property="${name}"]`)?.getAttribute('content');
  const title = root.querySelector('title')?.text ?? '';

  test('has its language, character set and viewport', () => {
    expect(root.querySelector('html')?.getAttribute('lang')).toBe(content.pages.get(path)?.language ?? 'en');
    expect(html.slice(0, 1024).toLowerCase()).toContain('charset="utf-8"');
    expect(meta('viewport')).toBe('width=device-width,initial-scale=1');
  });

  test('has the title and description of its file', () => {
    expect(root.querySelectorAll('title')).toHaveLength(1);
    expect(root.querySelectorAll('meta[name="description"]')).toHaveLength(1);
    const file = content.pages.get(path)?.entry.data;
    expect(title).toBe(file?.title ?? content.firm.notFound.title);
    expect(meta('description')).toBe(file?.description ?? content.firm.notFound.text);
  });

  test('has title and description for the script that restores them', () => {
    const element = root.querySelector('html');
    expect(element?.getAttribute('data-title')).toBe(title);
    expect(element?.getAttribute('data-description')).toBe(meta('description'));
  });

  test('has either a canonical URL or noindex', () => {
    const canonical = root.querySelectorAll('link[rel="canonical"]').map((link) => link.getAttribute('href'));
    expect(canonical).toEqual(isHidden(path) ? [] : [path === '/' ? origin : `${origin}${path}`]);
    expect(meta('robots')).toBe(isHidden(path) ? 'noindex' : undefined);
  });

  test('links icons that exist', () => {
    const icons = root.querySelectorAll(
      'link[rel~="icon"], link[rel="manifest"], link[rel="apple-touch-icon"]',
    );
    expect(icons.length).toBeGreaterThanOrEqual(2);
    expect(icons.map((icon) => icon.getAttribute('href') ?? '').filter((href) => !inSite(href))).toEqual([]);
  });
});

describe.each(addressed)('$path when shared', ({ path, root }) => {
  const property = (name: string) =>
    root.querySelectorAll(`meta[property="${name}"]`).map((tag) => tag.getAttribute('content'));

  test('has an Open Graph title, description, address and kind', () => {
    expect(property('og:title')).toEqual([root.querySelector('title')?.text]);
    expect(property('og:description')).toEqual([
      root.querySelector('meta[name="description"]')?.getAttribute('content'),
    ]);
    expect(property('og:url')).toEqual([path === '/' ? origin : `${origin}${path}`]);
    expect(property('og:type')).toEqual([path.startsWith('/blog/') ? 'article' : 'website']);
  });

  test('has an existing image of 1200 by 630', () => {
    const [image = ''] = property('og:image');
    const file = join(distDir, new URL(image ?? '', origin).pathname);
    expect(image?.startsWith(`${origin}/`)).toBe(true);
    expect(existsSync(file) ? sizeOfPng(file) : `no ${file}`).toEqual([1200, 630]);
  });
});

test.each(['title', 'meta[name="description"]'])('no two pages have the same %s', (selector) => {
  const texts = pages.map(({ root }) => {
    const element = root.querySelector(selector);
    return element?.getAttribute('content') ?? element?.text;
  });
  expect(texts.filter((text, index) => texts.indexOf(text) !== index)).toEqual([]);
});

const sources = new Set(translations.map(({ source }) => source));

test('immigration has three translations', () => {
  expect(translations.filter(({ source }) => source === '/immigration-law').length).toBeGreaterThanOrEqual(3);
});

test.each([...sources])(
  '%s and its translations have hreflang links to each other and themselves',
  (source) => {
    const versions = translations.filter((translation) => translation.source === source);
    const expected = {
      en: `${origin}${source}`,
      ...Object.fromEntries(versions.map(({ path, language }) => [language, `${origin}${path}`])),
      'x-default': `${origin}${source}`,
    };
    for (const { path } of [{ path: source }, ...versions]) expect(alternates(path)).toEqual(expected);
  },
);

test('pages without translations have no hreflang links', () => {
  const several = new Set([...sources, ...translations.map(({ path }) => path)]);
  const others = addressed.filter(({ path }) => !several.has(path));
  expect(
    others.filter(({ path }) => Object.keys(alternates(path)).length > 0).map(({ path }) => path),
  ).toEqual([]);
});

function alternates(path: string): Record<string, string> {
  const links = pageAt(path).root.querySelectorAll('head link[rel="alternate"]');
  return Object.fromEntries(
    links.flatMap((link) => {
      const language = link.getAttribute('hreflang') ?? link.getAttribute('hrefLang');
      return language === undefined ? [] : [[language, link.getAttribute('href') ?? '']];
    }),
  );
}

function inSite(href: string): boolean {
  return existsSync(join(distDir, href));
}

/** Width and height from the header of a PNG file. */
function sizeOfPng(file: string): [number, number] {
  const bytes = readFileSync(file);
  return [bytes.readUInt32BE(16), bytes.readUInt32BE(20)];
}
