import type { TextDiagnostic } from '../../report/diagnostic.ts';
import { mapLanguages, getLanguage } from '../../languages/languages.ts';
import type { Language } from '../../languages/languages.ts';
import { findMonths } from '../../languages/dates.ts';
import { lexicons } from '../../languages/lexicons.ts';
import { findMatches } from '../../languages/matches.ts';
import type { SourceRule } from '../rule.ts';
import { findInVisibleText } from '../visible-texts.ts';

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
  return Array.from({ length: 7 }, (_, day) => format.format(new Date(sunday + day * dayMs)).toLowerCase());
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
      if (actualWeekday === weekday.toLowerCase()) return [];
      const name =
        language === 'en'
          ? `${actualWeekday.charAt(0).toUpperCase()}${actualWeekday.slice(1)}`
          : actualWeekday;
      const message = `That day is a ${name}. Correct the weekday or the date.`;
      return [{ index, length: match.length, message }];
    },
  );
}
