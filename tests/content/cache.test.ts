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
const steps: Edits[] = [
  named,
  { ...named, [fact]: stated('45 days') },
  named,
  figured,
  { ...figured, [fact]: stated('45 days') },
  { ...figured, [fact]: stated('45 full days') },
  figured,
];

/** What is said after each of the edits, read from nothing. */
const fresh = steps.map((edits) => problemsAfter(edits, { cache: new Map() }));

test.each([
  ['in a preview', (cache: ContentCache) => cache],
  ['from build to build', (cache: ContentCache) => restoredFiles(storedFiles(cache))],
])('%s, files that quote no fact are judged by the facts of today', (_when, between) => {
  let cache: ContentCache = new Map();
  const kept = steps.map((edits) => {
    const said = problemsAfter(edits, { cache });
    cache = between(cache);
    return said;
  });
  expect(kept).toEqual(fresh);
  expect(fresh.map((said) => said.length)).toEqual([0, 1, 0, 1, 1, 1, 1]);
});

test('a changed fact has no file judged anew that neither quotes nor names one', () => {
  const cache: ContentCache = new Map();
  const edits = { [faq]: asked('You may ask for a court-appointed guardian.') };
  problemsAfter(edits, { cache });
  const before = cache.get(faq)?.outcome;
  problemsAfter({ ...edits, 'content/facts/zz-other.md': stated('45 days') }, { cache });
  expect(cache.get(faq)?.outcome).toBe(before);
});
