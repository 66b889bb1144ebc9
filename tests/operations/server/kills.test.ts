import { expect, test } from 'vitest';
import { killServer } from '../../backend/support/kills.ts';

test('the server is killed twice during 60 bookings: none lost, none duplicated, each mailed once', async () => {
  expect(await killServer(60, 2)).toEqual({
    acknowledged: 60,
    lost: 0,
    doubled: 0,
    unmailed: 0,
    mailedTwice: 0,
    kills: 2,
    leaks: 0,
  });
});
