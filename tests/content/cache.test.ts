import { expect, test } from 'vitest';
import { checkAdvertising } from '#practice/advertising/check.ts';
import type { ContentCache } from '#content/result-cache.ts';
import { contentCache, describeProblems, fixtureFiles, replaceInFile } from './edited-content.ts';
import type { Edits } from './edited-content.ts';

const originalFactFile = 'content/facts/privacy-answer-time.md';
const attorneyNameFile = 'content/facts/attorney-name.md';
const defaults = 'content/site/county-defaults.md';
const faqs = Object.fromEntries(
  [
    'Answer within 45 days.',
    'You have {{court-appointed}}, and {{answer-deadline}} to answer.',
    'The rule was made on May 2, 2019, by {{attorney-name}}.',
  ].map((answer, index) => [`content/faqs/zz-${index}.md`, `---\nquestion: Why?\n---\n\n${answer}\n`]),
);
const createFactEdits = (statedAs: string, field = '') => ({
  'content/facts/court-appointed.md': (fixtureFiles.get(originalFactFile) ?? '')
    .replaceAll('30', '45')
    .replace('statedAs: "45 days"', `${field}statedAs: "${statedAs}"`),
});
/** Removes most files, because uncached checks of all content are slow. */
const removedFiles = Object.fromEntries(
  [...fixtureFiles.keys()]
    .filter((path) => !/^content\/(?:facts|site|counties)\//.test(path))
    .map((path) => [path, null]),
);
const steps: Edits[] = [
  { ...faqs, [defaults]: replaceInFile(defaults, 'faqHeading: Questions from {county} owners\n', '') },
  { ...faqs, ...createFactEdits('45 days') },
  { ...faqs, ...createFactEdits('45 full days') },
  // The text is the same, but an invalid fact isn't quoted in texts that the advertising rules check.
  { ...faqs, ...createFactEdits('45 full days, we guarantee it', 'unknown: field\n') },
  { ...faqs, ...createFactEdits('45 full days, we guarantee it') },
  {
    ...faqs,
    [attorneyNameFile]: replaceInFile(attorneyNameFile, 'statedAs: "Jane Doe"', 'statedAs: May 2, 2019'),
  },
  {},
];

test('cached checks of successive edits give the same results as uncached ones', () => {
  const cache: ContentCache = new Map(contentCache);
  const results = steps.map((edits) => {
    const allEdits = { ...removedFiles, ...edits };
    const expectedProblems = describeProblems(allEdits, { cache: new Map(), extraCheck: checkAdvertising });
    expect(describeProblems(allEdits, { cache, extraCheck: checkAdvertising })).toEqual(expectedProblems);
    return expectedProblems.join();
  });
  expect(new Set(results).size).toBe(steps.length);
}, 120_000);
