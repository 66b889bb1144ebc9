import { buildCalendarFile } from '#client/deadline/calendar-file.ts';
import { toLocalDate } from '#practice/calendar.ts';
import type { Site } from '#practice/site.ts';
import { buildCalendarPath, readMonthDay } from './deadlines.ts';

/** Builds a calendar file for the first day of each deadline's next season. Returns [name, text] pairs. */
export function buildSeasonReminders(site: Site): [string, string][] {
  return [...site.entries.deadlines.values()].flatMap(({ data: { season } }): [string, string][] => {
    if (season === undefined) return [];
    const { remind } = season.outside;
    const day = findNextOccurrence(site.now, readMonthDay(site, season.opens));
    const { href, hostname } = new URL(remind.page, site.firm.address);
    const file = buildCalendarFile({
      day,
      title: remind.title,
      text: remind.text,
      url: href,
      uid: `${remind.file}-${day}@${hostname}`,
      now: new Date(toLocalDate(site.now)),
      alarms: [nineAm],
    });
    return [[buildCalendarPath(remind).slice(1), file]];
  });
}

/** Nine in the morning, as an ISO 8601 duration from midnight. */
const nineAm = 'PT9H';

function findNextOccurrence(now: Date, monthDay: string): string {
  const today = toLocalDate(now);
  const year = Number(today.slice(0, 4));
  return `${today.slice(5) < monthDay ? year : year + 1}-${monthDay}`;
}
