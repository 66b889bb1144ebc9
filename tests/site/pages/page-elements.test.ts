import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { expect, test } from 'vitest';
import { parse } from 'yaml';
import { getLanguage } from '#content/languages/languages.ts';
import { content } from '../support/content.ts';
import { pagesWithPath, findProblems, getPage, pages } from '../support/site.ts';
import { isMissing, type ExpectedElement } from '../support/elements.ts';
import { readText } from '../support/text.ts';

const {
  'each page': pageElements = [],
  'each page but the home page': innerPageElements = [],
  'each county page': countyElements = [],
  'each guide': guideElements = [],
  ...expectedElements
}: Record<string, ExpectedElement[]> = parse(
  readFileSync(join(import.meta.dirname, 'expected-elements.yaml'), 'utf8'),
);

function findMissingElements(path: string, elements: readonly ExpectedElement[]): string[] {
  return elements.filter((element) => isMissing(getPage(path).root, element)).map(String);
}

test('each page has the elements of the layout', () => {
  const problems = findProblems(pages, ({ path }) =>
    findMissingElements(path, path === '/' ? pageElements : [...pageElements, ...innerPageElements]),
  );
  expect(problems).toEqual([]);
});

test.each(Object.entries(expectedElements))('%s has its expected elements', (paths, elements) => {
  expect(paths.split(', ').flatMap((path) => findMissingElements(path, elements))).toEqual([]);
});

const counties = [...content.pages.values()].flatMap(({ path, entry }) =>
  entry.collection === 'counties' ? [{ path, data: entry.data }] : [],
);

test.each(counties)('$path has the elements of every county page', ({ path, data }) => {
  const elementsFromFile: ExpectedElement[] = [
    ['main', data.name, data.circuit],
    ['main [data-island="deadline"]', 1],
    ['#timeline ol > li', data.timeline.events.length],
    ['#strategies li h3', data.strategies.services.length],
    [`footer a[href="${data.footer.brandLink}"]`],
    ['footer', `© ${data.footer.copyrightYear}`],
  ];
  expect(findMissingElements(path, [...countyElements, ...elementsFromFile])).toEqual([]);
});

const guides = [...content.pages.values()].filter(({ entry }) => entry.collection === 'guides');

test('each guide has its elements, and the list has a card for each English guide', () => {
  const englishGuides = guides.filter(({ entry }) => getLanguage(entry.data) === 'en');
  expect(englishGuides.length).toBeLessThan(guides.length);
  const cardLinks = getPage('/guides').root.querySelectorAll('main li a');
  expect(cardLinks.map((link) => link.getAttribute('href')).toSorted()).toEqual(
    englishGuides.map(({ path }) => path).toSorted(),
  );
  for (const { path } of guides) expect(findMissingElements(path, guideElements), path).toEqual([]);
});

/** Paths of pages that don't need a call to action: pages after a payment, articles and the 404 page. */
const noCallToActionPattern = /^\/thank-you|thank-you$|^\/blog\/|^\/404$/;
const callToActionSelector =
  'a[href^="https://book."], a[href$="#consultation"], a[href$="#wrongful-death"], a[href^="tel:"], a[href^="mailto:"]';

test('pages end with a call to action', () => {
  const problems = findProblems(
    pagesWithPath.filter(({ path }) => !noCallToActionPattern.test(path)),
    ({ root }) => {
      const lastSection = root
        .querySelectorAll('main section')
        .findLast((section) => section.querySelector('h2 ~ * a, :has(h2) a'));
      return [(lastSection?.querySelector(callToActionSelector) ?? null) === null && 'has none'];
    },
  );
  expect(problems).toEqual([]);
});

test('video placeholders are 16:9, contain the video’s name and load nothing', () => {
  const css = [
    ...new Set(pages.flatMap(({ root }) => root.querySelectorAll('style').map(({ text }) => text))),
  ];
  const wideClasses = new Set(
    css
      .flatMap((text) => [...text.matchAll(/([^{}]+)\{[^}]*aspect-ratio:16\/9/g)])
      .flatMap(([, selectors = '']) => [...selectors.matchAll(/\.([\w-]+)/g)].map(([, name = '']) => name)),
  );
  const frames = pages.flatMap(({ root }) => root.querySelectorAll('main [data-video-frame]'));
  expect(frames.length).toBeGreaterThan(5);
  for (const frame of frames) {
    expect(
      frame
        .querySelectorAll('*')
        .some((element) => element.classNames.split(' ').some((name) => wideClasses.has(name))),
    ).toBe(true);
    expect(readText(frame)).not.toBe('');
    expect(frame.querySelector('iframe, video')).toBeNull();
  }
});

test('questions are headings, initially closed, and share one name, so that one opens at a time', () => {
  const problems = findProblems(pages, ({ root }) => {
    const questions = root.querySelectorAll('main details[name]');
    const names = new Set(questions.map((question) => question.getAttribute('name')));
    return [
      names.size > 1 && `has questions with the names ${[...names].join(', ')}`,
      ...questions.map((question) => question.hasAttribute('open') && `opens "${readText(question)}"`),
      ...questions.map(
        (question) =>
          question.querySelector('summary :is(h2, h3, h4)') === null &&
          `has a question that isn’t a heading: ${readText(question)}`,
      ),
    ];
  });
  expect(problems).toEqual([]);
});
