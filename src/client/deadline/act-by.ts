/**
 * Days on which Florida courts are closed, in any year: the legal holidays of section 110.117, Florida Statutes, and
 * what courts commonly add. Fla. R. Gen. Prac. & Jud. Admin. 2.514 is the courts' own rule for counting. This list is
 * longer than its holidays on purpose: a day is only ever moved back from one, so a day too many ends a deadline early.
 */
import { addDays } from '#forms/dates.ts';

/** Month and day. Neighbors, as Christmas Eve and Christmas Day, are one holiday of two days. */
const fixed = ['01-01', '06-19', '07-04', '11-11', '12-24', '12-25', '12-31'];

/** Month, day of the week, and the first day of the month that it can fall on. */
const floating = [
  // Martin Luther King Jr. Day
  ['01', 1, 15],
  // Washington's Birthday
  ['02', 1, 15],
  // Memorial Day
  ['05', 1, 25],
  // Labor Day
  ['09', 1, 1],
  // Thanksgiving Day and the Friday after
  ['11', 4, 22],
  ['11', 5, 23],
] as const;

/** Whether the courts are open on a day, as `YYYY-MM-DD`: no weekend, and no holiday as counted above. */
export function isBusinessDay(day: string): boolean {
  return !isWeekend(day) && !isHoliday(day);
}

function isHoliday(day: string): boolean {
  return (
    isFixed(day) || [1, -1].some((step) => stretchesTo(day, step)) || isFloating(day) || isGoodFriday(day)
  );
}

function isFixed(day: string): boolean {
  return fixed.includes(day.slice(5));
}

/** A holiday that touches a weekend is observed on the day before or after it; both are counted. */
function stretchesTo(day: string, step: number): boolean {
  const [near, far] = [addDays(day, step), addDays(day, 2 * step)];
  return isFixed(near) && (isWeekend(near) || (isFixed(far) && isWeekend(far)));
}

function isFloating(day: string): boolean {
  const date = Number(day.slice(8));
  return floating.some(
    ([month, weekday, first]) =>
      day.slice(5, 7) === month && weekdayOf(day) === weekday && date >= first && date < first + 7,
  );
}

/** Easter by the anonymous Gregorian computus (Meeus, Astronomical Algorithms, chapter 8). */
function isGoodFriday(day: string): boolean {
  const year = Number(day.slice(0, 4));
  const century = Math.floor(year / 100);
  const moonshift =
    century - Math.floor(century / 4) - Math.floor((century - Math.floor((century + 8) / 25) + 1) / 3);
  const golden = year % 19;
  const moon = (19 * golden + moonshift + 15) % 30;
  const leaps = Math.floor((year % 100) / 4);
  const toSunday = (32 + 2 * (century % 4) + 2 * leaps - moon - (year % 4)) % 7;
  const correction = 7 * Math.floor((golden + 11 * moon + 22 * toSunday) / 451);
  return addDays(`${day.slice(0, 4)}-03-22`, moon + toSunday - correction - 2) === day;
}

function isWeekend(day: string): boolean {
  return weekdayOf(day) % 6 === 0;
}

/** 0 is Sunday. */
function weekdayOf(day: string): number {
  return new Date(day).getUTCDay();
}

export type Deadline = {
  /** The plain end of the days, whatever day that is. */
  end: string;
  /** That day, or the last business day before it. */
  actBy: string;
};

/** `days` calendar days after `start`. Each doubt is settled towards the earlier day, never the later. */
export function deadlineAfter(start: string, days: number): Deadline {
  const end = addDays(start, days);
  let actBy = end;
  while (!isBusinessDay(actBy)) actBy = addDays(actBy, -1);
  return { end, actBy };
}
