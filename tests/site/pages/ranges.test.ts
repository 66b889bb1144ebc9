/** Each page that states a typical duration of cases also states its date. */
import { expect, test } from 'vitest';
import { formatDate } from '#content/languages/dates.ts';
import { content } from '../support/content.ts';
import { pages } from '../support/site.ts';
import { normalizeText, readText } from '../support/text.ts';

const spans = ['days', 'months', 'years'];
/** Durations of the firm's own work aren't durations of cases. */
const ranges = [...content.entries.facts.values()].filter(
  ({ data }) => Array.isArray(data.value) && spans.includes(data.unit) && data.jurisdiction !== 'firm',
);

test.each(ranges)('$id', ({ data: { statedAs } }) => {
  const showing = pages
    .map(({ path, root }) => ({ path, text: readText(root.querySelector('main')) }))
    .filter(({ text }) => text.includes(normalizeText(statedAs)));
  expect(showing.length).toBeGreaterThan(0);
  // Two facts may have the same text.
  const days = ranges
    .filter(({ data }) => data.statedAs === statedAs)
    .map(({ data }) => `as of ${formatDate(data.reviewed?.on ?? '', 'en')}`);
  const silent = showing.filter(({ text }) => !days.some((day) => text.includes(day)));
  expect(silent.map(({ path }) => path)).toEqual([]);
});
