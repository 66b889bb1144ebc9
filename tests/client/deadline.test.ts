/** Compares the states of dates with an independent calendar for five years. */
import { assert, constantFrom, nat, property } from 'fast-check';
import { expect, test } from 'vitest';
import { computeDeadline } from '#practice/court-days.ts';
import { toFloridaDay } from '#client/deadline/days.ts';
import { computeResult } from '#client/deadline/result.ts';
import { closedDays, closings, listDays, listedYears } from './closings.ts';

const served = [2026, 2027, 2028, 2029, 2030].flatMap(listDays);
const court = { days: 20, counting: 'court', closings } as const;
const board = { days: 25, counting: 'calendar', closings } as const;

/** The calendar of all listed years: each day with the nearest open days. */
const calendar = listedYears.flatMap(listDays);
const positions = new Map(calendar.map((day, index) => [day, index]));
const openUpTo = findNearestOpenDays(calendar);
const openFrom = findNearestOpenDays(calendar.toReversed());

/** Iterates in one direction and remembers the last open day. */
function findNearestOpenDays(days: string[]): Map<string, string> {
  let last = '';
  return new Map(days.map((day) => [day, closedDays.has(day) ? last : (last = day)]));
}

function addDays(day: string, days: number): string {
  return calendar[(positions.get(day) ?? 0) + days] ?? '';
}

/** Twenty calendar days, extended to the next day on which courts are open. */
function countCourtDay(start: string): string {
  return openFrom.get(addDays(start, 20)) ?? '';
}

test('the day to act by is the last open day of the period, never after the court’s day', () => {
  const wrong = served.filter((start) => {
    const { end, actBy } = computeDeadline(start, court);
    const last = openUpTo.get(addDays(start, 20));
    return end !== addDays(start, 20) || actBy !== last || actBy > countCourtDay(start);
  });
  expect(wrong).toEqual([]);
});

test('counts end on an open day', () => {
  const wrong = served.filter((start) => {
    const first = openFrom.get(addDays(start, 1)) ?? '';
    const byCourt = openFrom.get(addDays(first, 19));
    const byBoard = openFrom.get(addDays(start, 25));
    return (
      computeDeadline(start, court).countEnds !== byCourt ||
      computeDeadline(start, board).countEnds !== byBoard ||
      computeDeadline(start, court).countEnds < countCourtDay(start)
    );
  });
  expect(wrong).toEqual([]);
});

test('states are in order, and "past" is never before the court’s day', () => {
  assert(
    property(constantFrom(...served), nat(45), (start, after) => {
      const today = addDays(start, after);
      const { state, actBy, countEnds } = computeResult(start, today, court);
      expect(state === 'ahead').toBe(today < actBy);
      expect(state === 'past').toBe(today > countEnds);
      expect(state === 'past' && today <= countCourtDay(start)).toBe(false);
    }),
    { numRuns: 2000 },
  );
});

test.each([
  ['the safe day before Thanksgiving', '2026-11-24', 'ahead'],
  ['that day itself', '2026-11-25', 'act'],
  ['Thanksgiving', '2026-11-26', 'act'],
  ['the Friday on which the days end and courts are closed', '2026-11-27', 'act'],
  ['the Monday on which the count ends', '2026-11-30', 'act'],
  ['the day after', '2026-12-01', 'past'],
])('served on November 7, 2026, on %s', (_what, today, state) => {
  expect(computeResult('2026-11-07', today, court)).toMatchObject({
    state,
    end: '2026-11-27',
    actBy: '2026-11-25',
    countEnds: '2026-11-30',
  });
});

test('twenty days that end on Yom Kippur end before it', () => {
  expect(computeDeadline('2026-09-01', court)).toMatchObject({ end: '2026-09-21', actBy: '2026-09-18' });
});

test('in a year without a list a week is left on both sides, and no closing is known', () => {
  const listed = { '2026': closings['2026'] };
  assert(
    property(constantFrom(...listDays(2026), ...listDays(2027)), (start) => {
      const certain = computeDeadline(start, court);
      const doubtful = computeDeadline(start, { ...court, closings: listed });
      expect(doubtful.actBy <= certain.actBy).toBe(true);
      expect(doubtful.countEnds >= certain.countEnds).toBe(true);
      const early = (Date.parse(doubtful.end) - Date.parse(doubtful.actBy)) / 86_400_000;
      expect(doubtful.end.startsWith('2027') && early < 7).toBe(false);
    }),
  );
});

test.each([
  ['summer', '2026-07-10T03:59:59Z', '2026-07-09'],
  ['summer', '2026-07-10T04:00:00Z', '2026-07-10'],
  ['winter', '2026-12-10T04:59:59Z', '2026-12-09'],
  ['winter', '2026-12-10T05:00:00Z', '2026-12-10'],
])('in %s at %s it is %s in Florida', (_season, moment, day) => {
  expect(toFloridaDay(new Date(moment))).toBe(day);
});
