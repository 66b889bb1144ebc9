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

const named = { [faq]: faqText('You may ask for a court-appointed guardian.') };
const figured = { [faq]: faqText('Answer within 45 days.') };
const quoting = { [faq]: faqText('You have {{court-appointed}}, and {{answer-deadline}} to answer.') };
const reported = { [faq]: faqText('The rule was made on May 2, 2019, by {{attorney-name}}.') };
const day = (realFiles.get('content/facts/immigration-status-date.md') ?? '')
  .replace(/^value: .*$/m, 'value: 2019-05-02')
  .replace(/^statedAs: .*$/m, 'statedAs: May 2, 2019')
  .replace(/^translations:\n(?: .*\n)+/m, '');
const longName = {
  [attorney]: replaceInFile(attorney, 'statedAs: "Jane Doe"', `statedAs: "${'Jane '.repeat(12)}Doe"`),
};
const day2019 = { [faq]: faqText('The rule was made on May 2, 2019, by {{attorney-name}}.') };
const noHeading = { [defaults]: replaceInFile(defaults, 'faqHeading: Questions from {county} owners\n', '') };
/** Successive edits, and whether each state has problems. The number of problems depends on the pages. */
const series: { [files: string]: [Edits, boolean][] } = {
  'files that reference no fact': [
    [named, false],
    [{ ...named, [fact]: stated('45 days') }, true],
    [named, false],
    [figured, true],
    [{ ...figured, [fact]: stated('45 days') }, true],
    [{ ...figured, [fact]: stated('45 full days') }, true],
    [figured, true],
  ],
  'files that reference facts': [
    [quoting, true],
    [{ ...quoting, [fact]: stated('45 days') }, false],
    [reported, false],
    [{ ...reported, 'content/facts/zz-day.md': day }, true],
  ],
  'files without problems': [
    [day2019, false],
    [{ ...day2019, ...longName }, true],
    [
      { ...day2019, [attorney]: replaceInFile(attorney, 'statedAs: "Jane Doe"', 'statedAs: May 2, 2019') },
      true,
    ],
    [day2019, false],
    [noHeading, true],
    [{}, false],
  ],
};

test.each(Object.keys(series))(
  'a cached check of %s gives the same result as an uncached one',
  (files) => {
    const steps = series[files] ?? [];
    const uncached = new Map<Edits, string[]>();
    for (const [edits] of steps)
      if (!uncached.has(edits)) uncached.set(edits, problemsAfter(edits, { cache: new Map() }));
    const fresh = steps.map(([edits]) => uncached.get(edits) ?? []);
    const cache: ContentCache = new Map(contentCache);
    expect(steps.map(([edits]) => problemsAfter(edits, { cache }))).toEqual(fresh);
    expect(fresh.map((found) => found.length > 0)).toEqual(steps.map(([, isWrong]) => isWrong));
  },
  120_000,
);

test.each([
  ['references no fact', 'You may ask for a court-appointed guardian.'],
  ['references other facts', 'You have {{answer-deadline}} to answer.'],
])('a changed fact does not invalidate the result of a file that %s', (_what, text) => {
  const cache: ContentCache = new Map();
  const edits = { [faq]: faqText(text) };
  problemsAfter(edits, { cache });
  const before = cache.get(faq)?.result;
  problemsAfter({ ...edits, 'content/facts/zz-other.md': stated('45 days') }, { cache });
  expect(cache.get(faq)?.result).toBe(before);
});
