import { afterAll, expect, test } from 'vitest';
import { functionNames } from '#forms/protocol.ts';
import { denoLeg, drainSecret } from '../support/deno-leg.ts';
import { pgliteLeg, postgresLeg } from '../support/leg.ts';
import type { Leg } from '../support/leg.ts';
import { booking } from '../support/samples.ts';
import { scenariosFrom, transcriptOf } from '../support/scenarios.ts';
import { asJson } from '../support/send.ts';

const open: Leg[] = [];
afterAll(async () => {
  for (const leg of open) await leg.close();
});

const legs = [
  ['PGlite on Node', () => pgliteLeg()],
  ['PostgreSQL', () => postgresLeg()],
  ['the Deno entries', () => denoLeg(Object.values(functionNames))],
] as const;

test.each(legs)('%s: every scenario matches the snapshot', { timeout: 120_000 }, async (_name, start) => {
  const leg = await start();
  open.push(leg);
  const transcripts: string[] = [];
  for (const scenario of scenariosFrom(leg.origin)) transcripts.push(await transcriptOf(leg, scenario));
  await expect(`${transcripts.join('\n\n')}\n`).toMatchFileSnapshot('scenarios.snapshot.txt');
  // Random ids may contain the digits of a phone number.
  const log = (await leg.log()).replaceAll(/[\da-f]{8}(?:-[\da-f]{4}){3}-[\da-f]{12}/g, 'id');
  expect(log).not.toMatch(/canary|555-?01|@example|token=[0-9a-f]/i);
  expect(log).toContain('{"event":"end-subscription","outcome":"ended"}');
});

test('the drain requires its secret and sends waiting mail', async () => {
  const leg = open.find(({ name }) => name === 'Deno entry');
  const drain = async (secret?: string) =>
    await leg?.call('drain-outbox', asJson({}, secret === undefined ? {} : { 'x-drain-secret': secret }));
  await leg?.sql('delete from private.submission');
  await leg?.sql(`select public.submit_consultation('${JSON.stringify(booking(1))}')`);
  expect((await drain())?.status).toBe(401);
  expect((await drain('wrong'))?.status).toBe(401);
  // Background work of the last scenario may send the mail before this call does.
  expect((await drain(drainSecret))?.json).toEqual({ success: true, sent: expect.any(Number), failed: 0 });
  const waiting = () => leg?.sql('select 1 from private.outbox where delivered_at is null');
  await expect.poll(waiting, { timeout: 10_000 }).toEqual([]);
  expect((await drain(drainSecret))?.json).toEqual({ success: true, sent: 0, failed: 0 });
});
