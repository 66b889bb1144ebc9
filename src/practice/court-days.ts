/**
 * Deadlines under Fla. R. Gen. Prac. & Jud. Admin. 2.514: the day to act by, and the day on which the court's count ends.
 * Circuits close on different days, and the list contains the closings of all circuits. The day to act by is moved before a
 * closing and the end of the count after it, so that uncertainty never costs a visitor a day. Also runs in the browser.
 */
import { shiftDay } from '#forms/dates.ts';

/** Days other than weekends on which a Florida court is closed: by year, each as month and day like 11-26. */
export type Closings = { readonly [year: string]: readonly string[] | undefined };

/** `court` counts from the next day on which courts are open, `calendar` from the next day. */
export type Counting = 'court' | 'calendar';

/** A time limit, its counting method and the court closings. */
export type Term = { days: number; counting: Counting; closings: Closings };

export type Deadline = {
  /** The last day of the count, possibly a day on which courts are closed. */
  end: string;
  /** The last business day up to `end`. */
  actBy: string;
  /** The day on which the court's count ends, after any closings. */
  countEnd: string;
};

/** The most days that courts could be closed in a row, for years whose closings are not listed yet. */
const maxConsecutiveClosings = 7;

/** Computes the deadline for a `start` day (`YYYY-MM-DD`). */
export function computeDeadline(start: string, { days, counting, closings }: Term): Deadline {
  const end = shiftDay(start, days);
  const firstDay =
    counting === 'court' ? findBusinessDay(shiftDay(start, 1), 1, closings) : shiftDay(start, 1);
  return {
    end,
    actBy: findBusinessDay(end, -1, closings),
    countEnd: findBusinessDay(shiftDay(firstDay, days - 1), 1, closings),
  };
}

/** Whether all courts are open, according to the listed closings. */
function isBusinessDay(day: string, closings: Closings): boolean {
  const isWeekend = new Date(day).getUTCDay() % 6 === 0;
  return !isWeekend && !closings[getYear(day)]?.includes(day.slice(5));
}

/** Lists the last `count` business days up to `today`, in ascending order. */
export function listBusinessDays(today: string, count: number, closings: Closings): string[] {
  const days: string[] = [];
  for (let day = today; days.length < count; day = shiftDay(day, -1)) {
    if (isBusinessDay(day, closings)) days.unshift(day);
  }
  return days;
}

/** Finds the nearest business day, starting with `day`: later if `step` is 1, earlier if it is -1. */
function findBusinessDay(day: string, step: 1 | -1, closings: Closings): string {
  let candidate = day;
  while (isListed(candidate, closings) && !isBusinessDay(candidate, closings))
    candidate = shiftDay(candidate, step);
  if (isListed(candidate, closings)) return candidate;
  candidate = shiftDay(candidate, step * maxConsecutiveClosings);
  while (!isBusinessDay(candidate, closings)) candidate = shiftDay(candidate, step);
  return candidate;
}

function isListed(day: string, closings: Closings): boolean {
  return closings[getYear(day)] !== undefined;
}

function getYear(day: string): string {
  return day.slice(0, 4);
}
