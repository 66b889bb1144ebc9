import { expect, test } from 'vitest';
import { createHealthHandler } from '#functions/handlers/health.ts';
import { createEventCounter } from '#functions/store/tally.ts';
import { createTestServices } from '../support/services.ts';

const healthyResult = { waiting: 0, oldestSeconds: 0, faults: [], rejected: {} };

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

test('an event that can’t be counted doesn’t block later events', async () => {
  const reportedCounts: unknown[] = [];
  let isDown = true;
  const store = {
    call: async (_name: string, p: unknown) => {
      if (isDown) throw new Error('down');
      reportedCounts.push(p);
    },
  };
  const tasks: Promise<void>[] = [];
  const countEvent = createEventCounter(
    store,
    (task) => void tasks.push(task().catch(() => {})),
    async () => {
      throw new Error('alarm down');
    },
  );
  countEvent('alarm-settings');
  await Promise.all(tasks);
  isDown = false;
  countEvent('rejected-403');
  await Promise.all(tasks);
  expect(reportedCounts).toEqual([{ names: { 'rejected-403': 1 } }]);
});
