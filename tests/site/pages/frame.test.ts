import type { HTMLElement } from 'node-html-parser';
import { expect, test } from 'vitest';
import { findLanguageVersions } from '#content/routes/translations.ts';
import { findPathInLanguage } from '#site/view/links.ts';
import { content, counties, translations } from '../support/content.ts';
import { pagesWithPath, findProblems, getPage, pages } from '../support/site.ts';
import { readText } from '../support/text.ts';

const footerCounties = counties
  .filter(({ entry }) => entry.data.inFooter)
  .toSorted((a, b) => a.entry.data.order - b.entry.data.order)
  .map(({ path }) => path);
const immigrationPages = [
  '/immigration-law',
  '/immigration-ukrainian',
  '/immigration-russian',
  '/immigration-spanish',
];
const listHrefs = (root: HTMLElement | null | undefined) =>
  root?.querySelectorAll('a').map((anchor) => anchor.getAttribute('href') ?? '') ?? [];

test('language links are below the breadcrumbs', () => {
  const problems = findProblems(pages, ({ root }) => {
    const navs = root.querySelectorAll('header + div nav, main nav');
    const breadcrumbIndex = navs.findIndex((nav) => nav.querySelector('ol') !== null);
    const navsAbove = navs.slice(0, Math.max(breadcrumbIndex, 0));
    return navsAbove.flatMap((nav) => nav.querySelectorAll('a[lang]').map((link) => link.outerHTML));
  });
  expect(problems).toEqual([]);
});

test.each(['/', '/pasco-foreclosure-defense', '/privacy-policy-spanish', '/404'])(
  'the footer of %s links to counties, languages, resources and the legal pages, in its language',
  (path) => {
    const { root } = getPage(path);
    const hrefs = listHrefs(root.querySelector('footer'));
    const language = root.querySelector('html')?.getAttribute('lang');
    const translatedPaths = translations
      .filter((page) => page.language === language)
      .map((page) => page.path);
    const findInLanguage = (sourcePath: string) =>
      translatedPaths.find((version) => version.startsWith(sourcePath)) ?? sourcePath;
    expect(hrefs.filter((href) => href.includes('-foreclosure-defense'))).toEqual(
      footerCounties.map(findInLanguage),
    );
    const otherPaths = ['/foreclosure-defense', '/privacy-policy', '/terms-of-service'].map(findInLanguage);
    expect(hrefs).toEqual(
      expect.arrayContaining([
        ...immigrationPages,
        '/probate',
        '/florida-property-tax-appeals',
        ...otherPaths,
      ]),
    );
  },
);

test('the menu lists each practice area once, in four groups with headings', () => {
  const [practiceMenu] = getPage('/').root.querySelectorAll('header details[name]');
  const groups = practiceMenu?.querySelectorAll(':scope > ul > li') ?? [];
  expect(groups).toHaveLength(4);
  for (const group of groups)
    expect([readText(group.querySelector('b')), group.querySelectorAll('li a').length]).toEqual([
      expect.stringMatching(/\w/),
      expect.toSatisfy((count: number) => count > 2),
    ]);
  const links = practiceMenu?.querySelectorAll('a').map((link) => link.getAttribute('href')) ?? [];
  expect(new Set(links).size).toBe(links.length);
});

test('every page is linked from the home page or the blog, and guides from practice pages', () => {
  const listLinks = (path: string) =>
    getPage(path)
      .root.querySelectorAll('a')
      .map((anchor) => anchor.getAttribute('href') ?? '');
  const directLinks = ['/', '/blog'].flatMap(listLinks);
  const guides = pagesWithPath
    .filter(({ path }) => directLinks.includes(path))
    .flatMap(({ path }) => listLinks(path))
    .filter((path) => path.startsWith('/guides/'));
  const linkedPaths = [...directLinks, ...guides];
  const thankYouPages = ['/thank-you/florida-property-tax-appeal', '/property-tax-appeal-thank-you'];
  // Translations are linked from the head of their source.
  const reachablePaths = [...linkedPaths, ...thankYouPages, ...translations.map(({ path }) => path)];
  expect(pagesWithPath.map(({ path }) => path).filter((path) => !reachablePaths.includes(path))).toEqual([]);
});

test('a county page’s breadcrumbs link to the list of counties in its language', () => {
  const getParent = (path: string) =>
    getPage(path).root.querySelectorAll('nav ol a')[1]?.getAttribute('href');
  const { countyList } = content.firm;
  for (const page of content.pages.values()) {
    if (page.entry.collection !== 'counties') continue;
    for (const version of findLanguageVersions(content, page))
      expect(getParent(version.path)).toBe(
        findPathInLanguage(content, countyList, version.language).replace(/#.*/, ''),
      );
  }
});

test('each county has its own scene, which is lazy-loaded', () => {
  const scenes = counties.map(({ path }) =>
    getPage(path).root.querySelector('main section:has(h1) img[src^="/drawings/"]'),
  );
  expect(new Set(scenes.map((image) => image?.getAttribute('src'))).size).toBe(counties.length);
  expect(scenes.every((image) => image?.getAttribute('loading') === 'lazy')).toBe(true);
});
