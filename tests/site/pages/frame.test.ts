import type { HTMLElement } from 'node-html-parser';
import { expect, test } from 'vitest';
import { findLanguageVersions } from '#content/routes/translations.ts';
import { findPathInLanguage } from '#site/view/links.ts';
import { content, counties, translations } from '../support/content.ts';
import { pagesWithPath, findProblems, getPage, pages } from '../support/site.ts';
import { readText } from '../support/text.ts';

const inFooter = counties
  .filter(({ entry }) => entry.data.inFooter)
  .toSorted((a, b) => a.entry.data.order - b.entry.data.order)
  .map(({ path }) => path);
const languages = [
  '/immigration-law',
  '/immigration-ukrainian',
  '/immigration-russian',
  '/immigration-spanish',
];
const listHrefs = (root: HTMLElement | null | undefined) =>
  root?.querySelectorAll('a').map((anchor) => anchor.getAttribute('href') ?? '') ?? [];

test('each page has its languages below its breadcrumbs', () => {
  const problems = findProblems(pages, ({ root }) => {
    const navs = root.querySelectorAll('header + div nav, main nav');
    const trail = navs.findIndex((nav) => nav.querySelector('ol') !== null);
    const above = navs.slice(0, Math.max(trail, 0));
    return above.flatMap((nav) => nav.querySelectorAll('a[lang]').map((link) => link.outerHTML));
  });
  expect(problems).toEqual([]);
});

test.each(['/', '/pasco-foreclosure-defense', '/privacy-policy-spanish', '/404'])(
  'the footer of %s links to counties, languages, resources and the legal pages, in its language',
  (path) => {
    const { root } = getPage(path);
    const hrefs = listHrefs(root.querySelector('footer'));
    const language = root.querySelector('html')?.getAttribute('lang');
    const inLanguage = translations.filter((page) => page.language === language).map((page) => page.path);
    const inOwnLanguage = (of: string) => inLanguage.find((version) => version.startsWith(of)) ?? of;
    expect(hrefs.filter((href) => href.includes('-foreclosure-defense'))).toEqual(
      inFooter.map(inOwnLanguage),
    );
    const others = ['/foreclosure-defense', '/privacy-policy', '/terms-of-service'].map(inOwnLanguage);
    expect(hrefs).toEqual(
      expect.arrayContaining([...languages, '/probate', '/florida-property-tax-appeals', ...others]),
    );
  },
);

test('the practice areas are in four groups with headings, each once', () => {
  const [practice] = getPage('/').root.querySelectorAll('header details[name]');
  const groups = practice?.querySelectorAll(':scope > ul > li') ?? [];
  expect(groups).toHaveLength(4);
  for (const group of groups)
    expect([readText(group.querySelector('b')), group.querySelectorAll('li a').length]).toEqual([
      expect.stringMatching(/\w/),
      expect.toSatisfy((count: number) => count > 2),
    ]);
  const links = practice?.querySelectorAll('a').map((link) => link.getAttribute('href')) ?? [];
  expect(new Set(links).size).toBe(links.length);
});

const languagesInBar = (path: string) =>
  getPage(path)
    .root.querySelectorAll('header details[data-menu="languages"] a')
    .map((link) => [readText(link), link.getAttribute('lang'), link.getAttribute('href')]);

test('the header links to each translation of a page', () => {
  expect(languagesInBar('/privacy-policy')).toEqual([
    ['Українська', 'uk', '/privacy-policy-ukrainian'],
    ['Русский', 'ru', '/privacy-policy-russian'],
    ['Español', 'es', '/privacy-policy-spanish'],
  ]);
  expect(languagesInBar('/privacy-policy-russian')).toEqual([
    ['English', 'en', '/privacy-policy'],
    ['Українська', 'uk', '/privacy-policy-ukrainian'],
    ['Español', 'es', '/privacy-policy-spanish'],
  ]);
});

test('without a translation, the header links to the immigration page in that language', () => {
  expect(languagesInBar('/probate')).toEqual([
    ['Імміграція українською', 'uk', '/immigration-ukrainian'],
    ['Иммиграция на русском', 'ru', '/immigration-russian'],
    ['Inmigración en español', 'es', '/immigration-spanish'],
  ]);
});

test('the footer collapses its links, but not the required advertising notices', () => {
  const { root } = getPage('/');
  const folded = root.querySelectorAll('footer details:not([open])');
  expect(folded.map((group) => readText(group.querySelector('summary h2')))).toEqual([
    'Practice Areas',
    'Florida Counties',
    'Immigration',
    'Resources',
  ]);
  for (const words of ['Attorney advertising', 'Responsible attorney', 'not legal advice', '©'])
    expect(folded.map(readText).join()).not.toContain(words);
});

test('every page is linked from the home page or the blog, or from a practice page if it is a guide', () => {
  const listLinks = (path: string) =>
    getPage(path)
      .root.querySelectorAll('a')
      .map((anchor) => anchor.getAttribute('href') ?? '');
  const first = ['/', '/blog'].flatMap(listLinks);
  const guides = pagesWithPath
    .filter(({ path }) => first.includes(path))
    .flatMap(({ path }) => listLinks(path))
    .filter((path) => path.startsWith('/guides/'));
  const linked = [...first, ...guides];
  const thanks = ['/thank-you/florida-property-tax-appeal', '/property-tax-appeal-thank-you'];
  // The source's head links to its translations.
  const known = [...linked, ...thanks, ...translations.map(({ path }) => path)];
  expect(pagesWithPath.map(({ path }) => path).filter((path) => !known.includes(path))).toEqual([]);
});

test('the breadcrumbs of a county link to the list of counties in its language', () => {
  const parent = (path: string) => getPage(path).root.querySelectorAll('nav ol a')[1]?.getAttribute('href');
  const { countyList } = content.firm;
  for (const page of content.pages.values()) {
    if (page.entry.collection !== 'counties') continue;
    for (const version of findLanguageVersions(content, page))
      expect(parent(version.path)).toBe(
        findPathInLanguage(content, countyList, version.language).replace(/#.*/, ''),
      );
  }
});

test('breadcrumbs have the labels of their pages', () => {
  const crumbs = (path: string) => getPage(path).root.querySelectorAll('nav ol li').map(readText);
  expect(crumbs('/thank-you/florida-property-tax-appeal')[1]).toBe('Thank you');
  expect(crumbs('/flaproptaxappealscounties')[1]).not.toMatch(/flaprop/i);
});

test('each county has a scene of its own, which loads late', () => {
  const scenes = counties.map(({ path }) =>
    getPage(path).root.querySelector('main section:has(h1) img[src^="/drawings/"]'),
  );
  expect(new Set(scenes.map((image) => image?.getAttribute('src'))).size).toBe(counties.length);
  expect(scenes.every((image) => image?.getAttribute('loading') === 'lazy')).toBe(true);
});
