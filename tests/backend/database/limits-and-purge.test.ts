/** Edge cases of rate limits and of the purge. */
import { beforeEach, expect, onTestFinished, test, vi } from 'vitest';
import { openTestDatabase } from '../support/embedded/database.ts';
import { createBooking, leads } from '../support/samples.ts';

const { db, store } = await openTestDatabase();

beforeEach(() => db.exec('delete from private.submission; delete from private.housekeeping'));

const addressHash = 'a'.repeat(64);
const day = 86_400_000;
const threeYearsAgo = "now() - interval '3 years'";

test('the purge retains a lead whose notice was never delivered', async () => {
  await store.call('submit_consultation', { ...createBooking(1), flags: ['too-fast'] });
  await db.exec("update private.submission set created_at = now() - interval '100 days'");
  await store.call('claim_outbox', {});
  expect(await store.call('purge_leads', {})).toMatchObject({ outcome: 'noted' });
  await store.call('record_drain', {});
  await db.exec("update private.housekeeping set steady_since = steady_since - interval '40 days'");
  expect(await store.call('purge_leads', {})).toEqual({ outcome: 'purged', erased: 0 });
  expect(await store.call('health', {})).toMatchObject({ waiting: 1 });
  await db.exec('update private.outbox set delivered_at = now()');
  expect(await store.call('purge_leads', {})).toEqual({ outcome: 'purged', erased: 0 });
  await db.exec("update private.outbox set delivered_at = now() - interval '91 days'");
  expect(await store.call('purge_leads', {})).toEqual({ outcome: 'purged', erased: 1 });
});

test('a rejected repeated subscription doesn’t invalidate the first link', async () => {
  await store.call('submit_subscription', { ...leads.subscription, flags: [] });
  await db.exec("update private.submission set created_at = now() - interval '25 hours'");
  for (let number = 0; number < 30; number += 1)
    await store.call('submit_consultation', { ...createBooking(number), addressHash, flags: [] });
  const repeat = { ...leads.subscription, addressHash, key: 'again', flags: [] };
  expect(await store.call('submit_subscription', repeat)).toMatchObject({ outcome: 'too-many' });
  const { rows } = await db.query<{ token: string }>('select token from private.subscription');
  expect(await store.call('confirm_subscription', { token: rows[0]?.token })).toEqual({
    outcome: 'confirmed',
  });
});

test('an expired link is replaced by a new one', async () => {
  await store.call('submit_subscription', { ...leads.subscription, flags: [] });
  await db.exec("update private.submission set created_at = now() - interval '25 hours'");
  const repeat = { ...leads.subscription, key: 'again', flags: [] };
  expect(await store.call('submit_subscription', repeat)).toMatchObject({ outcome: 'created' });
  const { rows } = await db.query('select state from private.subscription');
  expect(rows).toEqual([{ state: 'pending' }]);
});

test('the purge erases nothing while the clock is three years ahead, or after it is corrected', async () => {
  for (let number = 0; number < 3; number += 1)
    await store.call('submit_consultation', createBooking(number));
  await store.call('submit_subscription', { ...leads.subscription });
  await store.call('submit_consultation', { ...createBooking(4), flags: ['too-fast'] });
  await db.exec(
    'update private.outbox set delivered_at = now(); update private.submission set handled_at = now()',
  );
  await store.call('record_drain', {});
  await db.exec("update private.housekeeping set steady_since = steady_since - interval '40 days'");
  const start = Date.now();
  vi.useFakeTimers({ toFake: ['Date'], now: start + 3 * 365 * day });
  onTestFinished(() => void vi.useRealTimers());
  for (let run = 0; run < 3; run += 1) {
    if (run > 0) await store.call('record_drain', {});
    expect(await store.call('purge_leads', {})).toEqual({ outcome: 'noted', erased: 0 });
    vi.setSystemTime(Date.now() + day);
  }
  vi.setSystemTime(start + 3 * day);
  expect(await store.call('purge_leads', {})).toEqual({ outcome: 'noted', erased: 0 });
  expect(await store.call('list_leads', { all: true })).toHaveLength(5);
});

