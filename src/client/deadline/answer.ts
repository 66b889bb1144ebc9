import type { DeadlineCopy } from '../published-data.ts';
import { formatDay, isInSeason } from './days.ts';
import type { FinderResult } from './result.ts';

/** The parts of a result's text, in order: an introduction like "Answer by", the date, a note about the time left, and details. */
export type Answer = { intro: string; day: string; note: string; details: string };

/** Fills in the copy for a result. `rule` is the text that the page shows before a date is entered. */
export function composeAnswer(
  result: FinderResult,
  copy: DeadlineCopy,
  rule: Answer,
  language: string,
): Answer {
  if (result.state === 'waiting') return rule;
  if (result.state === 'invalid') return { ...rule, note: '', details: copy.invalid };
  const { start, end, actBy, countEnd, today, daysLeft } = result;
  // A date in a different year includes the year.
  const format = (day: string) =>
    formatDay(day, language, day.startsWith(today.slice(0, 4)) ? undefined : { dateStyle: 'full' });
  const warning = copy.season && !isInSeason(start, copy.season) ? `${copy.season.warning} ` : '';
  if (result.state === 'ahead') {
    const remainingText = daysLeft === 1 ? copy.leftOne : copy.left.replace('{days}', String(daysLeft));
    const details = end === actBy ? copy.end : copy.endClosed.replace('{date}', format(end));
    return { intro: copy.actBy, day: format(actBy), note: warning + remainingText, details };
  }
  if (result.state === 'past')
    return { intro: copy.due, day: format(countEnd), note: warning, details: `${copy.late} ${copy.call}` };
  const note = today === actBy ? copy.lastDay : copy.safeDayOver.replace('{date}', format(actBy));
  return { intro: copy.act, day: format(today), note: warning + note, details: copy.call };
}

/** Formats an answer for a calendar entry, without the number of days left, which would soon be out of date. */
export function formatCalendarText({ intro, day, details }: Answer, { calendar }: DeadlineCopy): string {
  return [`${intro} ${day}.`, details, calendar.text].join('\n').replaceAll('\u00A0', ' ');
}
