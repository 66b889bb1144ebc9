/** Accessibility criteria about names, languages and the order of contact options. */
import type { HTMLElement } from 'node-html-parser';
import { expect, test } from 'vitest';
import { criteria } from '../../browser/accessibility/criteria.ts';
import { findProblems, getPage, pages } from '../support/site.ts';
import { listTextNodes, readText } from '../support/text.ts';

function getName(element: HTMLElement): string {
  return element.getAttribute('aria-label') ?? readText(element);
}

function getPageLanguage(path: string | undefined): string | undefined {
  return pages
    .find((page) => page.path === path)
    ?.root.querySelector('html')
    ?.getAttribute('lang');
}

/** Lists the phone and email links in header and footer, each with its ancestors. */
function listContactOptions(root: HTMLElement): string[] {
  const links = root.querySelectorAll('header a, footer a').map((link) => {
    const [, kind] = /^(tel|mailto):/.exec(link.getAttribute('href') ?? '') ?? [];
    const ancestors: string[] = [];
    for (let element = link.parentNode; element?.rawTagName; element = element.parentNode)
      ancestors.unshift(element.rawTagName);
    return kind === undefined ? '' : `${ancestors.join('>')} ${kind}`;
  });
  return links.filter(Boolean);
}

test(`criterion 20: ${criteria[20]}`, () => {
  const expectedOptions = listContactOptions(getPage('/').root);
  expect(expectedOptions).not.toEqual([]);
  for (const { path, root } of pages) expect(listContactOptions(root), path).toEqual(expectedOptions);
});

test(`criterion 26: ${criteria[26]}`, () => {
  const problems = findProblems(pages, ({ root }) => {
    const pageLanguage = root.querySelector('html')?.getAttribute('lang') ?? '';
    const switches = root.querySelectorAll('header + div a[lang]');
    return [
      !/^(?:en|es|ru|uk)$/.test(pageLanguage) && `has the language "${pageLanguage}"`,
      ...listTextNodes(root, pageLanguage)
        .filter(({ text, language }) => /\p{Script=Cyrillic}{2}/u.test(text) && !/^(?:ru|uk)/.test(language))
        .map(({ text, language }) => `"${text}" is marked as ${language}`),
      ...switches
        .filter((link) => link.getAttribute('lang') !== getPageLanguage(link.getAttribute('href')))
        .map((link) => `"${getName(link)}" is not marked in its own language`),
    ];
  });
  expect(problems).toEqual([]);
});

test(`criteria 18, 29 and 30: ${[criteria[18], criteria[29], criteria[30]].join('; ')}`, () => {
  const newTabNote = /new tab|нов(?:ій|ой) вкладк[еи]|новій вкладці|nueva pestaña|pestaña nueva/i;
  const problems = findProblems(pages, ({ root }) => [
    ...root
      .querySelectorAll('a[target=_blank]')
      .filter((link) => !newTabNote.test(getName(link)))
      .map((link) => `"${getName(link)}" doesn’t announce that it opens a new tab`),
    ...root
      .querySelectorAll(':is(a, button, summary)[aria-label]')
      .filter((control) => !getName(control).toLowerCase().includes(readText(control).toLowerCase()))
      .map((control) => `"${readText(control)}" is announced as "${getName(control)}"`),
    ...root.querySelectorAll('[data-video-frame]').map((frame) => {
      const title = readText(frame.querySelector('figcaption b'));
      const facade = frame.querySelector('[data-video]');
      const isNamed = facade === null || (facade.rawTagName === 'button' && getName(facade).includes(title));
      return !isNamed && `the video "${title}" isn’t started by a button with its name`;
    }),
    root.querySelector('[data-island] form') !== null &&
      root.querySelector('[data-toasts][aria-live=polite]') === null &&
      'has no live region for toasts',
  ]);
  expect(problems).toEqual([]);
});
