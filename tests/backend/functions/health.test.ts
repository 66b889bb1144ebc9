import { expect, test } from 'vitest';
import { createHealthHandler } from '#functions/handlers/health.ts';
import { createTestServices } from '../support/services.ts';

const healthyResult = { waiting: 0, oldestSeconds: 0, faults: [] };

test('health results are cached for 10 s', async () => {
  let queryCount = 0;
  let now = Date.parse('2026-11-24T12:00:00Z');
  const store = {
    call: async () => {
      queryCount += 1;
      return healthyResult;
    },
  };
  const health = createHealthHandler(createTestServices({ store, now: () => new Date(now) }));
  const request = async () => (await health(new Request('https://fn.example.com/health'))).status;
  expect(await Promise.all(Array.from({ length: 50 }, request))).toEqual(
    Array.from({ length: 50 }, () => 200),
  );
  now += 9_000;
  await request();
  expect(queryCount).toBe(1);
  now += 1_000;
  await request();
  expect(queryCount).toBe(2);
});
