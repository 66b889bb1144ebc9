import { expect, test } from 'vitest';
import { healthHandler } from '#functions/handlers/health.ts';
import { countEventsIn } from '#functions/store/tally.ts';
import { createTestServices } from '../support/services.ts';

const allIsWell = { waiting: 0, failed: 0, oldestSeconds: 0, faults: [], refused: {} };

test('health results are cached for 10 s', async () => {
  let queries = 0;
  let now = Date.parse('2026-11-24T12:00:00Z');
  const store = {
    call: async () => {
      queries += 1;
      return allIsWell;
    },
  };
  const health = healthHandler(createTestServices({ store, now: () => new Date(now) }));
  const request = async () => (await health(new Request('https://fn.example.com/health'))).status;
  expect(await Promise.all(Array.from({ length: 50 }, request))).toEqual(
    Array.from({ length: 50 }, () => 200),
  );
  now += 9_000;
  await request();
  expect(queries).toBe(1);
  now += 1_000;
  await request();
  expect(queries).toBe(2);
});

test('an event that can’t be reported does not block later events', async () => {
  const reported: unknown[] = [];
  let isDown = true;
  const store = {
    call: async (_name: string, p: unknown) => {
      if (isDown) throw new Error('down');
      reported.push(p);
    },
  };
  const tasks: Promise<void>[] = [];
  const note = countEventsIn(
    store,
    (task) => void tasks.push(task().catch(() => {})),
    async () => {
      throw new Error('alarm down');
    },
  );
  note('alarm-settings');
  await Promise.all(tasks);
  isDown = false;
  note('refused-403');
  await Promise.all(tasks);
  expect(reported).toEqual([{ names: { 'refused-403': 1 } }]);
});
