import { execFileSync } from 'node:child_process';
import { mkdtemp, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { connect, pgStore } from '../support/postgres/client.ts';
import { ownServer, type OwnServer } from '../support/postgres/own-server.ts';
import { booking, nameOf } from '../support/samples.ts';
import { postgresLeg, type Leg } from '../support/leg.ts';
import { asJson } from '../support/send.ts';

let postgres: OwnServer;
let leg: Leg;

beforeAll(async () => {
  postgres = await ownServer();
  leg = await postgresLeg(postgres);
  await leg.sql(
    "update private.setting set value = 100000 where name in ('address_soft', 'address_hard', 'network_soft', 'total_soft')",
  );
}, 240_000);
afterAll(async () => {
  await leg.close();
  await postgres.stop();
});

/** Retries with one key until the booking is confirmed, as the browser does. */
async function bookWithRetries(number: number): Promise<void> {
  for (let attempt = 0; attempt < 300; attempt += 1) {
    const answer = await leg.call(
      'book-consultation',
      asJson(booking(number), { 'idempotency-key': `fault-key-${number}` }),
    );
    if (answer.status === 200) return;
    expect(answer.status).toBe(503);
    expect(answer.json).toEqual({
      success: false,
      error: 'Service temporarily unavailable. Please try again later.',
    });
    await new Promise((resolve) => setTimeout(resolve, 50));
  }
  throw new Error('never confirmed');
}

test(
  'two database crashes under load: responses are 503, and no confirmed booking is lost or duplicated',
  { timeout: 120_000 },
  async () => {
    let next = 0;
    const visitors = Array.from({ length: 8 }, async () => {
      while (next < 300) await bookWithRetries(next++);
    });
    for (const share of [80, 180]) {
      await expect.poll(() => next, { interval: 2, timeout: 20_000 }).toBeGreaterThanOrEqual(share);
      await postgres.signal('SIGKILL');
      await postgres.start();
    }
    await Promise.all(visitors);
    await using admin = await connect(postgres.url('supabase_admin'));
    const rows = await admin.query(
      'select full_name, count(*)::int as count from private.consultation group by 1',
    );
    expect(rows.filter((row) => row['count'] !== 1)).toEqual([]);
    const stored = new Set(rows.map((row) => row['full_name']));
    expect(
      Array.from({ length: 300 }, (_, number) => nameOf(number)).filter((name) => !stored.has(name)),
    ).toEqual([]);
    expect(await leg.log()).not.toMatch(/canary|\(407\)/i);
  },
);

test('a crashed server restarts while one of its processes is still running', async () => {
  const client = await connect(postgres.url('supabase_admin'));
  const busy = client.query('select count(*) from generate_series(1, 10000000)').catch(() => undefined);
  await new Promise((resolve) => setTimeout(resolve, 300));
  await postgres.signal('SIGKILL');
  await postgres.start();
  await busy;
  expect(await postgres.log()).toContain('is still in use');
  await bookWithRetries(1000);
});

test(
  'a full disk: bookings are refused, and stored once after it has space again',
  { timeout: 120_000 },
  async (context) => {
    const disk = await mkdtemp(join(tmpdir(), 'backend-disk-'));
    try {
      execFileSync('mount', ['-t', 'tmpfs', '-o', 'size=200m', 'tmpfs', disk], { stdio: 'ignore' });
    } catch {
      context.skip('this machine does not let the test make a small disk');
    }
    let server: OwnServer | undefined;
    try {
      server = await ownServer(disk);
      const store = pgStore(server.url('authenticator'), 4);
      const submit = async (number: number) =>
        await store
          .call('submit_consultation', { ...booking(number), key: `disk-key-${number}`, flags: [] })
          .then(
            (answer) => (answer as { outcome: string }).outcome,
            () => 'refused',
          );
      const before: string[] = [];
      for (let number = 0; number < 50; number += 1) before.push(await submit(number));
      const filler = join(disk, 'filler');
      await writeFile(filler, Buffer.alloc(400_000_000)).catch(() => {});
      const outcomes: string[] = [];
      for (let number = 50; number < 2500 && !outcomes.includes('refused'); number += 1)
        outcomes.push(await submit(number));
      expect(outcomes).toContain('refused');
      await rm(filler);
      await server.signal('SIGINT');
      await server.start();
      const last = 50 + outcomes.length - 1;
      expect(await submit(last)).toBe('created');
      expect(await submit(0)).toBe('replayed');
      await using admin = await connect(server.url('supabase_admin'));
      const [row] = await admin.query('select count(*)::int as count from private.consultation');
      expect(row?.['count']).toBe(before.filter((outcome) => outcome === 'created').length + outcomes.length);
      expect(await server.log()).not.toMatch(/canary|\(407\)/i);
      await store.end();
    } finally {
      await server?.stop();
      execFileSync('umount', ['-l', disk], { stdio: 'ignore' });
      await rm(disk, { recursive: true, force: true });
    }
  },
);
