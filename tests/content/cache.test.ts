import { expect, test } from 'vitest';
import type { ContentCache } from '#content/result-cache.ts';
import { contentCache, problemsAfter, realFiles, replaceInFile } from './edited-content.ts';
import type { Edits } from './edited-content.ts';

const faq = 'content/faqs/zz-new.md';
const fact = 'content/facts/court-appointed.md';
const attorney = 'content/facts/attorney-name.md';
const defaults = 'content/site/county-defaults.md';
const faqText = (answer: string) => `---\nquestion: Why?\n---\n\n${answer}\n`;
const stated = (words: string) =>
  (realFiles.get('content/facts/privacy-answer-time.md') ?? '')
    .replaceAll('30', '45')
    .replace('statedAs: "45 days"', `statedAs: "${words}"`);

const figured = { [faq]: faqText('Answer within 45 days.') };
const quoting = { [faq]: faqText('You have {{court-appointed}}, and {{answer-deadline}} to answer.') };
const dated = { [faq]: faqText('The rule was made on May 2, 2019, by {{attorney-name}}.') };
const noHeading = { [defaults]: replaceInFile(defaults, 'faqHeading: Questions from {county} owners\n', '') };
/** Successive edits, and whether each state has problems. The number of problems depends on the pages. */
const steps: [Edits, boolean][] = [
  [figured, true],
  [{ ...figured, [fact]: stated('45 days') }, true],
  [{ ...figured, [fact]: stated('45 full days') }, true],
  [quoting, true],
  [{ ...quoting, [fact]: stated('45 days') }, false],
  [dated, false],
  [{ ...dated, [attorney]: replaceInFile(attorney, 'statedAs: "Jane Doe"', 'statedAs: May 2, 2019') }, true],
  [noHeading, true],
  [{}, false],
];

test('cached checks of successive edits give the same results as uncached ones', () => {
  const cache: ContentCache = new Map(contentCache);
  for (const [edits, isWrong] of steps) {
    const fresh = problemsAfter(edits, { cache: new Map() });
    expect(problemsAfter(edits, { cache })).toEqual(fresh);
    expect(fresh.length > 0).toBe(isWrong);
  }
}, 120_000);
