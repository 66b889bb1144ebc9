import { mkdtemp, rm, utimes, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import * as fc from 'fast-check';
import { afterAll, expect, test } from 'vitest';
import { checkBuild } from '#advertising/check-pages.ts';
import type { Hit } from '#advertising/rules/rule.ts';
import type { Page, Site } from '#content/site.ts';
import { dayAhead } from '#content/calendar.ts';
import { bookingConfig } from '#site-build/booking/booking-config.ts';
import { PageKeeper, noPages } from '#site-build/pages/kept-pages.ts';
import type { KeptPages } from '#site-build/pages/kept-pages.ts';
import { PageReads } from '#site-build/pages/page-reads.ts';
import type { Reads } from '#site-build/pages/page-reads.ts';
import { listOf } from '#site-build/pages/read-now.ts';
import { watchedSite } from '#site-build/pages/watched-site.ts';
import { renderPage } from '#site-build/pages/render-page.tsx';
import { dayOfContent, loadEdited, realFiles, replaced } from '../../content/edited-content.ts';
import type { Edits } from '../../content/edited-content.ts';

const constants = { stylesheet: '', script: '', islands: '' };
const style = 'its stylesheet';

const folder = await mkdtemp(join(tmpdir(), 'kept-pages-'));
/** Stands for the finished file of every page. */
const file = join(folder, 'page.html');
await writeFile(file, 'a page');
/** Where it is put again. */
const reused = join(folder, 'reused.html');

afterAll(() => rm(folder, { recursive: true }));

type Content = { site: Site; sources: ReadonlyMap<string, string> };

/** The content after edits; undefined where it has an error. */
function contentAfter(edits: Edits, now = dayOfContent): Content | undefined {
  const { site, sources } = loadEdited(edits, { now, published: [] });
  return site && { site, sources };
}

function keeperOf({ site, sources }: Content, last: KeptPages): PageKeeper {
  return new PageKeeper({
    site,
    last,
    textOf: ({ entry }) => `${sources.get(entry.file)}${entry.frontmatter.defaults?.text}`,
    around: '',
    publishedAs: () => file,
  });
}

/** What is made of a page: its HTML, and what the advertising rules find in it. */
type Made = { html: string; hits: Hit[] };
type Built = { pages: Map<string, Made>; drawn: string[]; kept: KeptPages };

/** The pages as a build makes them, from those of the last one where it may. */
function built(content: Content, last?: Built): Built {
  const { site } = content;
  const keeper = keeperOf(content, last?.kept ?? noPages);
  const context = { site: keeper.site, booking: bookingConfig(site, {}) };
  const verdicts = new Map([...(last?.pages ?? [])].map(([path, { hits }]) => [path, hits]));
  const { read } = checkBuild({ ...content, watched: keeper.site, production: false, verdicts });
  const drawn: string[] = [];
  const pages = [...site.pages].map(([path, page]): [string, Made] => {
    const before = last?.pages.get(path);
    if (before !== undefined && keeper.reuse(path, reused, () => style)) return [path, before];
    drawn.push(path);
    const html = keeper.draw(page, () => renderPage(page, context, constants));
    keeper.check(path, html, () => read(path, html));
    keeper.keep(path, file, { html, notes: '' }, style);
    return [path, { html, hits: verdicts.get(path) ?? [] }];
  });
  return { pages: new Map(pages), drawn, kept: keeper.kept() };
}

/** The same pages, each drawn and checked anew from the site itself. */
function madeAnew(content: Content): Map<string, Made> {
  const { site } = content;
  const context = { site, booking: bookingConfig(site, {}) };
  const verdicts = new Map<string, Hit[]>();
  const { read } = checkBuild({ ...content, watched: site, production: false, verdicts });
  return new Map(
    [...site.pages].map(([path, page]) => {
      const html = renderPage(page, context, constants);
      read(path, html);
      return [path, { html, hits: verdicts.get(path) ?? [] }];
    }),
  );
}

const pascoFile = 'content/counties/pasco.md';
const first = contentAfter({});
if (first === undefined) throw new Error('The content has problems.');
const firstBuild = built(first);

const names = [...realFiles.keys()].filter((name) => name.endsWith('.md'));
const ofPages = [...first.site.pages.values()]
  .map(({ entry }) => entry.file)
  .filter((name) => names.includes(name));
const byCollection = Map.groupBy(names, (name) => name.split('/')[1]);

type State = { texts: Edits; now: string };
type Change = (before: State) => State;

const anyFile = fc.oneof(
  fc.constantFrom(...ofPages),
  fc.constantFrom(...byCollection.values()).chain((ofOne) => fc.constantFrom(...ofOne)),
);

/** A word of a file, also of its fields, and another in its place. */
const otherWord = fc
  .record({
    name: anyFile,
    at: fc.nat(),
    word: fc.constantFrom('Xanadu', 'people', 'another word', '12', '$12'),
  })
  .map(({ name, at, word }): Change => changing(name, (text) => edited(text, at, word)));

/** Another place in menus and lists. */
const otherOrder = fc
  .record({
    name: fc.constantFrom(...names.filter((name) => /^order: /m.test(realFiles.get(name) ?? ''))),
    order: fc.nat(90),
  })
  .map(({ name, order }): Change => changing(name, (text) => text.replace(/(?<=^order: )\d+$/m, `${order}`)));

const newCounty = fc
  .constantFrom('Polk', 'Lake', 'Alachua')
  .map((name): Change => changing(`content/counties/${name.toLowerCase()}.md`, () => countyLike(name)));

const removal = anyFile.map((name): Change => ({ texts, now }) => ({
  texts: { ...texts, [name]: null },
  now,
}));

const otherDay = fc.integer({ min: 1, max: 700 }).map((days): Change => ({ texts }) => ({
  texts,
  now: dayAhead(new Date(dayOfContent), days) + dayOfContent.slice(10),
}));

const change = fc.oneof({ weight: 6, arbitrary: otherWord }, otherOrder, newCounty, removal, otherDay);

function changing(name: string, edit: (text: string) => string): Change {
  return ({ texts, now }) => ({
    texts: { ...texts, [name]: edit(texts[name] ?? realFiles.get(name) ?? '') },
    now,
  });
}

function countyLike(name: string): string {
  const pasco = realFiles.get(pascoFile) ?? '';
  return pasco.replaceAll('Pasco', name).replaceAll('pasco', name.toLowerCase());
}

function edited(text: string, at: number, word: string): string {
  const places = [...text.matchAll(/(?<=[ "])\p{L}{4,}(?=[ ."\n])/gu)];
  const { 0: old, index } = places[at % places.length] ?? { 0: '', index: text.length };
  return text.slice(0, index) + word + text.slice(index + old.length);
}

test('after random edits, pages that are not drawn again are what they would be', () => {
  let [kept, anew] = [0, 0];
  fc.assert(
    fc.property(fc.array(change, { minLength: 3, maxLength: 5 }), (changes) => {
      let state: State = { texts: {}, now: dayOfContent };
      let last = firstBuild;
      for (const one of changes) {
        const content = contentAfter(one(state).texts, one(state).now);
        if (content === undefined) continue;
        state = one(state);
        last = built(content, last);
        expect(last.pages).toEqual(madeAnew(content));
        kept += content.site.pages.size - last.drawn.length;
        anew += last.drawn.length;
      }
    }),
    { numRuns: 6 },
  );
  expect(Math.min(kept, anew)).toBeGreaterThan(30);
});

function drawnAfter(edits: Edits, last = firstBuild, now = dayOfContent): Built {
  const content = contentAfter(edits, now);
  if (content === undefined) throw new Error('The edit has an error.');
  return built(content, last);
}

test('an edited page alone is drawn again, until what others show of it has changed', () => {
  const longer = { [pascoFile]: `${realFiles.get(pascoFile)}\nOne more paragraph about the county.\n` };
  const after = drawnAfter(longer);
  expect(after.drawn).toEqual(['/pasco-foreclosure-defense']);
  expect(drawnAfter(longer, after).drawn).toEqual([]);
  const moved = drawnAfter({ [pascoFile]: replaced(pascoFile, 'order: 50', 'order: 51') });
  expect(moved.drawn).toHaveLength(first.site.pages.size);
});

test('a question, a fact and a day have those pages drawn again that show them or ask for them', () => {
  const question = 'content/faqs/foreclosure-scams.md';
  expect(drawnAfter({ [question]: `${realFiles.get(question)}\nOne more sentence.\n` }).drawn).toEqual([
    '/hillsborough-foreclosure-defense',
  ]);
  const fact = 'content/facts/broward-timeline.md';
  const longer = (realFiles.get(fact) ?? '').replaceAll(/12(?=\]| \p{L})/gu, '14');
  const quoting = drawnAfter({ [fact]: longer }).drawn;
  expect(quoting).toContain('/broward-foreclosure-defense');
  expect(quoting).not.toContain('/pasco-foreclosure-defense');
  expect(drawnAfter({}, firstBuild, dayOfContent.replace('T17', 'T19')).drawn).toEqual([]);
  const tomorrow = drawnAfter({}, firstBuild, dayOfContent.replace('23T', '24T')).drawn;
  expect(tomorrow).toContain('/pasco-foreclosure-defense');
  expect(tomorrow).not.toContain('/probate');
});

