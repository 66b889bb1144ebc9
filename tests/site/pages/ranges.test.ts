/** How long cases take is a typical range: each page that shows one says as of which day. */
import { expect, test } from 'vitest';
import { dateInWords } from '../../../src/content/languages/dates.ts';
import { content } from './support/content.ts';
import { pages } from './support/site.ts';
import { clean, textOf } from './support/text.ts';

const spans = ['days', 'months', 'years'];
/** The spans of the firm's own work, such as how long an answer takes, are no ranges of cases. */
const ranges = [...content.entries.facts.values()].filter(
  ({ data }) => Array.isArray(data.value) && spans.includes(data.unit) && data.jurisdiction !== 'firm',
);

test.each(ranges)('$id', ({ data: { statedAs } }) => {
  const showing = pages
    .map(({ path, root }) => ({ path, text: textOf(root.querySelector('main')) }))
    .filter(({ text }) => text.includes(clean(statedAs)));
  expect(showing.length).toBeGreaterThan(0);
  // Two facts may say the same words.
  const days = ranges
    .filter(({ data }) => data.statedAs === statedAs)
    .map(({ data }) => `as of ${dateInWords(data.reviewed?.on ?? '', 'en')}`);
  const silent = showing.filter(({ text }) => !days.some((day) => text.includes(day)));
  expect(silent.map(({ path }) => path)).toEqual([]);
});
