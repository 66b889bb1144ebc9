import { expect, test } from 'vitest';
import { submitErrors } from '#forms/messages.ts';
import { findOrCreateAttempt, failWith, interpretResponse } from '#client/forms/send/result.ts';
import type { SendResult } from '#client/forms/send/result.ts';
import { withRetries } from '#client/forms/send/deliver.ts';
import type { DeliveryClock } from '#client/forms/send/deliver.ts';

function createFakeClock(random: () => number): DeliveryClock & { delays: number[] } {
  const delays: number[] = [];
  return {
    delays,
    random,
    now: () => delays.reduce((sum, delay) => sum + delay, 0),
    wait: async (ms) => {
      delays.push(ms);
    },
  };
}

/** Seeded random numbers (Lehmer generator). */
function createRandom(seed: number): () => number {
  let state = seed;
  return () => {
    state = (state * 48_271) % 2_147_483_647;
    return state / 2_147_483_647;
  };
}

function createSender(...results: SendResult[]): () => Promise<SendResult> {
  let position = -1;
  return async () => {
    position += 1;
    return results[Math.min(position, results.length - 1)] ?? failWith('none');
  };
}

function createBusyResult(retryAfterMs: number): SendResult {
  return { ...failWith('busy'), retryAfterMs, hasResponse: true };
}

const acceptedResult: SendResult = {
  outcome: 'accepted',
  calendarUrl: 'https://calendar.example.com/',
  reference: undefined,
};

test('retries back off, then stop', async () => {
  const clock = createFakeClock(() => 1);
  expect(await withRetries(createSender(failWith('down')), clock)).toMatchObject({ outcome: 'failed' });
  expect(clock.delays).toEqual([500, 1000, 2000, 4000, 4000, 4000, 4000]);
  const zeroJitterClock = createFakeClock(() => 0);
  await withRetries(createSender(failWith('down')), zeroJitterClock);
  expect(zeroJitterClock.delays).toEqual(Array(19).fill(0));
});

test('retries continue for fifteen seconds without a connection', async () => {
  for (let seed = 1; seed <= 500; seed += 1) {
    const clock = createFakeClock(createRandom(seed));
    const send = async () => (clock.now() < 15_000 ? failWith('offline') : acceptedResult);
    expect(await withRetries(send, clock), `seed ${seed}`).toEqual(acceptedResult);
  }
});

test('retries wait for Retry-After unless it is too long', async () => {
  const clock = createFakeClock(() => 0);
  expect(await withRetries(createSender(createBusyResult(3000), acceptedResult), clock)).toEqual(
    acceptedResult,
  );
  expect(clock.delays).toEqual([3000]);
  const tooLongClock = createFakeClock(() => 0);
  expect(await withRetries(createSender(createBusyResult(600_000)), tooLongClock)).toMatchObject({
    message: 'busy',
  });
  expect(tooLongClock.delays).toEqual([]);
});

test('two server errors stop retries while a visitor waits, but missing responses don’t', async () => {
  const serverError: SendResult = { ...failWith('down'), hasResponse: true };
  const clock = createFakeClock(() => 1);
  expect(await withRetries(createSender(serverError), clock, 2)).toEqual(serverError);
  expect(clock.delays).toEqual([500]);
  const offlineClock = createFakeClock(() => 1);
  await withRetries(createSender(serverError, failWith('silence')), offlineClock, 2);
  expect(offlineClock.delays.length).toBeGreaterThan(5);
  const backgroundClock = createFakeClock(() => 1);
  await withRetries(createSender(serverError), backgroundClock);
  expect(backgroundClock.delays.length).toBeGreaterThan(5);
});

test('a rejected request isn’t retried', async () => {
  const clock = createFakeClock(() => 1);
  const rejectedResult: SendResult = {
    outcome: 'rejected',
    message: 'no',
    fieldErrors: {},
    isPermanent: true,
  };
  expect(await withRetries(createSender(rejectedResult, acceptedResult), clock)).toEqual(rejectedResult);
  expect(clock.delays).toEqual([]);
});

test.each<[number, unknown, Partial<SendResult>]>([
  [200, { success: true, calendarUrl: 'x' }, { outcome: 'accepted', calendarUrl: 'x' }],
  [200, { success: true, calendarUrl: 7 }, { outcome: 'accepted', calendarUrl: undefined }],
  [200, { success: false, error: '' }, { outcome: 'rejected', message: submitErrors.rejected }],
  [200, { success: 'yes' }, { outcome: 'failed', message: submitErrors.transport }],
  [200, undefined, { outcome: 'failed', message: submitErrors.transport }],
  [
    400,
    { success: false, error: 'a', fieldErrors: { county: 'a' } },
    { outcome: 'rejected', message: 'a', isPermanent: true },
  ],
  [403, { success: false, error: 'a' }, { outcome: 'rejected', isPermanent: false }],
  [400, { success: true }, { outcome: 'rejected', message: submitErrors.rejected }],
  [408, { success: false, error: 'a' }, { outcome: 'failed', message: submitErrors.transport }],
  [422, { success: false }, { outcome: 'key-reused' }],
  [429, { success: false, error: 'call us' }, { outcome: 'failed', message: 'call us' }],
  [503, { success: true }, { outcome: 'failed', message: submitErrors.transport }],
])('a response with status %i and body %j is parsed', (status, body, expected) => {
  expect(interpretResponse({ status, body, retryAfter: null })).toMatchObject(expected);
});

test('the same values reuse the idempotency key, and other values get a new one', () => {
  const firstAttempt = findOrCreateAttempt({ fullName: 'Jane' }, { elapsedMs: 9000 }, undefined);
  expect(findOrCreateAttempt({ fullName: 'Jane' }, {}, firstAttempt).key).toBe(firstAttempt.key);
  expect(findOrCreateAttempt({ fullName: 'Joan' }, {}, firstAttempt).key).not.toBe(firstAttempt.key);
  expect(firstAttempt.key).toMatch(/^[0-9a-f]{32}$/);
});
