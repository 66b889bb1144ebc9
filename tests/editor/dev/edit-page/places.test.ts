import { HTMLElement, NodeType, parse } from 'node-html-parser';
import type { Node } from 'node-html-parser';
import { expect, test } from 'vitest';
import { collections } from '#practice/collections.ts';
import { getValue } from '#content/fields/schema-parts.ts';
import { mapTexts } from '#content/fields/walk.ts';
import { findDeclarationAt } from '#content/texts.ts';
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

/** Public text that pages don't show unchanged: computed names, date-dependent text, and data for search engines. */
const unrenderedFields = [
  /^counties (?:name|neighbors)/,
  /^estate special\.(?:actions|heading)/,
  /^pages label$/,
  /^(?:guides|tax) (?:sections\.\d+\.lastDay|service\.name)/,
];

/** Types of sections whose heading is replaced if their offer has ended or their quote is a sample. */
const sectionsWithReplacedHeadings: unknown[] = ['offer', 'testimonial'];

test('every public text of a page is rendered', () => {
  const renderedFields = new Set(
    pages.flatMap(({ page: html }) =>
      parse(html)
        .querySelectorAll('[data-from]')
        .flatMap((element): ShownPlace[] => JSON.parse(element.getAttribute('data-from') ?? '[]'))
        .map(({ file, path }) => `${file} ${path.join('.')}`),
    ),
  );
  const unrendered = [...site.pages.values()].flatMap(
    ({ entry: { collection, data, file, frontmatter } }) => {
      const found: string[] = [];
      mapTexts(collections[collection].schema, data, (text, _kind, path) => {
        const isInFile = typeof getValue(frontmatter.values, path) === 'string';
        const isForVisitors = findDeclarationAt(collections[collection], data, path)?.audience === 'visitor';
        const isHeading = path.at(-1) === 'heading';
        if (
          isHeading &&
          sectionsWithReplacedHeadings.includes(getValue(data, [...path.slice(0, -1), 'type']))
        )
          return text;
        if (isInFile && isForVisitors && !renderedFields.has(`${file} ${path.join('.')}`))
          found.push(`${collection} ${path.join('.')}`);
        return text;
      });
      return found;
    },
  );
  expect(unrendered.filter((field) => !unrenderedFields.some((known) => known.test(field)))).toEqual([]);
});
