/** The day to act by, for every day of ten years, against a calendar that is put together here in another way. */
import { expect, test } from 'vitest';
import { deadlineAfter, isBusinessDay } from '../../../src/client/deadline/act-by.ts';

const years = Array.from({ length: 10 }, (_, index) => 2025 + index);

/** As the almanacs print them. */
const goodFridays = [
  '2025-04-18',
  '2026-04-03',
  '2027-03-26',
  '2028-04-14',
  '2029-03-30',
  '2030-04-19',
  '2031-04-11',
  '2032-03-26',
  '2033-04-15',
  '2034-04-07',
  '2035-03-23',
];

const closedOnWeekdays = {
  // Independence Day is a Saturday.
  2026: `01-01 01-19 02-16 04-03 05-25 06-19 07-03 09-07 11-11 11-26 11-27 12-24 12-25 12-31`,
  // Juneteenth and Christmas are Saturdays, Independence Day is a Sunday, and so is New Year's Day a Saturday.
  2027: `01-01 01-18 02-15 03-26 05-31 06-18 07-05 09-06 11-11 11-25 11-26 12-23 12-24 12-30 12-31`,
};

test.each(Object.entries(closedOnWeekdays))('the holidays of %s', (year, closed) => {
  const found = daysOf(Number(year)).filter((day) => !isWeekend(day) && !isBusinessDay(day));
  expect(found.map((day) => day.slice(5)).join(' ')).toBe(closed);
});

test.each([5, 20, 25, 30])(
  '%d days end on the day that the other calendar gives, whenever in ten years they begin',
  (days) => {
    const open = [...years, 2035].flatMap(daysOf).filter((day) => !closedDays.has(day));
    const wrong = years.flatMap(daysOf).filter((start) => {
      const end = dayText(new Date(Date.parse(start) + days * 86_400_000));
      const last = open.filter((day) => day <= end).at(-1);
      const found = deadlineAfter(start, days);
      return found.end !== end || found.actBy !== last;
    });
    expect(wrong).toEqual([]);
  },
);

test.each([
  ['a weekday', '2026-11-20', '2026-12-10', '2026-12-10'],
  ['a Saturday', '2026-11-22', '2026-12-12', '2026-12-11'],
  ['Christmas', '2026-12-05', '2026-12-25', '2026-12-23'],
  ['the Sunday after Thanksgiving', '2026-11-09', '2026-11-29', '2026-11-25'],
  ['New Year on a Saturday', '2027-12-12', '2028-01-01', '2027-12-29'],
  ['29 February', '2028-02-09', '2028-02-29', '2028-02-29'],
])('twenty days that end on %s', (_what, start, end, actBy) => {
  expect(deadlineAfter(start, 20)).toEqual({ end, actBy });
});

const closedDays = new Set([...years, 2035].flatMap(closedIn));

/** A year's closed days: weekends, and each holiday found by walking its month. */
function closedIn(year: number): string[] {
  const days = daysOf(year);
  const nth = (month: number, weekday: number, index: number) =>
    days.filter((day) => monthOf(day) === month && weekdayOf(day) === weekday).at(index) ?? '';
  const thanksgiving = nth(11, 4, 3);
  return [
    ...days.filter(isWeekend),
    nth(1, 1, 2),
    nth(2, 1, 2),
    nth(5, 1, -1),
    nth(9, 1, 0),
    thanksgiving,
    dayText(new Date(Date.parse(thanksgiving) + 86_400_000)),
    ...goodFridays.filter((day) => day.startsWith(`${year}-`)),
    ...[`${year}-06-19`, `${year}-07-04`, `${year}-11-11`].map(observed),
    ...christmas(year),
    ...newYear(year),
    ...newYear(year + 1),
  ];
}

function observed(day: string): string {
  const shift = weekdayOf(day) === 6 ? -1 : weekdayOf(day) === 0 ? 1 : 0;
  return dayText(new Date(Date.parse(day) + shift * 86_400_000));
}

function christmas(year: number): string[] {
  const closed: Record<number, number[]> = { 6: [23, 24], 0: [23, 26], 1: [25, 26] };
  return (closed[weekdayOf(`${year}-12-25`)] ?? [24, 25]).map((day) => `${year}-12-${day}`);
}

function newYear(year: number): string[] {
  const before = year - 1;
  const closed: Record<number, string[]> = {
    6: [`${before}-12-30`, `${before}-12-31`],
    0: [`${before}-12-30`, `${year}-01-02`],
    1: [`${year}-01-01`, `${year}-01-02`],
  };
  return closed[weekdayOf(`${year}-01-01`)] ?? [`${before}-12-31`, `${year}-01-01`];
}

function daysOf(year: number): string[] {
  const days: string[] = [];
  for (const date = new Date(Date.UTC(year, 0, 1)); date.getUTCFullYear() === year;)
    days.push(dayText(new Date(date.setUTCDate(date.getUTCDate() + 1) - 86_400_000)));
  return days;
}

function dayText(date: Date): string {
  return date.toISOString().slice(0, 10);
}

function weekdayOf(day: string): number {
  return new Date(`${day}T12:00:00Z`).getUTCDay();
}

function monthOf(day: string): number {
  return Number(day.split('-')[1]);
}

function isWeekend(day: string): boolean {
  return [0, 6].includes(weekdayOf(day));
}
