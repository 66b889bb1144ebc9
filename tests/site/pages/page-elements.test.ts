import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { expect, test } from 'vitest';
import { parse } from 'yaml';
import { getLanguage } from '#content/languages/languages.ts';
import { content } from '../support/content.ts';
import { pagesWithPath, findProblems, getPage, pages } from '../support/site.ts';
import { isMissing, type Element } from '../support/elements.ts';
import { readText } from '../support/text.ts';

const {
  'each page': anyPage = [],
  'each page but the home page': anyOther = [],
  'each county page': anyCounty = [],
  'each guide': anyGuide = [],
  ...promisedElements
}: Record<string, Element[]> = parse(
  readFileSync(join(import.meta.dirname, 'promised-elements.yaml'), 'utf8'),
);

function missing(path: string, elements: readonly Element[]): string[] {
  return elements.filter((element) => isMissing(getPage(path).root, element)).map(String);
}

test('each page has the frame’s elements', () => {
  const problems = findProblems(pages, ({ path }) =>
    missing(path, path === '/' ? anyPage : [...anyPage, ...anyOther]),
  );
  expect(problems).toEqual([]);
});

test.each(Object.entries(promisedElements))('%s has its promised elements', (paths, elements) => {
  expect(paths.split(', ').flatMap((path) => missing(path, elements))).toEqual([]);
});

const counties = [...content.pages.values()].flatMap(({ path, entry }) =>
  entry.collection === 'counties' ? [{ path, data: entry.data }] : [],
);

test.each(counties)('$path has the elements of every county page', ({ path, data }) => {
  const fromFile: Element[] = [
    ['main', data.name, data.circuit],
    ['main [data-island="deadline"]', 1],
    ['#timeline ol > li', data.timeline.events.length],
    ['#strategies li h3', data.strategies.services.length],
    [`footer a[href="${data.footer.brandLink}"]`],
    ['footer', `© ${data.footer.copyrightYear}`],
  ];
  expect(missing(path, [...anyCounty, ...fromFile])).toEqual([]);
});

const guides = [...content.pages.values()].filter(({ entry }) => entry.collection === 'guides');

test('each guide has its elements, and the list a card for each English one only', () => {
  const english = guides.filter(({ entry }) => getLanguage(entry.data) === 'en');
  expect(english.length).toBeLessThan(guides.length);
  const listed = getPage('/guides').root.querySelectorAll('main li a');
  expect(listed.map((link) => link.getAttribute('href')).toSorted()).toEqual(
    english.map(({ path }) => path).toSorted(),
  );
  for (const { path } of guides) expect(missing(path, anyGuide), path).toEqual([]);
});

/** Pages after a payment, and articles. */
const withoutCallToAction = /^\/thank-you|thank-you$|^\/blog\/|^\/404$/;
const waysToAct =
  'a[href^="https://book."], a[href$="#consultation"], a[href$="#wrongful-death"], a[href^="tel:"], a[href^="mailto:"]';

test('pages end with a call to action', () => {
  const problems = findProblems(
    pagesWithPath.filter(({ path }) => !withoutCallToAction.test(path)),
    ({ root }) => {
      const last = root
        .querySelectorAll('main section')
        .findLast((section) => section.querySelector('h2 ~ * a, :has(h2) a'));
      return [(last?.querySelector(waysToAct) ?? null) === null && 'has none'];
    },
  );
  expect(problems).toEqual([]);
});

test('places of videos are 16:9, name their video and load nothing', () => {
  const css = [
    ...new Set(pages.flatMap(({ root }) => root.querySelectorAll('style').map(({ text }) => text))),
  ];
  const wide = new Set(
    css
      .flatMap((text) => [...text.matchAll(/([^{}]+)\{[^}]*aspect-ratio:16\/9/g)])
      .flatMap(([, selectors = '']) => [...selectors.matchAll(/\.([\w-]+)/g)].map(([, name = '']) => name)),
  );
  const frames = pages.flatMap(({ root }) => root.querySelectorAll('main [data-video-frame]'));
  expect(frames.length).toBeGreaterThan(5);
  for (const frame of frames) {
    expect(
      frame.querySelectorAll('*').some((part) => part.classNames.split(' ').some((name) => wide.has(name))),
    ).toBe(true);
    expect(readText(frame)).not.toBe('');
    expect(frame.querySelector('iframe, video')).toBeNull();
  }
});

test('questions are closed at first, and those of a list share one name', () => {
  for (const { path, root } of pages) {
    const questions = root.querySelectorAll('main details[name]');
    expect(new Set(questions.map((one) => one.getAttribute('name'))).size, path).toBeLessThanOrEqual(1);
    expect(
      questions.filter((one) => one.hasAttribute('open')),
      path,
    ).toEqual([]);
  }
});
