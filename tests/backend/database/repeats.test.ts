/** Rate limits for repeated requests. */
import { afterAll, beforeEach, expect, test } from 'vitest';
import { pgliteStore } from '#operations/server/database.ts';
import { migratedDatabase } from '../support/embedded/database.ts';
import { booking } from '../support/samples.ts';

const db = await migratedDatabase();
const store = pgliteStore(db);
const addressHash = 'a'.repeat(64);

afterAll(() => db.close());
beforeEach(() => db.exec('delete from private.submission'));

async function outcomes(times: number, argument: (time: number) => Record<string, unknown>) {
  const counts: Record<string, number> = {};
  for (let time = 0; time < times; time += 1) {
    const { outcome } = (await store.call('submit_consultation', argument(time))) as { outcome: string };
    counts[outcome] = (counts[outcome] ?? 0) + 1;
  }
  return counts;
}

const rows = async (table: string) => (await db.query(`select 1 from private.${table}`)).rows.length;

test('the same content with new keys from one address counts toward the limit', async () => {
  const again = (time: number) => ({ ...booking(1), key: `own-key-${time}`, addressHash });
  expect(await outcomes(400, again)).toEqual({ created: 1, replayed: 29, 'too-many': 370 });
  expect(await rows('attempt')).toBe(30);
  expect(
    await store.call('submit_consultation', { ...booking(2), key: 'another-lead', addressHash }),
  ).toEqual({ outcome: 'too-many', id: null, retryAfter: 600 });
});

test('a repeated key is always replayed', async () => {
  const same = () => ({ ...booking(1), key: 'one-key-1', addressHash });
  expect(await outcomes(100, same)).toEqual({ created: 1, replayed: 99 });
  const other = (time: number) => ({ ...booking(1), key: `own-key-${time}`, addressHash });
  await outcomes(40, other);
  expect(await outcomes(1, same)).toEqual({ replayed: 1 });
});

test('the same content from unknown addresses stores at most 250 keys and is always accepted', async () => {
  const again = (time: number) => ({ ...booking(1), key: `own-key-${time}` });
  const counts = await outcomes(320, again);
  expect(counts).toEqual({ created: 1, replayed: 319 });
  expect(await rows('attempt')).toBe(250);
});

test('repeats from a shared network don’t put other requests under review', async () => {
  await outcomes(6, (time) => ({ ...booking(1), key: `own-key-${time}`, addressHash }));
  await store.call('submit_consultation', { ...booking(2), addressHash });
  const { rows: reviewed } = await db.query("select 1 from private.submission where quarantined_for <> '{}'");
  expect(reviewed).toEqual([]);
});
