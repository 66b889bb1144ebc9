import { beforeEach, expect, test } from 'vitest';
import { openTestPostgres } from '../support/postgres/database.ts';
import { race, racingCalls } from '../support/race.ts';
import { createBooking, leads } from '../support/samples.ts';

const { database: postgres, admin, store } = await openTestPostgres(40);
beforeEach(() => admin.query('delete from private.submission'));

const createMixedCall = (round: number, call: number) => ({
  ...createBooking(call % 7, { phoneNumber: `407-555-010${call % 5}` }),
  key: `mixed-key-${(call * 7 + round) % 11}`,
  addressHash: String(call % 3).repeat(64),
});

async function countRows(): Promise<unknown> {
  const [row] = await admin.query(
    'select (select count(*)::int from private.submission) as leads, (select count(*)::int from private.outbox) as emails',
  );
  return row;
}

test.each([
  ['one key', racingCalls.sameKey, 'replayed'],
  ['the same content', racingCalls.sameContent, 'replayed'],
  ['one key and different content', racingCalls.sameKeyOtherContent, 'key-reused'],
])('only one of 200 parallel calls with %s stores a lead', async (_name, createCall, outcome) => {
  const result = await race(store, createCall, 3, 200);
  expect(result).toMatchObject({ created: 3, otherOutcomes: { [outcome]: 597 } });
  expect(await countRows()).toEqual({ leads: 3, emails: 3 });
});

test('200 independent parallel calls are all stored', async () => {
  expect(await race(store, racingCalls.independent, 1, 200)).toMatchObject({
    created: 200,
    otherOutcomes: {},
  });
});

test('the per-address limit is exact under 200 parallel calls', async () => {
  const addressHash = 'a'.repeat(64);
  const createCallFromOneAddress = (_round: number, call: number) => ({
    ...createBooking(call),
    key: `limit-key-${call}`,
    addressHash,
  });
  expect(await race(store, createCallFromOneAddress, 1, 200)).toMatchObject({
    created: 30,
    otherOutcomes: { 'too-many': 170 },
  });
});

test('parallel calls with mixed keys, content, addresses and phone numbers don’t deadlock', async () => {
  const { created, otherOutcomes } = await race(store, createMixedCall, 3, 200);
  const otherCount = Object.values(otherOutcomes).reduce((sum, count) => sum + count, 0);
  expect(created + otherCount).toBe(600);
  expect(await postgres.log()).not.toMatch(/deadlock|canary/i);
});

test('parallel workers never claim the same lead', async () => {
  await admin.query("update private.setting set value = 1000 where name = 'total_soft'");
  await race(store, racingCalls.independent, 1, 200);
  const claims = await Promise.all(
    Array.from({ length: 48 }, () => store.call('claim_outbox', { limit: 5 })),
  );
  const messages = claims.flat() as { lead: { id: string } }[];
  const ids = messages.map(({ lead }) => lead.id);
  expect([ids.length, new Set(ids).size]).toEqual([200, 200]);
});

test('20 parallel clicks on an unsubscribe link end the subscription once, without errors', async () => {
  await store.call('submit_subscription', leads.subscription);
  const [row] = await admin.query('select token from private.subscription');
  const clicks = Array.from({ length: 20 }, () => store.call('end_subscription', { token: row?.['token'] }));
  const outcomes = (await Promise.all(clicks)).map((result) => (result as { outcome: string }).outcome);
  expect(outcomes.toSorted()).toEqual(['ended', ...Array(19).fill('unknown')]);
});
