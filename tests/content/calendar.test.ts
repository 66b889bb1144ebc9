import { expect, test } from 'vitest';
import { addDays, formatEndTime, isCurrent } from '#content/calendar.ts';

const january = { validFrom: '2027-01-01', validThrough: '2027-01-31', timeZone: 'America/Denver' };

test.each([
  ['2027-01-01T06:59:59Z', false],
  ['2027-01-01T07:00:00Z', true],
  ['2027-02-01T06:59:59Z', true],
  ['2027-02-01T07:00:00Z', false],
])('an offer is current from midnight to midnight in its time zone (at %s: %s)', (now, expected) => {
  expect(isCurrent(january, new Date(now))).toBe(expected);
});

test.each([
  ['2027-03-13', '-07:00'],
  ['2027-03-14', '-06:00'],
  ['2027-11-07', '-07:00'],
])(
  'the last second of %s has the UTC offset in effect after daylight saving time starts or ends: %s',
  (validThrough, offset) => {
    expect(formatEndTime({ ...january, validThrough })).toBe(`${validThrough}T23:59:59${offset}`);
  },
);

test.each([
  ['2026-11-01T04:30:00Z', '2026-11-01', '2026-11-02'],
  ['2027-03-14T04:30:00Z', '2027-03-13', '2027-03-14'],
])(
  'at %s, when daylight saving time starts or ends within a day, the day after %s is %s',
  (now, today, tomorrow) => {
    expect([0, 1].map((days) => addDays(new Date(now), days, 'America/New_York'))).toEqual([today, tomorrow]);
  },
);
