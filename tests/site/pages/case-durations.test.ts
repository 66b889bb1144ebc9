/** Pages that state a typical duration of cases also state its date. */
import { expect, test } from 'vitest';
import { formatDate } from '#content/languages/dates.ts';
import { content } from '../support/content.ts';
import { pages } from '../support/site.ts';
import { normalizeText, readText } from '../support/text.ts';

const durationUnits = ['days', 'months', 'years'];
/** Durations of the firm's own work aren't durations of cases. */
const durations = [...content.entries.facts.values()].filter(
  ({ data }) =>
    Array.isArray(data.value) && durationUnits.includes(data.unit) && data.jurisdiction !== 'firm',
);

test.each(durations)('pages with $id state its date', ({ data: { statedAs } }) => {
  const pagesWithDuration = pages
    .map(({ path, root }) => ({ path, text: readText(root.querySelector('main')) }))
    .filter(({ text }) => text.includes(normalizeText(statedAs)));
  expect(pagesWithDuration.length).toBeGreaterThan(0);
  // Two facts may have the same text.
  const dates = durations
    .filter(({ data }) => data.statedAs === statedAs)
    .map(({ data }) => `as of ${formatDate(data.reviewed?.on ?? '', 'en')}`);
  const pagesWithoutDate = pagesWithDuration.filter(({ text }) => !dates.some((date) => text.includes(date)));
  expect(pagesWithoutDate.map(({ path }) => path)).toEqual([]);
});
