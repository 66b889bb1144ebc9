import { mkdtemp, rm, utimes, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import * as fc from 'fast-check';
import { afterAll, expect, test } from 'vitest';
import type { Site } from '#content/site.ts';
import { bookingConfig } from '#site-build/booking/booking-config.ts';
import { recordsFingerprint } from '#site-build/build-cache.ts';
import { PageKeeper, noPages } from '#site-build/pages/kept-pages.ts';
import type { KeptPages } from '#site-build/pages/kept-pages.ts';
import { renderPage } from '#site-build/pages/render-page.tsx';
import { dayOfContent, loadEdited, realFiles } from '../../content/edited-content.ts';
import type { Edits } from '../../content/edited-content.ts';

const constants = { stylesheet: '', script: '', islands: '' };
const style = 'its stylesheet';

const folder = await mkdtemp(join(tmpdir(), 'kept-pages-'));
/** Stands for the finished file of every page. */
const file = join(folder, 'page.html');
await writeFile(file, 'a page');

afterAll(() => rm(folder, { recursive: true }));

type Content = { site: Site; sources: ReadonlyMap<string, string> };

/** The content after edits; undefined where it has an error. */
function contentAfter(edits: Edits, now = dayOfContent): Content | undefined {
  const { site, sources } = loadEdited(edits, { now });
  return site && { site, sources };
}

function keeperOf({ site, sources }: Content, last: KeptPages): PageKeeper {
  return new PageKeeper({
    site,
    last,
    textOf: ({ entry }) => sources.get(entry.file) ?? '',
    around: recordsFingerprint(site, sources, false),
    publishedAs: () => file,
  });
}

type Built = { pages: Map<string, string>; drawn: number; kept: KeptPages };

/** The pages as a build makes them, from those of the last one where it may. */
function built(content: Content, last?: Built): Built {
  const { site } = content;
  const keeper = keeperOf(content, last?.kept ?? noPages);
  const context = { site: keeper.site, booking: bookingConfig(site, {}) };
  let drawn = 0;
  const pages = [...site.pages].map(([path, page]): [string, string] => {
    const before = last?.pages.get(path);
    if (before !== undefined && keeper.unchanged(path)) {
      keeper.keep(path, file, { html: before, classes: '' }, style);
      return [path, before];
    }
    drawn++;
    const html = renderPage(page, context, constants);
    keeper.keep(path, file, { html, classes: '' }, style);
    return [path, html];
  });
  return { pages: new Map(pages), drawn, kept: keeper.kept() };
}

/** The same pages, each drawn anew from the site itself. */
function drawnAnew({ site }: Content): Map<string, string> {
  const context = { site, booking: bookingConfig(site, {}) };
  return new Map([...site.pages].map(([path, page]) => [path, renderPage(page, context, constants)]));
}

const first = contentAfter({});
if (first === undefined) throw new Error('The content has problems.');
const firstBuild = built(first);

const names = [...realFiles.keys()].filter((name) => name.endsWith('.md'));
const ofPages = [...first.site.pages.values()]
  .map(({ entry }) => entry.file)
  .filter((name) => names.includes(name));

/** A word of a file, also of its fields, and another in its place. */
const edit = fc.record({
  name: fc.oneof({ weight: 3, arbitrary: fc.constantFrom(...ofPages) }, fc.constantFrom(...names)),
  at: fc.nat(),
  word: fc.constantFrom('Xanadu', 'people', 'another word', '12'),
});

function edited(text: string, at: number, word: string): string {
  const places = [...text.matchAll(/(?<=[ "])\p{L}{4,}(?=[ ."\n])/gu)];
  const { 0: old, index } = places[at % places.length] ?? { 0: '', index: text.length };
  return text.slice(0, index) + word + text.slice(index + old.length);
}

test('after random edits, pages that are not drawn again are what they would be', () => {
  let [kept, anew] = [0, 0];
  fc.assert(
    fc.property(fc.array(edit, { minLength: 2, maxLength: 3 }), (edits) => {
      const texts: Record<string, string> = {};
      let last = firstBuild;
      for (const { name, at, word } of edits) {
        const before = texts[name] ?? realFiles.get(name) ?? '';
        const content = contentAfter({ ...texts, [name]: edited(before, at, word) });
        if (content === undefined) continue;
        texts[name] = edited(before, at, word);
        last = built(content, last);
        expect(last.pages).toEqual(drawnAnew(content));
        kept += content.site.pages.size - last.drawn;
        anew += last.drawn;
      }
    }),
    { numRuns: 6 },
  );
  expect(Math.min(kept, anew)).toBeGreaterThan(30);
});

test('an edited page alone is drawn again, until what others show of it has changed', () => {
  const county = 'content/counties/pasco.md';
  const text = realFiles.get(county) ?? '';
  const after = (changed: string, last = firstBuild, now = dayOfContent) => {
    const content = contentAfter({ [county]: changed }, now);
    if (content === undefined) throw new Error('The edit has an error.');
    return built(content, last);
  };
  const longer = after(`${text}\nOne more paragraph about the county.\n`);
  expect(longer.drawn).toBe(1);
  expect(after(`${text}\nOne more paragraph about the county.\n`, longer).drawn).toBe(0);
  expect(after(text, firstBuild, dayOfContent.replace('T17', 'T19')).drawn).toBe(0);
  const all = first.site.pages.size;
  expect(after(text.replace('order: 50', 'order: 51')).drawn).toBe(all);
  expect(after(text, firstBuild, dayOfContent.replace('23T', '24T')).drawn).toBe(all);
});

test('a file that somebody wrote into is not taken for the page', async () => {
  const keeper = keeperOf(first, firstBuild.kept);
  const [path = ''] = first.site.pages.keys();
  const place = join(folder, 'reused.html');
  expect(keeper.reuse(path, place, () => 'another stylesheet')).toBe(false);
  expect(keeper.reuse(path, place, () => style)).toBe(true);
  await utimes(file, new Date(), new Date(0));
  expect(keeper.unchanged(path)).toBeUndefined();
});
