import { expect, test } from 'vitest';
import { restoredFiles, storedFiles } from '../../src/content/cache.ts';
import type { ContentCache } from '../../src/content/cache.ts';
import { contentCache, problemsAfter, realFiles } from './edited-content.ts';
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
const reported = { [faq]: asked('The rule was made on May 2, 2019, by {{attorney-name}}.') };
const day = (realFiles.get('content/facts/immigration-status-date.md') ?? '')
  .replace(/^value: .*$/m, 'value: 2019-05-02')
  .replace(/^statedAs: .*$/m, 'statedAs: May 2, 2019')
  .replace(/^translations:\n(?: .*\n)+/m, '');
/** Edits one after the other, and how many problems there are after each. */
const series: { [files: string]: [Edits, number][] } = {
  'files that quote no fact': [
    [named, 0],
    [{ ...named, [fact]: stated('45 days') }, 1],
    [named, 0],
    [figured, 1],
    [{ ...figured, [fact]: stated('45 days') }, 1],
    [{ ...figured, [fact]: stated('45 full days') }, 1],
    [figured, 1],
  ],
  'files that quote facts': [
    [quoting, 1],
    [{ ...quoting, [fact]: stated('45 days') }, 0],
    [reported, 0],
    [{ ...reported, 'content/facts/zz-day.md': day }, 1],
  ],
};

test.each(Object.keys(series))(
  '%s are checked by the facts of today',
  (files) => {
    const steps = series[files] ?? [];
    // Read from nothing, in a preview, and from build to build.
    const fromNothing = new Map<Edits, string[]>();
    for (const [edits] of steps)
      if (!fromNothing.has(edits)) fromNothing.set(edits, problemsAfter(edits, { cache: new Map() }));
    const fresh = steps.map(([edits]) => fromNothing.get(edits) ?? []);
    for (const between of [
      (cache: ContentCache) => cache,
      (cache: ContentCache) => restoredFiles(storedFiles(cache)),
    ]) {
      let cache: ContentCache = new Map(contentCache);
      const kept = steps.map(([edits]) => {
        const said = problemsAfter(edits, { cache });
        cache = between(cache);
        return said;
      });
      expect(kept).toEqual(fresh);
    }
    expect(fresh.map((said) => said.length)).toEqual(steps.map(([, count]) => count));
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
  const before = cache.get(faq)?.outcome;
  problemsAfter({ ...edits, 'content/facts/zz-other.md': stated('45 days') }, { cache });
  expect(cache.get(faq)?.outcome).toBe(before);
});
