/**
 * The day to act by, and the day on which the court's own count is over, by Fla. R. Gen. Prac. & Jud. Admin. 2.514.
 * Circuits close on different days, and the list has the closings of all of them: the day to act by moves back from
 * each, the end of the count forward, so a doubt never costs a visitor a day. Runs in the browser as well.
 */
import { addDays } from '#forms/dates.ts';

/** Days on which a Florida court is closed, besides weekends: by year, each as month and day like 11-26. */
export type Closings = { readonly [year: string]: readonly string[] | undefined };

/** `court`: counting begins on the next day on which courts are open. `calendar`: on the next day. */
export type Counting = 'court' | 'calendar';

/** How the days of a deadline are counted. */
export type Term = { days: number; counting: Counting; closings: Closings };

export type Deadline = {
  /** The plain end of the days, whatever day that is. */
  end: string;
  /** That day, or the last business day before it. */
  actBy: string;
  /** The last day by the most generous way to count. */
  countEnds: string;
};

/** Longer than courts are ever closed in a row: the margin in years whose closings are not listed yet. */
const margin = 7;

/** `days` after `start`, as `YYYY-MM-DD`. */
export function deadlineAfter(start: string, { days, counting, closings }: Term): Deadline {
  const end = addDays(start, days);
  const first = counting === 'court' ? nearestBusinessDay(addDays(start, 1), 1, closings) : addDays(start, 1);
  return {
    end,
    actBy: nearestBusinessDay(end, -1, closings),
    countEnds: nearestBusinessDay(addDays(first, days - 1), 1, closings),
  };
}

/** Whether all courts are open, as far as their closings are listed. */
function isBusinessDay(day: string, closings: Closings): boolean {
  const isWeekend = new Date(day).getUTCDay() % 6 === 0;
  return !isWeekend && !closings[yearOf(day)]?.includes(day.slice(5));
}

/** The last business days up to `today`, the latest last. */
export function lastBusinessDays(today: string, count: number, closings: Closings): string[] {
  const days: string[] = [];
  for (let day = today; days.length < count; day = addDays(day, -1)) {
    if (isBusinessDay(day, closings)) days.unshift(day);
  }
  return days;
}

/** The day itself or the first business day in the direction of `step`: -1 is earlier, 1 is later. */
function nearestBusinessDay(day: string, step: 1 | -1, closings: Closings): string {
  let near = day;
  while (isListed(near, closings) && !isBusinessDay(near, closings)) near = addDays(near, step);
  if (isListed(near, closings)) return near;
  near = addDays(near, step * margin);
  while (!isBusinessDay(near, closings)) near = addDays(near, step);
  return near;
}

function isListed(day: string, closings: Closings): boolean {
  return closings[yearOf(day)] !== undefined;
}

function yearOf(day: string): string {
  return day.slice(0, 4);
}