test('a page whose text has a picture is drawn again when the file of that has changed', () => {
  const article = 'content/articles/will-or-revocable-trust.md';
  const address = '/images/articles/trim-notice.svg';
  const content = contentAfter({ [article]: `${realFiles.get(article)}\n![A notice](${address})\n` });
  if (content === undefined) throw new Error('The article has an error.');
  const last = built(content);
  expect(built(content, last).drawn).toEqual([]);
  const pictures = new Map([...content.site.pictures, [address, { width: 1, height: 2 }]]);
  const { drawn } = built({ ...content, site: { ...content.site, pictures } }, last);
  expect(drawn).toContain('/blog/will-or-revocable-trust');
});

/** What is read for each page, to draw it and to check it, when one is made after the other. */
function readsOf({ site, sources }: Content, pages: Page[]): Map<string, string[][]> {
  const notes = new PageReads(() => false);
  const watched = watchedSite(site, notes);
  const context = { site: watched, booking: bookingConfig(site, {}) };
  const { read } = checkBuild({ site, sources, watched, production: false, verdicts: new Map() });
  return new Map(
    pages.map((page) => {
      const drawn = notes.readingFor(page.entry, () => renderPage(page, context, constants));
      const checked = notes.readingFor(page.entry, () => read(page.path, drawn.value));
      return [page.path, [drawn, checked].map(({ reads }) => [...eachOf(reads)].toSorted())];
    }),
  );
}

