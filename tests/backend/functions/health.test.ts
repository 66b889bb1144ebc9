/** What anybody may ask, and what a function counts, while the database or the alarm is away. */
import { expect, test } from 'vitest';
import { healthHandler } from '../../../supabase/functions/_shared/handlers/health.ts';
import { tallyIn } from '../../../supabase/functions/_shared/store/tally.ts';
import { servicesWith } from '../support/services.ts';

const allIsWell = { waiting: 0, givenUp: 0, oldestSeconds: 0, faults: [], refused: {} };

test('whoever asks for the health again and again costs the database one question in ten seconds', async () => {
  let questions = 0;
  let now = Date.parse('2026-11-24T12:00:00Z');
  const store = {
    call: async () => {
      questions += 1;
      return allIsWell;
    },
  };
  const health = healthHandler(servicesWith({ store, now: () => new Date(now) }));
  const ask = async () => (await health(new Request('https://fn.example.com/health'))).status;
  expect(await Promise.all(Array.from({ length: 50 }, ask))).toEqual(Array.from({ length: 50 }, () => 200));
  now += 9_000;
  await ask();
  expect(questions).toBe(1);
  now += 1_000;
  await ask();
  expect(questions).toBe(2);
});

test('an event that reached neither the database nor the alarm keeps none after it from being reported', async () => {
  const reported: unknown[] = [];
  let isAway = true;
  const store = {
    call: async (_name: string, p: unknown) => {
      if (isAway) throw new Error('away');
      reported.push(p);
    },
  };
  const tasks: Promise<void>[] = [];
  const note = tallyIn(
    store,
    (task) => void tasks.push(task().catch(() => {})),
    async () => {
      throw new Error('nobody takes the alarm');
    },
  );
  note('alarm-settings');
  await Promise.all(tasks);
  isAway = false;
  note('refused-403');
  await Promise.all(tasks);
  expect(reported).toEqual([{ names: { 'refused-403': 1 } }]);
});
