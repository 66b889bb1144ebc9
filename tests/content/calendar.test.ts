import { expect, test } from 'vitest';
import { isCurrent } from '#content/calendar.ts';

const january = { validFrom: '2027-01-01', validThrough: '2027-01-31', timeZone: 'America/Denver' };

test.each([
  ['2027-01-01T06:59:59Z', false],
  ['2027-01-01T07:00:00Z', true],
  ['2027-02-01T06:59:59Z', true],
  ['2027-02-01T07:00:00Z', false],
])('an offer is current from midnight to midnight in its time zone: %s %s', (now, expected) => {
  expect(isCurrent(january, new Date(now))).toBe(expected);
});
