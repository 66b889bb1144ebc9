import { addDays } from '../../calendar.ts';
import { getValue } from '../../fields/schema-parts.ts';
import { listEntries, isPageEntry } from '../../site.ts';
import type { Entry } from '../../site.ts';
import type { FieldPath } from '../../source/positions.ts';
import type { NewDiagnostic, SiteRule } from '../rule.ts';
import { locateValue } from '../locate.ts';

/** Reviews are never planned further ahead; a year such as 2207 is a typo. */
const maxReviewDays = 10 * 366;

/** Past events with a future date, updates before the page was first published, and reviews in the distant future. */
export const impossibleDates: SiteRule = {
  id: 'impossible-dates',
  // A warning, because a build may simulate an earlier day, and time zones to the east are a day ahead.
  severity: 'warning',
  why: 'An impossible date in a record is a typo that visitors see.',
  run: ({ definition: { timeZone }, entries, now }) => {
    const tomorrow = addDays(now, 1, timeZone);
    const latestReviewDay = addDays(now, maxReviewDays, timeZone);
    return listEntries(entries).flatMap((entry) => [
      ...entry.config.pastDateFields.flatMap((path) => reportFutureDate(entry, path, tomorrow)),
      ...reportEarlyUpdate(entry),
      ...reportDistantReview(entry, latestReviewDay),
    ]);
  },
};

/** Reports a date in the future. Drafts may have any date, and scheduled pages dates up to the one on which they are published. */
function reportFutureDate(entry: Entry, path: FieldPath, tomorrow: string): NewDiagnostic[] {
  const day = getValue(entry.data, path);
  if (typeof day !== 'string' || day <= tomorrow) return [];
  const publishOn = isPageEntry(entry) ? entry.data.publishOn : undefined;
  if (isPageEntry(entry) && (entry.data.draft || day <= (publishOn ?? tomorrow))) return [];
  const isPublicationDate = isPageEntry(entry) && path[0] !== 'updated' && path[0] !== 'reviewed';
  const fix = isPublicationDate
    ? `To publish this page on that date, add "publishOn: ${day}". Otherwise correct the date.`
    : 'It records something already done, so it can’t be in the future. Correct it.';
  return [{ ...locateValue(entry, path), message: `is ${day}, which is in the future. ${fix}` }];
}

function reportEarlyUpdate(entry: Entry): NewDiagnostic[] {
  const { publicationDateField } = entry.config;
  if (publicationDateField === undefined) return [];
  const [firstDay, updated] = [entry.data[publicationDateField], entry.data['updated']];
  if (typeof firstDay !== 'string' || typeof updated !== 'string' || updated >= firstDay) return [];
  const message = `is ${updated}, but ${publicationDateField} is ${firstDay}, and a page can’t change before it is published. Correct one of them.`;
  return [{ ...locateValue(entry, ['updated']), message }];
}

function reportDistantReview(entry: Entry, latestReviewDay: string): NewDiagnostic[] {
  const { reviewBy } = entry.data;
  if (typeof reviewBy !== 'string' || reviewBy <= latestReviewDay) return [];
  const message = `is ${reviewBy}, more than ten years ahead. Check the year.`;
  return [{ ...locateValue(entry, ['reviewBy']), message }];
}
