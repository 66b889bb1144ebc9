import { expect, test } from 'vitest';
import { functionNames } from '#forms/protocol.ts';
import { startDenoBackend } from '../support/deno-backend.ts';
import { drainSecret } from '../support/platform-fakes.ts';
import { startPgliteBackend, startPostgresBackend } from '../support/test-backend.ts';
import type { TestBackend } from '../support/test-backend.ts';
import { createBooking } from '../support/samples.ts';
import { loadScenarios, recordTranscript } from '../support/scenarios.ts';
import { createJsonRequest } from '../support/send.ts';

const openBackends: TestBackend[] = [];

const backends = [
  ['PGlite on Node', () => startPgliteBackend()],
  ['PostgreSQL', () => startPostgresBackend()],
  ['Deno', () => startDenoBackend(Object.values(functionNames))],
] as const;

test.each(backends)('%s: every scenario matches the snapshot', { timeout: 120_000 }, async (_name, start) => {
  const backend = await start();
  openBackends.push(backend);
  const transcripts: string[] = [];
  for (const scenario of loadScenarios(backend.origin))
    transcripts.push(await recordTranscript(backend, scenario));
  await expect(`${transcripts.join('\n\n')}\n`).toMatchFileSnapshot('scenarios.snapshot.txt');
  // Random IDs may contain the digits of a phone number.
  const log = (await backend.log()).replaceAll(/[\da-f]{8}(?:-[\da-f]{4}){3}-[\da-f]{12}/g, 'id');
  expect(log).not.toMatch(/canary|555-?01|@example|token=[0-9a-f]/i);
  expect(log).toContain('{"event":"end-subscription","outcome":"ended"}');
});

test('the drain requires its secret and sends pending mail', async () => {
  const backend = openBackends.find(({ name }) => name === 'Deno');
  const callDrain = async (secret?: string) =>
    await backend?.call(
      'drain-outbox',
      createJsonRequest({}, secret === undefined ? {} : { 'x-drain-secret': secret }),
    );
  await backend?.sql('delete from private.submission');
  await backend?.sql(`select public.submit_consultation('${JSON.stringify(createBooking(1))}')`);
  expect((await callDrain())?.status).toBe(401);
  expect((await callDrain('wrong'))?.status).toBe(401);
  // Background work of the last scenario may send the mail before this call does.
  expect((await callDrain(drainSecret))?.json).toEqual({
    success: true,
    sent: expect.any(Number),
    failed: 0,
  });
  const listWaiting = () => backend?.sql('select 1 from private.outbox where delivered_at is null');
  await expect.poll(listWaiting, { timeout: 10_000 }).toEqual([]);
  expect((await callDrain(drainSecret))?.json).toEqual({ success: true, sent: 0, failed: 0 });
});
