import { expect, test } from 'vitest';
import type { ContentCache } from '../../src/content/result-cache.ts';
import { contentCache, problemsAfter, realFiles, replaced } from './edited-content.ts';
import type { Edits } from './edited-content.ts';

const faq = 'content/faqs/zz-new.md';
const fact = 'content/facts/court-appointed.md';
const attorney = 'content/facts/attorney-name.md';
const defaults = 'content/site/county-defaults.md';
const asked = (answer: string) => `---\nquestion: Why?\n---\n\n${answer}\n`;
const stated = (words: string) =>
  (realFiles.get('content/facts/privacy-answer-time.md') ?? '')
    .replaceAll('30', '45')
    .replace('statedAs: "45 days"', `statedAs: "${words}"`);

const named = { [faq]: asked('You may ask for a court-appointed guardian.') };
const figured = { [faq]: asked('Answer within 45 days.') };
const quoting = { [faq]: asked('You have {{court-appointed}}, and {{answer-deadline}} to answer.') };
const reported = { [faq]: asked('The rule was made on May 2, 2019, by {{attorney-name}}.') };
const day = (realFiles.get('content/facts/immigration-status-date.md') ?? '')
  .replace(/^value: .*$/m, 'value: 2019-05-02')
  .replace(/^statedAs: .*$/m, 'statedAs: May 2, 2019')
  .replace(/^translations:\n(?: .*\n)+/m, '');
const longName = {
  [attorney]: replaced(attorney, 'statedAs: "Jane Doe"', `statedAs: "${'Jane '.repeat(12)}Doe"`),
};
const day2019 = { [faq]: asked('The rule was made on May 2, 2019, by {{attorney-name}}.') };
const noHeading = { [defaults]: replaced(defaults, 'faqHeading: Questions from {county} owners\n', '') };
/** Edits one after the other, and whether there are problems after each: how many depends on the pages. */
const series: { [files: string]: [Edits, boolean][] } = {
  'files that quote no fact': [
    [named, false],
    [{ ...named, [fact]: stated('45 days') }, true],
    [named, false],
    [figured, true],
    [{ ...figured, [fact]: stated('45 days') }, true],
    [{ ...figured, [fact]: stated('45 full days') }, true],
    [figured, true],
  ],
  'files that quote facts': [
    [quoting, true],
    [{ ...quoting, [fact]: stated('45 days') }, false],
    [reported, false],
    [{ ...reported, 'content/facts/zz-day.md': day }, true],
  ],
  'files that nothing was wrong with': [
    [day2019, false],
    [{ ...day2019, ...longName }, true],
    [{ ...day2019, [attorney]: replaced(attorney, 'statedAs: "Jane Doe"', 'statedAs: May 2, 2019') }, true],
    [day2019, false],
    [noHeading, true],
    [{}, false],
  ],
};

test.each(Object.keys(series))(
  '%s are checked by the facts of today',
  (files) => {
    const steps = series[files] ?? [];
    // Without a cache, and in a preview.
    const fromNothing = new Map<Edits, string[]>();
    for (const [edits] of steps)
      if (!fromNothing.has(edits)) fromNothing.set(edits, problemsAfter(edits, { cache: new Map() }));
    const fresh = steps.map(([edits]) => fromNothing.get(edits) ?? []);
    const cache: ContentCache = new Map(contentCache);
    expect(steps.map(([edits]) => problemsAfter(edits, { cache }))).toEqual(fresh);
    expect(fresh.map((said) => said.length > 0)).toEqual(steps.map(([, isWrong]) => isWrong));
  },
  120_000,
);

test.each([
  ['quotes and names no fact', 'You may ask for a court-appointed guardian.'],
  ['quotes others', 'You have {{answer-deadline}} to answer.'],
])('a changed fact has no file checked anew that %s', (_what, text) => {
  const cache: ContentCache = new Map();
  const edits = { [faq]: asked(text) };
  problemsAfter(edits, { cache });
  const before = cache.get(faq)?.result;
  problemsAfter({ ...edits, 'content/facts/zz-other.md': stated('45 days') }, { cache });
  expect(cache.get(faq)?.result).toBe(before);
});
