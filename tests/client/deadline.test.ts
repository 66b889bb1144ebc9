/** Compares deadlines and their states with an independent calendar, for five years. */
import { assert, constantFrom, nat, property } from 'fast-check';
import { expect, test } from 'vitest';
import { computeDeadline } from '#practice/court-days.ts';
import { toFloridaDate } from '#client/deadline/days.ts';
import { computeResult } from '#client/deadline/result.ts';
import { closedDays, closings, listDays, listedYears } from './closings.ts';

const serviceDates = [2026, 2027, 2028, 2029, 2030].flatMap(listDays);
const courtTerm = { days: 20, counting: 'court', closings } as const;
const boardTerm = { days: 25, counting: 'calendar', closings } as const;

/** The days of all listed years, and the nearest open days before and after each. */
const calendar = listedYears.flatMap(listDays);
const positions = new Map(calendar.map((day, index) => [day, index]));
const lastOpenDays = findNearestOpenDays(calendar);
const nextOpenDays = findNearestOpenDays(calendar.toReversed());

/** Maps each day to the last open day up to it, in the order of the list. */
function findNearestOpenDays(days: string[]): Map<string, string> {
  let lastOpenDay = '';
  return new Map(days.map((day) => [day, closedDays.has(day) ? lastOpenDay : (lastOpenDay = day)]));
}

function addDays(day: string, days: number): string {
  return calendar[(positions.get(day) ?? 0) + days] ?? '';
}

/** Adds twenty calendar days. If courts are closed on that day, returns the next day on which they are open. */
function findCourtDeadline(start: string): string {
  return nextOpenDays.get(addDays(start, 20)) ?? '';
}

test('actBy is the last open day of the period, and never later than the court’s deadline', () => {
  const mismatches = serviceDates.filter((start) => {
    const { end, actBy } = computeDeadline(start, courtTerm);
    const lastOpenDay = lastOpenDays.get(addDays(start, 20));
    return end !== addDays(start, 20) || actBy !== lastOpenDay || actBy > findCourtDeadline(start);
  });
  expect(mismatches).toEqual([]);
});

test('periods end on an open day', () => {
  const mismatches = serviceDates.filter((start) => {
    const firstDay = nextOpenDays.get(addDays(start, 1)) ?? '';
    const courtCountEnd = nextOpenDays.get(addDays(firstDay, 19));
    const boardCountEnd = nextOpenDays.get(addDays(start, 25));
    return (
      computeDeadline(start, courtTerm).countEnd !== courtCountEnd ||
      computeDeadline(start, boardTerm).countEnd !== boardCountEnd ||
      computeDeadline(start, courtTerm).countEnd < findCourtDeadline(start)
    );
  });
  expect(mismatches).toEqual([]);
});

test('the state is "ahead" before actBy, "past" after the count ends, and never "past" before the court’s deadline', () => {
  assert(
    property(constantFrom(...serviceDates), nat(45), (start, daysLater) => {
      const today = addDays(start, daysLater);
      const { state, actBy, countEnd } = computeResult(start, today, courtTerm);
      expect(state === 'ahead').toBe(today < actBy);
      expect(state === 'past').toBe(today > countEnd);
      expect(state === 'past' && today <= findCourtDeadline(start)).toBe(false);
    }),
    { numRuns: 2000 },
  );
});

test.each([
  ['the day before the day to act by', '2026-11-24', 'ahead'],
  ['the day to act by', '2026-11-25', 'act'],
  ['Thanksgiving', '2026-11-26', 'act'],
  ['the Friday when the period ends but courts are closed', '2026-11-27', 'act'],
  ['the Monday when the count ends', '2026-11-30', 'act'],
  ['the day after', '2026-12-01', 'past'],
])('for papers served on November 7, 2026, on %s (%s) the state is %s', (_name, today, state) => {
  expect(computeResult('2026-11-07', today, courtTerm)).toMatchObject({
    state,
    end: '2026-11-27',
    actBy: '2026-11-25',
    countEnd: '2026-11-30',
  });
});

test('if the twenty days end on Yom Kippur, actBy is before it', () => {
  expect(computeDeadline('2026-09-01', courtTerm)).toMatchObject({ end: '2026-09-21', actBy: '2026-09-18' });
});

test('in a year without listed closings, a deadline has a margin of at least a week', () => {
  const closingsOf2026 = { '2026': closings['2026'] };
  assert(
    property(constantFrom(...listDays(2026), ...listDays(2027)), (start) => {
      const exactDeadline = computeDeadline(start, courtTerm);
      const cautiousDeadline = computeDeadline(start, { ...courtTerm, closings: closingsOf2026 });
      expect(cautiousDeadline.actBy <= exactDeadline.actBy).toBe(true);
      expect(cautiousDeadline.countEnd >= exactDeadline.countEnd).toBe(true);
      const marginDays = (Date.parse(cautiousDeadline.end) - Date.parse(cautiousDeadline.actBy)) / 86_400_000;
      expect(cautiousDeadline.end.startsWith('2027') && marginDays < 7).toBe(false);
    }),
  );
});

test.each([
  ['summer', '2026-07-10T03:59:59Z', '2026-07-09'],
  ['summer', '2026-07-10T04:00:00Z', '2026-07-10'],
  ['winter', '2026-12-10T04:59:59Z', '2026-12-09'],
  ['winter', '2026-12-10T05:00:00Z', '2026-12-10'],
])('in %s at %s it is %s in Florida', (_season, time, day) => {
  expect(toFloridaDate(new Date(time))).toBe(day);
});
