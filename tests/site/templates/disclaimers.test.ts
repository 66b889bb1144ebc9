/**
 * Florida Bar rule 4-7.12(c) and (d): required statements are visible, in the page's language, and next to the text that
 * needs them.
 */
import { parse } from 'node-html-parser';
import type { HTMLElement } from 'node-html-parser';
import { afterAll, expect, test } from 'vitest';
import { getLanguage, languages } from '#content/languages/languages.ts';
import { isRecord } from '#content/source/frontmatter.ts';
import type { Page } from '#practice/site.ts';
import { renderPage, loadSiteWith } from './rendering.tsx';

const site = loadSiteWith();
const disclaimerId = 'results';
const disclaimerTexts = site.entries.disclaimers.get(disclaimerId)?.data.texts;
const getDisclaimer = (page: Page) => disclaimerTexts?.[getLanguage(page.entry.data)] ?? 'none';

type Part = { name: string; heading: string | undefined };

/** Lists the parts of a page that can have disclaimers. */
function listParts(value: unknown, name: string): (Part & { fields: Record<string, unknown> })[] {
  if (Array.isArray(value)) return value.flatMap((item) => listParts(item, name));
  if (!isRecord(value)) return [];
  const { type, heading } = value;
  const partName = typeof type === 'string' ? `${name} ${type}` : name;
  const nestedParts = Object.entries(value).flatMap(([key, field]) => listParts(field, `${partName} ${key}`));
  // Sections of this type consist of disclaimers only.
  if (!Array.isArray(value['disclaimers']) || type === 'disclaimer') return nestedParts;
  return [
    { name: partName, heading: typeof heading === 'string' ? heading : undefined, fields: value },
    ...nestedParts,
  ];
}

/** A page for each kind of part in each template, and for each language. */
const samples = new Map<string, { page: Page; part: Part }>();
for (const page of site.pages.values()) {
  const { collection, data } = page.entry;
  for (const { fields, ...part } of listParts(data, collection)) {
    const originalIds = fields['disclaimers'];
    fields['disclaimers'] = [disclaimerId];
    // Restored, because other tests in this process share the content.
    afterAll(() => {
      fields['disclaimers'] = originalIds;
    });
    for (const key of [part.name, `${collection} ${getLanguage(data)}`])
      if (part.heading !== undefined && !samples.has(key)) samples.set(key, { page, part });
  }
}

/** Lists the elements that hide an element until they are opened. */
function listHidingElements(element: HTMLElement): HTMLElement[] {
  const hidingElements: HTMLElement[] = [];
  let child = element;
  for (
    let ancestor = element.parentNode;
    ancestor?.parentNode;
    child = ancestor, ancestor = ancestor.parentNode
  ) {
    const isClosed = ancestor.rawTagName === 'details' && !ancestor.hasAttribute('open');
    const hides = (isClosed && child.rawTagName !== 'summary') || ancestor.rawTagName === 'dialog';
    if (hides || ancestor.hasAttribute('hidden')) hidingElements.push(ancestor);
  }
  return hidingElements;
}

const normalizeForComparison = (text: string) => text.replaceAll(/[\s\u00A0\u2060]+/g, '').toLowerCase();

test('every kind of part with disclaimers is tested', () => {
  expect(samples.size).toBeGreaterThan(20);
  expect([...samples.keys()]).toEqual(
    expect.arrayContaining(languages.map((language) => expect.stringMatching(` ${language}$`))),
  );
});

test.each([...samples])(
  '%s: a disclaimer is in the part that references it, and visible with its heading',
  (_, { page, part }) => {
    const root = parse(renderPage(site, page.path));
    const isHeading = (element: HTMLElement) =>
      normalizeForComparison(element.text) === normalizeForComparison(part.heading ?? '');
    const [heading] = root.querySelectorAll('main :is(h1, h2, h3, h4)').filter(isHeading);
    const section = heading?.closest('section');
    expect(section).toBeDefined();
    const notes =
      section?.querySelectorAll('p, div').filter(({ text }) => text === getDisclaimer(page)) ?? [];
    expect(notes.length).toBeGreaterThan(0);
    expect(
      notes.some((note) =>
        listHidingElements(note).every(
          (ancestor) => heading && listHidingElements(heading).includes(ancestor),
        ),
      ),
    ).toBe(true);
  },
);

test.each(languages)(
  '%s: a form states above its button that it creates no attorney-client relationship',
  (language) => {
    const page = [...site.pages.values()].find(
      ({ path, entry }) => getLanguage(entry.data) === language && /<form/.test(renderPage(site, path)),
    );
    const form = parse(renderPage(site, page?.path ?? '')).querySelector('form[action]');
    const terms = form?.getAttribute('aria-describedby') ?? 'none';
    const text = site.entries.disclaimers.get('no-relationship')?.data.texts[language] ?? 'none';
    expect(form?.querySelector(`#${terms}`)?.text).toContain(text);
    expect(form?.querySelector(`#${terms} ~ * button[type="submit"]`)).not.toBeNull();
  },
);
