import { expect, test } from 'vitest';
import { loadEdited, realFiles, replaceInFile } from './edited-content.ts';
import type { Edits } from './edited-content.ts';

const legal = 'content/legal/zz.md';
const fact = 'content/facts/confirmation-time.md';
const probate = 'content/pages/probate.md';
const [guide, otherGuide] = ['content/guides/served-today.mdx', 'content/guides/free-first-call.mdx'];
const faq = 'content/faqs/zz-new.md';
const now = '2026-11-21T17:00:00Z';

const createPage = (...fields: string[]) =>
  `---\ntitle: A legal text of our own\ndescription: A page of fifty characters at the least, for this very test.\nheading: A legal text\nintro: Words.\neffective: 2026-01-01\nnoindex: true\n${fields.join('\n')}\n---\n\nText.\n`;
const createEndingPage = (day: string) => ({
  [probate]: replaceInFile(probate, '---\n', `---\nexpiresOn: ${day}\nredirectTo: /\n`),
});
const createExpiringFact = (day: string) => ({
  [fact]: (realFiles.get(fact) ?? '').replace(/^reviewBy: .*$/m, `$&\nexpires: ${day}`),
});
/** A guide that lists this page. */
const createGuideListing = (path: string, file = guide) => ({
  [file]: (realFiles.get(file) ?? '').replace(/^pages: .*$/m, `pages: [/, ${path}]`),
});

/** Problems that begin later. */
function listUpcoming(edits: Edits, lookAheadDays = 120, production = false) {
  return loadEdited(edits, { now, lookAheadDays, production }).problems.flatMap(
    ({ file, upcoming: day, severity, message }) =>
      day === undefined ? [] : [{ file, day, severity, message }],
  );
}

test('a page that ends while a guide lists it is reported in advance with its first day', () => {
  const edits = { ...createEndingPage('2026-11-30'), ...createGuideListing('/probate') };
  expect(listUpcoming(edits)).toContainEqual({
    file: guide,
    day: '2026-12-01',
    severity: 'warning',
    message: expect.stringMatching(/ This will block publishing from 2026-12-01 on\. Fix it before then\.$/),
  });
  const resultOnDay = loadEdited(edits, { now: '2026-12-01T17:00:00Z' });
  expect(resultOnDay.site).toBeUndefined();
  expect(resultOnDay.problems.map(({ file }) => file)).toContain(guide);
});

test('a future problem does not stop today’s build', () => {
  expect(
    loadEdited(
      { ...createEndingPage('2026-11-30'), ...createGuideListing('/probate') },
      { now, lookAheadDays: 120 },
    ).site,
  ).toBeDefined();
});

test('a referenced fact that expires is reported once with its day', () => {
  const [expiringFact, ...others] = listUpcoming(createExpiringFact('2027-01-31'));
  expect(others).toEqual([]);
  expect(expiringFact).toMatchObject({ file: fact, day: '2027-02-01' });
});

test.each([
  ['a fact that expires later', createExpiringFact('2027-06-30')],
  ['a page that has ended', { [legal]: createPage('expiresOn: 2026-11-01', 'redirectTo: /') }],
  ['a scheduled page', { [legal]: createPage('publishOn: 2026-12-24') }],
  ['an ending page without references', { [legal]: createPage('expiresOn: 2026-12-24', 'redirectTo: /') }],
])('within 120 days, %s is not reported', (_what, edits) => {
  expect(listUpcoming(edits)).toEqual(listUpcoming({}));
});

test('a link to a scheduled page is an error today, and is reported once', () => {
  const edits = {
    [legal]: createPage('publishOn: 2026-12-24'),
    [faq]: '---\nquestion: Why?\n---\n\nSee [the terms](/zz).\n',
  };
  const { problems } = loadEdited(edits, { now, lookAheadDays: 120 });
  expect(problems.filter(({ file }) => file === faq)).toEqual([
    expect.objectContaining({ severity: 'error' }),
  ]);
});

test('each reference to an ending page is reported once', () => {
  const edits = {
    ...createEndingPage('2026-11-30'),
    ...createGuideListing('/probate'),
    ...createGuideListing('/probate', otherGuide),
  };
  const files = listUpcoming(edits).map(({ file }) => file);
  expect(files).toEqual(expect.arrayContaining([otherGuide, guide]));
  expect(files).toHaveLength(new Set(files).size);
});