test('the purge retains a lead if only one of its dates is old, because a clock may have been wrong', async () => {
  await store.call('submit_consultation', createBooking(1));
  await store.call('submit_consultation', { ...createBooking(2), flags: ['too-fast'] });
  await db.exec("update private.setting set value = 0 where name = 'digest_minutes'");
  await store.call('claim_outbox', {});
  await db.exec("update private.setting set value = 30 where name = 'digest_minutes'");
  await db.exec(`
    update private.outbox set delivered_at = now();
    update private.submission set created_at = ${threeYearsAgo}, handled_at = case when quarantined_for = '{}' then ${threeYearsAgo} end;
    insert into private.housekeeping values ('schedule', now() - interval '1 day', ${threeYearsAgo});
  `);
  expect(await store.call('purge_leads', {})).toEqual({ outcome: 'purged', erased: 0 });
  await db.exec(`update private.outbox set delivered_at = ${threeYearsAgo}`);
  expect(await store.call('purge_leads', {})).toEqual({ outcome: 'purged', erased: 2 });
});

test('the schedule detects a clock that was wrong between two purges', async () => {
  await store.call('submit_consultation', createBooking(1));
  await db.exec(`
    update private.outbox set delivered_at = ${threeYearsAgo};
    update private.submission set created_at = ${threeYearsAgo}, handled_at = ${threeYearsAgo};
    insert into private.housekeeping values ('schedule', now() - interval '1 day', ${threeYearsAgo});
    update private.housekeeping set ran_at = ${threeYearsAgo};
    select private.record_run('schedule');
  `);
  expect(await store.call('purge_leads', {})).toEqual({ outcome: 'noted', erased: 0 });
});

test('after a month a changed clock is trusted', async () => {
  await store.call('submit_consultation', createBooking(1));
  await db.exec(
    `update private.outbox set delivered_at = ${threeYearsAgo}; update private.submission set created_at = ${threeYearsAgo}, handled_at = ${threeYearsAgo}`,
  );
  const start = Date.now();
  vi.useFakeTimers({ toFake: ['Date'], now: start });
  onTestFinished(() => void vi.useRealTimers());
  const results: unknown[] = [];
  for (let run = 0; run < 32; run += 1) {
    await store.call('record_drain', {});
    results.push(await store.call('purge_leads', {}));
    vi.setSystemTime(Date.now() + day);
  }
  expect(results.slice(0, 30)).toEqual(Array.from({ length: 30 }, () => ({ outcome: 'noted', erased: 0 })));
  expect(results.slice(30)).toEqual([
    { outcome: 'purged', erased: 1 },
    { outcome: 'purged', erased: 0 },
  ]);
});

async function countOutcomes(times: number, createArgument: (time: number) => Record<string, unknown>) {
  const counts: Record<string, number> = {};
  for (let time = 0; time < times; time += 1) {
    const { outcome } = (await store.call('submit_consultation', createArgument(time))) as {
      outcome: string;
    };
    counts[outcome] = (counts[outcome] ?? 0) + 1;
  }
  return counts;
}

const countRows = async (table: string) => (await db.query(`select 1 from private.${table}`)).rows.length;

test('the same content with new keys from one address counts toward the limit', async () => {
  const createRepeat = (time: number) => ({ ...createBooking(1), key: `own-key-${time}`, addressHash });
  expect(await countOutcomes(400, createRepeat)).toEqual({ created: 1, replayed: 29, 'too-many': 370 });
  expect(await countRows('attempt')).toBe(30);
  expect(
    await store.call('submit_consultation', { ...createBooking(2), key: 'another-lead', addressHash }),
  ).toEqual({ outcome: 'too-many', id: null, retryAfter: 600 });
});

test('a repeated key is always replayed', async () => {
  const createSameCall = () => ({ ...createBooking(1), key: 'one-key-1', addressHash });
  expect(await countOutcomes(100, createSameCall)).toEqual({ created: 1, replayed: 99 });
  const createOtherKey = (time: number) => ({ ...createBooking(1), key: `own-key-${time}`, addressHash });
  await countOutcomes(40, createOtherKey);
  expect(await countOutcomes(1, createSameCall)).toEqual({ replayed: 1 });
});
