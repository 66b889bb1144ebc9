/** A date of service is valid if it is within the last year in any time zone. */
import { expect, onTestFinished, test, vi } from 'vitest';
import { createConsultationHandler } from '#functions/handlers/submission.ts';
import { openTestDatabase } from '../support/embedded/database.ts';
import { createBooking } from '../support/samples.ts';
import { createPost } from '../support/send.ts';
import { createTestServices } from '../support/services.ts';

const { store } = await openTestDatabase();

let personCount = 0;

async function book(now: string, dateServed: string): Promise<{ handler: number; database: string }> {
  vi.useFakeTimers({ toFake: ['Date'], now: new Date(now) });
  onTestFinished(() => void vi.useRealTimers());
  personCount += 1;
  const booking = createBooking(personCount, { dateServed });
  const handler = createConsultationHandler(
    createTestServices({ store: { call: async () => ({ outcome: 'created' }) } }),
  );
  const response = await handler(createPost(booking));
  const result = (await store.call('submit_consultation', booking)) as { outcome: string };
  return { handler: response.status, database: result.outcome };
}

const acceptedResult = { handler: 200, database: 'created' };

test.each([
  ['2026-11-21T10:00:00Z', '2026-11-22', 'it is tomorrow on Kiritimati'],
  ['2026-11-21T23:59:00Z', '2026-11-22', 'it is tomorrow in Europe'],
  ['2026-11-21T11:59:00Z', '2025-11-20', 'it is still yesterday on Baker Island'],
  ['2026-11-21T12:00:00Z', '2025-11-21', 'a year ago today'],
  ['2028-02-29T12:00:00Z', '2027-02-28', 'a year ago on a leap day'],
])('at %s, %s is accepted: %s', async (now, day) => {
  expect(await book(now, day)).toEqual(acceptedResult);
});

test.each([
  ['2026-11-21T00:00:00Z', '2026-11-22'],
  ['2026-11-21T09:59:00Z', '2026-11-22'],
  ['2026-11-21T23:59:00Z', '2026-11-23'],
  ['2026-11-21T12:00:00Z', '2025-11-20'],
  ['2028-02-29T12:00:00Z', '2027-02-27'],
])('at %s, %s is rejected', async (now, day) => {
  expect((await book(now, day)).handler).toBe(400);
});

test('the database allows an extra hour at both ends, to tolerate clock skew', async () => {
  expect((await book('2026-11-21T09:00:00Z', '2026-11-22')).database).toBe('created');
  expect((await book('2026-11-21T08:59:00Z', '2026-11-22')).database).toBe('invalid');
  expect((await book('2026-11-21T12:59:00Z', '2025-11-20')).database).toBe('created');
  expect((await book('2026-11-21T13:00:00Z', '2025-11-20')).database).toBe('invalid');
});
