import { existsSync, readdirSync } from 'node:fs';
import { join } from 'node:path';
import { expect, test } from 'vitest';
import { documents, distDir, hasPage, pageAt, redirectPages } from './support/site.ts';

type Link = { from: string; href: string; rel: string; target: string | undefined };

const links: Link[] = documents.flatMap(({ path, root }) =>
  root.querySelectorAll('a[href]').map((anchor) => ({
    from: path,
    href: anchor.getAttribute('href') ?? '',
    rel: anchor.getAttribute('rel') ?? '',
    target: anchor.getAttribute('target'),
  })),
);
const inside = links.filter(({ href }) => /^[/#]/.test(href));
const outside = links.filter(({ href }) => /^https?:/.test(href));
/** County pages whose footers link to the old home page on purpose. */
const oldHomes = ['broward', 'miami-dade', 'palm-beach'].map((name) => `/${name}-foreclosure-defense`);

test('internal links have an existing target', () => {
  const lost = inside.filter(({ href }) => {
    const path = pathOf(href);
    return path !== '' && !hasPage(path) && !existsSync(join(distDir, path));
  });
  expect(shown(lost)).toEqual([]);
});

test('anchors exist', () => {
  const lost = inside.filter(({ from, href }) => {
    const [path = '', anchor = ''] = href.split('#');
    if (anchor === '' || (path !== '' && !hasPage(path))) return false;
    return pageAt(path === '' ? from : path).root.getElementById(decodeURIComponent(anchor)) === null;
  });
  expect(shown(lost)).toEqual([]);
});

test('links do not go through redirects', () => {
  const old = new Set(redirectPages.map(({ path }) => path));
  const detours = inside.filter(
    ({ from, href }) => old.has(pathOf(href)) && !(oldHomes.includes(from) && href === '/home'),
  );
  expect(shown(detours)).toEqual([]);
});

test('links are internal, https, tel or mailto', () => {
  const odd = links.filter(
    ({ href }) =>
      !/^(?:\/(?!\/)|#.|https:\/\/|tel:\+1\d{10}$|mailto:[^@\s]+@[^@\s]+\.[a-z]+(?:\?.*)?$)/.test(href),
  );
  expect(shown(odd)).toEqual([]);
});

test('external links in new tabs have no opener, and booking links open new tabs', () => {
  expect(
    shown(outside.filter(({ rel, target }) => target === '_blank' && !/\bnoopener\b/.test(rel))),
  ).toEqual([]);
  expect(
    shown(
      outside.filter(({ href, target }) => new URL(href).hostname.startsWith('book.') && target !== '_blank'),
    ),
  ).toEqual([]);
});

test('internal links have no trailing slash or .html', () => {
  expect(shown(inside.filter(({ href }) => /.\/(?:#|$)|\.html/.test(href)))).toEqual([]);
});

test('property tax bookings report known locations only', () => {
  const reported = (name: string) => [
    ...new Set(
      documents.flatMap(({ root }) =>
        root
          .querySelectorAll('[data-event="cta_book_prop_tax"]')
          .map((link) => link.getAttribute(name) ?? ''),
      ),
    ),
  ];
  expect(reported('data-location').toSorted()).toEqual([
    'counties_section',
    'how_it_works',
    'main',
    'mobile_sticky',
    'seo_page_bottom',
    'seo_page_sticky',
    'seo_page_top',
  ]);
  expect(reported('data-placement').toSorted()).toEqual([
    '',
    'below_video',
    'below_video_trim_link',
    'bottom',
    'hero',
  ]);
});

test('each booking link has its own utm_content', () => {
  const booked = documents.flatMap(({ path, root }) =>
    root.querySelectorAll('a[href*="utm_content="]').map((link) => ({
      path,
      href: link.getAttribute('href') ?? '',
      content: new URL(link.getAttribute('href') ?? '').searchParams.get('utm_content'),
    })),
  );
  expect(booked.length).toBeGreaterThan(40);
  for (const { href } of booked)
    expect([...new URL(href).searchParams.keys()]).toEqual([
      'utm_source',
      'utm_medium',
      'utm_campaign',
      'utm_content',
    ]);
  const pages = Map.groupBy(booked, ({ content }) => content);
  expect([...pages].filter(([, found]) => found.length > 1)).toEqual([]);
});

test('forms have the URL of an existing function', () => {
  const known = readdirSync(join(import.meta.dirname, '../../../supabase/functions'));
  const actions = documents.flatMap(({ root }) =>
    root.querySelectorAll('form[action]').map((form) => form.getAttribute('action') ?? ''),
  );
  const names = actions.map((action) =>
    new URL(action, 'https://example.com').pathname.replace('/functions/v1/', ''),
  );
  expect(names.filter((name) => !known.includes(name))).toEqual([]);
});

test('images exist', () => {
  const sources = documents.flatMap(({ root }) =>
    root.querySelectorAll('img').map((image) => image.getAttribute('src') ?? ''),
  );
  expect(sources.filter((source) => !existsSync(join(distDir, source)))).toEqual([]);
});

function pathOf(href: string): string {
  return href.split(/[#?]/)[0] ?? '';
}

function shown(found: Link[]): string[] {
  return found.map(({ from, href }) => `${from} -> ${href}`);
}