function eachOf({ own, shared }: Reads): Set<string> {
  return [...shared].reduce((all, part) => all.union(eachOf(part)), own);
}

test('a page reads the same, whichever pages were drawn and checked before it', () => {
  const pages = [...first.site.pages.values()];
  expect(readsOf(first, pages.toReversed())).toEqual(readsOf(first, pages));
});

test('whatever is asked of a list is a read of it', () => {
  const notes = new PageReads(() => false);
  const { waivers } = watchedSite(first.site, notes).entries;
  const asked = [
    () => waivers.size,
    () => [...waivers],
    () => [...waivers.keys()],
    () => [...waivers.values()],
    () => waivers.forEach(() => {}),
  ];
  for (const ask of asked)
    expect([...notes.readingFor({ file: '' }, ask).reads.own]).toContain(listOf('waivers'));
});

test('a file that somebody wrote into is not taken for the page', async () => {
  const keeper = keeperOf(first, firstBuild.kept);
  const [path = ''] = first.site.pages.keys();
  expect(keeper.reuse(path, reused, () => 'another stylesheet')).toBe(false);
  expect(keeper.reuse(path, reused, () => style)).toBe(true);
  await utimes(file, new Date(), new Date(0));
  expect(keeper.unchanged(path)).toBeUndefined();
});
