import { HTMLElement, NodeType, parse } from 'node-html-parser';
import type { Node } from 'node-html-parser';
import { expect, test } from 'vitest';
import { Page as NotFoundPage } from '#build/vike/_error/+Page.tsx';
import { Page } from '#build/vike/page/+Page.tsx';
import { pageConstants } from '#build/pages/constants.ts';
import { markSite } from '#editor/preview/marked-site.ts';
import { markPattern } from '#editor/preview/marks.ts';
import { addLocations } from '#editor/preview/locations-in-html.ts';
import type { ShownLocation } from '#editor/preview/locations-in-html.ts';
import { loadEdited } from '../../../content/edited-content.ts';
import { render } from '../../../site/templates/rendering.tsx';

const { site } = loadEdited({}, { preview: true });
if (site === undefined) throw new Error('The content has problems.');
const markedSite = markSite(site);

const pages = [...site.pages.keys()].map((path) => ({
  path,
  plainHtml: render(Page, site, path, pageConstants),
  markedHtml: addLocations(render(Page, markedSite, path, pageConstants)),
}));

/** Lists all words on a page, and those without a source location. */
function findUnmarkedWords(html: string): { allWords: string[]; unmarkedWords: string[] } {
  const allWords: string[] = [];
  const unmarkedWords: string[] = [];
  const visit = (node: Node, isWithin: (offset: number) => boolean, start: number): number => {
    if (node.nodeType === NodeType.TEXT_NODE) {
      for (const { 0: word, index } of node.text.matchAll(/\p{L}+/gu)) {
        allWords.push(word);
        if (!isWithin(start + index)) unmarkedWords.push(word);
      }
      return start + node.text.length;
    }
    if (!(node instanceof HTMLElement) || /^(?:SCRIPT|STYLE|HEAD)$/.test(node.tagName ?? '')) return start;
    const locations: ShownLocation[] = JSON.parse(node.getAttribute('data-from') ?? '[]');
    const isCovered = (offset: number) =>
      isWithin(offset) ||
      locations.some((location) => location.attribute === undefined && isShownAt(location, offset - start));
    return node.childNodes.reduce((offset, child) => visit(child, isCovered, offset), start);
  };
  visit(parse(html.replace('<!doctype html>', '')), () => false, 0);
  return { allWords, unmarkedWords };
}

function isShownAt({ from = 0, to = Infinity }: ShownLocation, offset: number): boolean {
  return offset >= from && offset < to;
}

function removeLocations(html: string): string {
  return html.replaceAll(/ data-from="[^"]*"/g, '');
}

test('a marked page equals the plain page, apart from its data-from attributes', () => {
  expect(pages.length).toBeGreaterThan(50);
  expect(
    pages
      .filter(({ plainHtml, markedHtml }) => removeLocations(markedHtml) !== plainHtml)
      .map(({ path }) => path),
  ).toEqual([]);
  expect(pages.filter(({ markedHtml }) => markPattern.test(markedHtml)).map(({ path }) => path)).toEqual([]);
  const notFoundHtml = addLocations(render(NotFoundPage, markedSite, '', pageConstants));
  expect(removeLocations(notFoundHtml)).toBe(render(NotFoundPage, site, '', pageConstants));
});

/** The bundler marks the text of guides; see `panel.ts`. */
const isGuide = (path: string) => site.pages.get(path)?.entry.file.endsWith('.mdx') === true;

/** Text computed from dates, durations and names, which appears next to editable text. */
const computedTextPatterns = [
  /^(?:months|JD|Broward|Miami|Dade|Palm|Beach|Hillsborough|Pasco|Pinellas)$/,
  /^(?:Mon|Tue|Wed|Thu|Fri|Sat|Sun|July?|Aug(?:ust)?|Sep(?:tember)?|Oct(?:ober)?|Nov(?:ember)?|Dec(?:ember)?)$/,
];

test('at least 99 percent of the words on pages have a source location', () => {
  const results = pages
    .filter(({ path }) => !isGuide(path))
    .map(({ markedHtml }) => findUnmarkedWords(markedHtml));
  const allWords = results.flatMap((result) => result.allWords);
  const unmarkedWords = results.flatMap((result) => result.unmarkedWords);
  expect(unmarkedWords.filter((word) => !computedTextPatterns.some((pattern) => pattern.test(word)))).toEqual(
    [],
  );
  expect(unmarkedWords.length / allWords.length).toBeLessThan(0.01);
});

test('a fact’s source shown in a guide maps to the fact file', () => {
  const pagesWithSource = pages.filter(({ markedHtml }) =>
    markedHtml.includes('&quot;source&quot;,&quot;cite&quot;'),
  );
  expect(pagesWithSource.map(({ path }) => path)).toContain('/guides/served-today');
});
