/**
 * Florida Bar rule 4-7.12(c) and (d): required statements are in the page's language, next to the text that needs
 * them, and visible.
 */
import { parse } from 'node-html-parser';
import type { HTMLElement } from 'node-html-parser';
import { afterAll, expect, test } from 'vitest';
import { getLanguage, languages } from '#content/languages/languages.ts';
import { isRecord } from '#content/source/frontmatter.ts';
import type { Page } from '#practice/site.ts';
import { renderPage, loadSiteWith } from './rendering.tsx';

const site = loadSiteWith();
const id = 'results';
const words = site.entries.disclaimers.get(id)?.data.texts;
const disclaimer = (page: Page) => words?.[getLanguage(page.entry.data)] ?? 'none';

type Part = { name: string; heading: string | undefined };

/** The parts of a page that can have disclaimers. */
function listParts(value: unknown, name: string): (Part & { fields: Record<string, unknown> })[] {
  if (Array.isArray(value)) return value.flatMap((item) => listParts(item, name));
  if (!isRecord(value)) return [];
  const { type, heading } = value;
  const own = typeof type === 'string' ? `${name} ${type}` : name;
  const below = Object.entries(value).flatMap(([key, field]) => listParts(field, `${own} ${key}`));
  // Sections of this type consist of disclaimers only.
  if (!Array.isArray(value['disclaimers']) || type === 'disclaimer') return below;
  return [{ name: own, heading: typeof heading === 'string' ? heading : undefined, fields: value }, ...below];
}

/** A page for each kind of part in each template, and one in each language. */
const samples = new Map<string, { page: Page; part: Part }>();
for (const page of site.pages.values()) {
  const { collection, data } = page.entry;
  for (const { fields, ...part } of listParts(data, collection)) {
    const own = fields['disclaimers'];
    fields['disclaimers'] = [id];
    // Other tests of this process share the content.
    afterAll(() => {
      fields['disclaimers'] = own;
    });
    for (const key of [part.name, `${collection} ${getLanguage(data)}`])
      if (part.heading !== undefined && !samples.has(key)) samples.set(key, { page, part });
  }
}

/** The elements that hide an element until they are opened. */
function listCovers(element: HTMLElement): HTMLElement[] {
  const covers: HTMLElement[] = [];
  let inner = element;
  for (let around = element.parentNode; around?.parentNode; inner = around, around = around.parentNode) {
    const isClosed = around.rawTagName === 'details' && !around.hasAttribute('open');
    const isCover = (isClosed && inner.rawTagName !== 'summary') || around.rawTagName === 'dialog';
    if (isCover || around.hasAttribute('hidden')) covers.push(around);
  }
  return covers;
}

const normalizeForComparison = (text: string) => text.replaceAll(/[\s\u00A0\u2060]+/g, '').toLowerCase();

test('every part that can name disclaimers is tested', () => {
  expect(samples.size).toBeGreaterThan(20);
  expect([...samples.keys()]).toEqual(
    expect.arrayContaining(languages.map((language) => expect.stringMatching(` ${language}$`))),
  );
});

test.each([...samples])(
  '%s: a disclaimer is in the part that names it, in sight with its heading',
  (_, { page, part }) => {
    const root = parse(renderPage(site, page.path));
    const isHeading = (element: HTMLElement) =>
      normalizeForComparison(element.text) === normalizeForComparison(part.heading ?? '');
    const [heading] = root.querySelectorAll('main :is(h1, h2, h3, h4)').filter(isHeading);
    const section = heading?.closest('section');
    expect(section).toBeDefined();
    const notes = section?.querySelectorAll('p, div').filter(({ text }) => text === disclaimer(page)) ?? [];
    expect(notes.length).toBeGreaterThan(0);
    expect(
      notes.some((note) => listCovers(note).every((cover) => heading && listCovers(heading).includes(cover))),
    ).toBe(true);
  },
);

test.each(languages)('%s: a form reads before its button that it makes no client', (language) => {
  const page = [...site.pages.values()].find(
    ({ path, entry }) => getLanguage(entry.data) === language && /<form/.test(renderPage(site, path)),
  );
  const form = parse(renderPage(site, page?.path ?? '')).querySelector('form[action]');
  const terms = form?.getAttribute('aria-describedby') ?? 'none';
  const text = site.entries.disclaimers.get('no-relationship')?.data.texts[language] ?? 'none';
  expect(form?.querySelector(`#${terms}`)?.text).toContain(text);
  expect(form?.querySelector(`#${terms} ~ * button[type="submit"]`)).not.toBeNull();
});
