import { isDeepStrictEqual } from 'node:util';
import { dayAhead } from '../../calendar.ts';
import { valueAt } from '../../fields/schema-parts.ts';
import { everyEntry, isPageEntry } from '../../site.ts';
import type { Entry } from '../../site.ts';
import type { FieldPath } from '../../source/positions.ts';
import type { Report, SiteRule } from '../rule.ts';

/** Nobody plans a review further ahead; a year such as 2207 is mistyped. */
const furthestReviewDays = 10 * 366;

/** Days on record that have not come yet, and reviews that nobody would live to make. */
export const futureDays: SiteRule = {
  id: 'future-days',
  // A build may rehearse an earlier day, and east of here it is tomorrow already.
  severity: 'warning',
  why: 'A day of the future on a record is mistyped, and visitors see it.',
  run: ({ definition: { timeZone }, entries, now }) => {
    const tomorrow = dayAhead(now, 1, timeZone);
    const furthest = dayAhead(now, furthestReviewDays, timeZone);
    return everyEntry(entries).flatMap((entry) => [
      ...entry.traits.recordedDays.flatMap((path) => notYet(entry, path, tomorrow)),
      ...tooFar(entry, furthest),
    ]);
  },
};

/** A page that is still to come may be dated with its first day. */
function notYet(entry: Entry, path: FieldPath, tomorrow: string): Report[] {
  const day = valueAt(entry.data, path);
  if (typeof day !== 'string' || day <= tomorrow) return [];
  const publishOn = isPageEntry(entry) ? entry.data.publishOn : undefined;
  if (isPageEntry(entry) && (entry.data.draft || day <= (publishOn ?? tomorrow))) return [];
  const isFirstDay = isDeepStrictEqual(path, entry.traits.firstDay);
  const way = isFirstDay
    ? `To show this page from that day on, add "publishOn: ${day}"; else correct the day.`
    : 'It says what was done, so it can’t lie ahead. Correct it.';
  return [{ at: { entry, path, on: 'value' }, message: `is ${day}, a day that has not come yet. ${way}` }];
}

function tooFar(entry: Entry, furthest: string): Report[] {
  const { reviewBy } = entry.data;
  if (typeof reviewBy !== 'string' || reviewBy <= furthest) return [];
  const message = `is ${reviewBy}, more than ten years ahead. Look at the year.`;
  return [{ at: { entry, path: ['reviewBy'], on: 'value' }, message }];
}
