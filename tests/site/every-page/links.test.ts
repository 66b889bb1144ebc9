import { existsSync, readdirSync } from 'node:fs';
import { join } from 'node:path';
import { expect, test } from 'vitest';
import { siteAnchors } from '#functions/handlers/subscription-links.ts';
import { distDir, documents, findProblems, hasPage, getPage } from '../support/site.ts';

const listLinks = (path: string) =>
  getPage(path)
    .root.querySelectorAll('a[href]')
    .map((anchor) => ({
      href: anchor.getAttribute('href') ?? '',
      opensTab: anchor.getAttribute('target') === '_blank',
      rel: anchor.getAttribute('rel') ?? '',
    }));
const isInternal = ({ href }: { href: string }) => /^[/#]/.test(href);
const listInternalLinks = (path: string) => listLinks(path).filter(isInternal);
const getPath = (href: string) => href.split(/[#?]/)[0] ?? '';

test('the targets of internal links exist', () => {
  const brokenLinks = findProblems(documents, ({ path: from }) =>
    listInternalLinks(from).map(({ href }) => {
      const path = getPath(href);
      const anchor = decodeURIComponent(href.split('#')[1] ?? '');
      if (path !== '' && !hasPage(path)) return !existsSync(join(distDir, path)) && href;
      const target = getPage(path === '' ? from : path).root;
      return anchor !== '' && target.getElementById(anchor) === null && href;
    }),
  );
  expect(brokenLinks).toEqual([]);
});

test('links are https, tel, mailto, or internal without a trailing slash or .html', () => {
  const validHrefPattern =
    /^(?:\/(?!\/)|#.|https:\/\/|tel:\+1\d{10}$|mailto:[^@\s]+@[^@\s]+\.[a-z]+(?:\?.*)?$)/;
  const invalidLinks = findProblems(documents, ({ path }) =>
    listLinks(path).map(
      (link) =>
        (!validHrefPattern.test(link.href) || (isInternal(link) && /.\/(?:#|$)|\.html/.test(link.href))) &&
        link.href,
    ),
  );
  expect(invalidLinks).toEqual([]);
});

test('links that open a new tab have noopener', () => {
  const linksWithoutNoopener = findProblems(documents, ({ path }) =>
    listLinks(path).map(({ href, opensTab, rel }) => opensTab && !/\bnoopener\b/.test(rel) && href),
  );
  expect(linksWithoutNoopener).toEqual([]);
});

test('forms post to an existing function on the same origin', () => {
  const functionPaths = readdirSync('supabase/functions').map((name) => `/functions/v1/${name}`);
  const actions = documents.flatMap(({ root }) =>
    root.querySelectorAll('form[action]').map((form) => form.getAttribute('action')?.split('?')[0] ?? ''),
  );
  expect(actions.length).toBeGreaterThan(0);
  expect(actions.filter((action) => !functionPaths.includes(action))).toEqual([]);
});

test('images exist', () => {
  const sources = documents.flatMap(({ root }) =>
    root.querySelectorAll('img').map((image) => image.getAttribute('src') ?? ''),
  );
  expect(sources.filter((source) => !existsSync(join(distDir, source)))).toEqual([]);
});

test.each(Object.values(siteAnchors))('%s exists, because the functions link to it', (target) => {
  const [path = '', id = ''] = target.split('#');
  expect(
    getPage(path).root.getElementById(id),
    `${path} has no element with the id "${id}". Restore its heading, or change the link in supabase/functions/_shared/handlers/subscription-links.ts and deploy the functions again.`,
  ).not.toBeNull();
});
