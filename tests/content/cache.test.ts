import { expect, test } from 'vitest';
import { restoredFiles, storedFiles } from '../../src/content/cache.ts';
import type { ContentCache } from '../../src/content/cache.ts';
import { problemsAfter, realFiles } from './edited-content.ts';
import type { Edits } from './edited-content.ts';

const faq = 'content/faqs/zz-new.md';
const fact = 'content/facts/court-appointed.md';
const asked = (answer: string) => `---\nquestion: Why?\n---\n\n${answer}\n`;
const stated = (words: string) =>
  (realFiles.get('content/facts/privacy-answer-time.md') ?? '')
    .replaceAll('30', '45')
    .replace('statedAs: "45 days"', `statedAs: "${words}"`);

const named = { [faq]: asked('You may ask for a court-appointed guardian.') };
const figured = { [faq]: asked('Answer within 45 days.') };
const quoting = { [faq]: asked('You have {{court-appointed}}, and {{answer-deadline}} to answer.') };
const told = { [faq]: asked('The rule was made on May 2, 2019, by {{attorney-name}}.') };
const day = (realFiles.get('content/facts/immigration-status-date.md') ?? '')
  .replace(/^value: .*$/m, 'value: 2019-05-02')
  .replace(/^statedAs: .*$/m, 'statedAs: May 2, 2019')
  .replace(/^translations:\n(?: .*\n)+/m, '');
const steps: Edits[] = [
  named,
  { ...named, [fact]: stated('45 days') },
  named,
  figured,
  { ...figured, [fact]: stated('45 days') },
  { ...figured, [fact]: stated('45 full days') },
  figured,
  quoting,
  { ...quoting, [fact]: stated('45 days') },
  quoting,
  told,
  { ...told, 'content/facts/zz-day.md': day },
];

/** What is said after each of the edits, read from nothing. */
const fresh = steps.map((edits) => problemsAfter(edits, { cache: new Map() }));

test.each([
  ['in a preview', (cache: ContentCache) => cache],
  ['from build to build', (cache: ContentCache) => restoredFiles(storedFiles(cache))],
])('%s, files are judged by the facts of today', (_when, between) => {
  let cache: ContentCache = new Map();
  const kept = steps.map((edits) => {
    const said = problemsAfter(edits, { cache });
    cache = between(cache);
    return said;
  });
  expect(kept).toEqual(fresh);
  expect(fresh.map((said) => said.length)).toEqual([0, 1, 0, 1, 1, 1, 1, 1, 0, 1, 0, 1]);
});

test.each([
  ['quotes and names no fact', 'You may ask for a court-appointed guardian.'],
  ['quotes others', 'You have {{answer-deadline}} to answer.'],
])('a changed fact has no file judged anew that %s', (_what, text) => {
  const cache: ContentCache = new Map();
  const edits = { [faq]: asked(text) };
  problemsAfter(edits, { cache });
  const before = cache.get(faq)?.outcome;
  problemsAfter({ ...edits, 'content/facts/zz-other.md': stated('45 days') }, { cache });
  expect(cache.get(faq)?.outcome).toBe(before);
});
