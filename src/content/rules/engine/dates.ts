import type { TextDiagnostic } from '../../report/diagnostic.ts';
import { mapLanguages, getLanguage } from '../../languages/languages.ts';
import type { Language } from '../../languages/languages.ts';
import { findMonths } from '../../languages/dates.ts';
import { lexicons } from '../../languages/lexicons.ts';
import { findMatches } from '../../languages/matches.ts';
import type { SourceRule, NewDiagnostic, SiteRule } from '../rule.ts';
import { findInVisibleText } from '../visible-texts.ts';
import { addDays } from '../../calendar.ts';
import { getValue } from '../../fields/schema-parts.ts';
import { listEntries, isPageEntry } from '../../site.ts';
import type { Entry } from '../../site.ts';
import type { FieldPath } from '../../source/positions.ts';
import { locateValue } from '../locate.ts';

/** Dates with the wrong weekday. */
export const weekdays: SourceRule = {
  id: 'weekdays',
  severity: 'error',
  why: 'Either the weekday or the date is wrong.',
  run: (entry) => {
    const language = getLanguage(entry.frontmatter.values);
    return findInVisibleText(entry, (text) => findWrongWeekdays(text, language));
  },
};

const dayMs = 24 * 60 * 60 * 1000;
/** Any Sunday. */
const sunday = Date.UTC(2026, 10, 22);

const weekdayNames = mapLanguages((language) => {
  const format = new Intl.DateTimeFormat(lexicons[language].locale, { weekday: 'long', timeZone: 'UTC' });
  return Array.from({ length: 7 }, (_, day) => format.format(new Date(sunday + day * dayMs)));
});

const weekdayAndDatePatterns = mapLanguages(
  (language) =>
    new RegExp(
      String.raw`(?<!\p{L})(${weekdayNames[language].join('|')}),?\s(?=[^.!?\n]{4,24}\b(?:19|20)\d\d)((?:\p{L}+\.?\s)?\d{1,2}(?:st|nd|rd|th)?,?(?:\s\p{L}+){0,3}\s(?:19|20)\d\d)`,
      'giu',
    ),
);

function findWrongWeekdays(text: string, language: Language): TextDiagnostic[] {
  return findMatches(text, weekdayAndDatePatterns[language]).flatMap(
    ({ 0: match, 1: weekday = '', 2: date = '', index }) => {
      const [day = 0, year = 0] = (date.match(/\d+/g) ?? []).map(Number);
      const [month] = findMonths(date, language);
      if (month === undefined) return [];
      const actualWeekday =
        weekdayNames[language][new Date(Date.UTC(year, month - 1, day)).getUTCDay()] ?? '';
      if (actualWeekday.toLowerCase() === weekday.toLowerCase()) return [];
      const message = `That day is a ${actualWeekday}. Correct the weekday or the date.`;
      return [{ index, length: match.length, message }];
    },
  );
}

/** Reviews are never planned further ahead; a year such as 2207 is a typo. */
const maxReviewDays = 10 * 366;

/** Past events with a future date, updates before the page was first published, and reviews in the distant future. */
export const impossibleDates: SiteRule = {
  id: 'impossible-dates',
  // A warning, because a build may simulate an earlier day.
  severity: 'warning',
  why: 'An impossible date is a typo that visitors may see.',
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

/** Reports a date in the future. Drafts may have any date; scheduled pages may have dates up to `publishOn`. */
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
