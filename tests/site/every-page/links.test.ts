import { existsSync, readdirSync } from 'node:fs';
import { join } from 'node:path';
import { expect, test } from 'vitest';
import { sitePlaces } from '#functions/handlers/subscription-links.ts';
import { distDir, documents, findProblems, hasPage, getPage } from '../support/site.ts';

const listLinks = (path: string) =>
  getPage(path)
    .root.querySelectorAll('a[href]')
    .map((anchor) => ({
      href: anchor.getAttribute('href') ?? '',
      opensTab: anchor.getAttribute('target') === '_blank',
      rel: anchor.getAttribute('rel') ?? '',
    }));
const isInside = ({ href }: { href: string }) => /^[/#]/.test(href);
const toSitePath = (path: string) => listLinks(path).filter(isInside);
const getPath = (href: string) => href.split(/[#?]/)[0] ?? '';

test('links within the site have an existing target', () => {
  const lost = findProblems(documents, ({ path: from }) =>
    toSitePath(from).map(({ href }) => {
      const path = getPath(href);
      const anchor = decodeURIComponent(href.split('#')[1] ?? '');
      if (path !== '' && !hasPage(path)) return !existsSync(join(distDir, path)) && href;
      const target = getPage(path === '' ? from : path).root;
      return anchor !== '' && target.getElementById(anchor) === null && href;
    }),
  );
  expect(lost).toEqual([]);
});

test('links are internal without a trailing slash or .html, https, tel or mailto', () => {
  const known = /^(?:\/(?!\/)|#.|https:\/\/|tel:\+1\d{10}$|mailto:[^@\s]+@[^@\s]+\.[a-z]+(?:\?.*)?$)/;
  const odd = findProblems(documents, ({ path }) =>
    listLinks(path).map(
      (link) =>
        (!known.test(link.href) || (isInside(link) && /.\/(?:#|$)|\.html/.test(link.href))) && link.href,
    ),
  );
  expect(odd).toEqual([]);
});

test('links in new tabs have no opener', () => {
  const open = findProblems(documents, ({ path }) =>
    listLinks(path).map(({ href, opensTab, rel }) => opensTab && !/\bnoopener\b/.test(rel) && href),
  );
  expect(open).toEqual([]);
});

test('forms have the same-origin URL of an existing function', () => {
  const known = readdirSync('supabase/functions').map((name) => `/functions/v1/${name}`);
  const actions = documents.flatMap(({ root }) =>
    root.querySelectorAll('form[action]').map((form) => form.getAttribute('action')?.split('?')[0] ?? ''),
  );
  expect(actions.length).toBeGreaterThan(0);
  expect(actions.filter((action) => !known.includes(action))).toEqual([]);
});

test('images exist', () => {
  const sources = documents.flatMap(({ root }) =>
    root.querySelectorAll('img').map((image) => image.getAttribute('src') ?? ''),
  );
  expect(sources.filter((source) => !existsSync(join(distDir, source)))).toEqual([]);
});

test.each(Object.values(sitePlaces))('%s, a link target of the functions, exists', (place) => {
  const [path = '', id = ''] = place.split('#');
  expect(
    getPage(path).root.getElementById(id),
    `${path} has no place "${id}". Give its heading the same words as before, or change the address in supabase/functions/_shared/handlers/subscription-links.ts and deploy the functions again.`,
  ).not.toBeNull();
});
