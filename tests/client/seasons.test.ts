import { expect, test } from 'vitest';
import { isWithin } from '#client/deadline/days.ts';

const summer = { opens: '08-01', closes: '09-30' };
const winter = { opens: '11-15', closes: '02-28' };

test.each([
  ['2026-07-31', summer, false],
  ['2026-08-01', summer, true],
  ['2026-09-30', summer, true],
  ['2026-10-01', summer, false],
  ['2026-11-14', winter, false],
  ['2026-11-15', winter, true],
  ['2026-12-31', winter, true],
  ['2027-01-01', winter, true],
  ['2028-02-28', winter, true],
  ['2028-02-29', winter, false],
])('%s in the season %o: %s', (day, season, within) => {
  expect(isWithin(day, season)).toBe(within);
});
