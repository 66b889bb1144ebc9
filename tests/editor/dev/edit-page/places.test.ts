import { HTMLElement, NodeType, parse } from 'node-html-parser';
import type { Node } from 'node-html-parser';
import { expect, test } from 'vitest';
import { Page as NotFoundPage } from '#build/vike/_error/+Page.tsx';
import { Page } from '#build/vike/page/+Page.tsx';
import { pageConstants } from '#build/pages/constants.ts';
import { markSite } from '#editor/preview/marked-site.ts';
import { markPattern } from '#editor/preview/marks.ts';
import { addPlaces } from '#editor/preview/places-in-html.ts';
import type { ShownPlace } from '#editor/preview/places-in-html.ts';
import { loadEdited } from '../../../content/edited-content.ts';
import { render } from '../../../site/templates/rendering.tsx';

const { site } = loadEdited({}, { preview: true });
if (site === undefined) throw new Error('The content has problems.');
const markedSite = markSite(site);

const pages = [...site.pages.keys()].map((path) => ({
  path,
  plainHtml: render(Page, site, path, pageConstants),
  page: addPlaces(render(Page, markedSite, path, pageConstants)),
}));

/** Lists the words of a page, and those without a source place. */
function findUnmarkedWords(html: string): { all: string[]; without: string[] } {
  const all: string[] = [];
  const without: string[] = [];
  const visit = (node: Node, isWithin: (at: number) => boolean, at: number): number => {
    if (node.nodeType === NodeType.TEXT_NODE) {
      for (const { 0: word, index } of node.text.matchAll(/\p{L}+/gu)) {
        all.push(word);
        if (!isWithin(at + index)) without.push(word);
      }
      return at + node.text.length;
    }
    if (!(node instanceof HTMLElement) || /^(?:SCRIPT|STYLE|HEAD)$/.test(node.tagName ?? '')) return at;
    const from: ShownPlace[] = JSON.parse(node.getAttribute('data-from') ?? '[]');
    const isCovered = (point: number) =>
      isWithin(point) ||
      from.some(
        (renderedFields) => renderedFields.attribute === undefined && isShownAt(renderedFields, point - at),
      );
    return node.childNodes.reduce((point, child) => visit(child, isCovered, point), at);
  };
  visit(parse(html.replace('<!doctype html>', '')), () => false, 0);
  return { all, without };
}

function isShownAt({ from = 0, to = Infinity }: ShownPlace, point: number): boolean {
  return point >= from && point < to;
}

function withoutPlaces(html: string): string {
  return html.replaceAll(/ data-from="[^"]*"/g, '');
}

test('a page without its place attributes equals the plain page', () => {
  expect(pages.length).toBeGreaterThan(50);
  expect(
    pages.filter(({ plainHtml, page: html }) => withoutPlaces(html) !== plainHtml).map(({ path }) => path),
  ).toEqual([]);
  expect(pages.filter(({ page: html }) => markPattern.test(html)).map(({ path }) => path)).toEqual([]);
  const notFoundHtml = addPlaces(render(NotFoundPage, markedSite, '', pageConstants));
  expect(withoutPlaces(notFoundHtml)).toBe(render(NotFoundPage, site, '', pageConstants));
});

/** The bundler marks the texts of guides, which `panel.test.ts` tests. */
const isGuide = (path: string) => site.pages.get(path)?.entry.file.endsWith('.mdx') === true;

/** Text computed from dates and names, which appears next to editable text. */
const computedTextPatterns = [
  /^(?:JD|Broward|Miami|Dade|Palm|Beach|Hillsborough|Pasco|Pinellas)$/,
  /^(?:Mon|Tue|Wed|Thu|Fri|Sat|Sun|July?|Aug(?:ust)?|Sep(?:tember)?|Oct(?:ober)?|Nov(?:ember)?|Dec(?:ember)?)$/,
];

test('at least 99 percent of the words on pages have a source place', () => {
  const found = pages.filter(({ path }) => !isGuide(path)).map(({ page: html }) => findUnmarkedWords(html));
  const all = found.flatMap((html) => html.all);
  const without = found.flatMap((html) => html.without);
  expect(without.filter((word) => !computedTextPatterns.some((pattern) => pattern.test(word)))).toEqual([]);
  expect(without.length / all.length).toBeLessThan(0.01);
});

test('the source of a fact in a guide has the fact’s place', () => {
  const renderedFields = pages.filter(({ page: html }) =>
    html.includes('&quot;source&quot;,&quot;cite&quot;'),
  );
  expect(renderedFields.map(({ path }) => path)).toContain('/guides/served-today');
});
