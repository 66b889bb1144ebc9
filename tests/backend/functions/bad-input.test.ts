/** Requests that `scenarios.yaml` can't send, on PGlite. */
import { afterAll, beforeAll, expect, test, vi } from 'vitest';
import { fullNameMessages, submitErrors } from '#forms/messages.ts';
import { startPgliteBackend } from '../support/test-backend.ts';
import type { TestBackend } from '../support/test-backend.ts';
import { createBooking, leads } from '../support/samples.ts';
import { createJsonRequest, send } from '../support/send.ts';
import type { HttpRequest } from '../support/send.ts';

let backend: TestBackend;
const printedLines: string[] = [];

beforeAll(async () => {
  for (const method of ['log', 'warn', 'error', 'info'] as const) {
    vi.spyOn(console, method).mockImplementation(
      (...args: unknown[]) => void printedLines.push(args.map(String).join(' ')),
    );
  }
  backend = await startPgliteBackend({
    limits: { address_soft: 100_000, address_hard: 100_000, flood_minutes: 0 },
  });
}, 120_000);
afterAll(() => void vi.restoreAllMocks());

const json = { 'content-type': 'application/json' };
const deepJson = `${'{"a":'.repeat(2500)}1${'}'.repeat(2500)}`;

const cases: readonly (readonly [string, HttpRequest, number, string])[] = [
  ['compressed', { headers: { ...json, 'content-encoding': 'gzip' }, body: 'x' }, 415, submitErrors.rejected],
  [
    'oversized, chunked',
    { headers: json, body: Array(80).fill(Buffer.alloc(65_536, 'x')) },
    413,
    submitErrors.validation,
  ],
  ['deep JSON', { headers: json, body: deepJson }, 400, fullNameMessages.tooShort],
  [
    'cross-site without an origin',
    createJsonRequest(createBooking(1), { 'sec-fetch-site': 'cross-site' }),
    403,
    submitErrors.rejected,
  ],
];

test.each(cases)('%s is rejected', async (_name, request, status, message) => {
  const response = await backend.call('book-consultation', request);
  expect(response.status).toBe(status);
  expect(response.json).toMatchObject({ success: false, error: message });
  expect(response.headers['cache-control']).toBe('no-store');
  expect(await backend.sql('select id from private.submission')).toEqual([]);
});

const handlerBypasses = [
  ['fullName', "'Canary 99'"],
  ['fullName', 'null'],
  ['phoneNumber', "'x'"],
  ['dateServed', "'2001-01-01'"],
  ['dateServed', "'canary'"],
  ['flags', "'canary'"],
];

test.each(handlerBypasses)('the database also rejects a booking with the %s %s', async (name, value) => {
  const change = `jsonb_build_object('${name}', ${value}::text)`;
  const call = `select public.submit_consultation('${JSON.stringify(createBooking(30))}'::jsonb || ${change}) as answer`;
  expect(await backend.sql(call)).toEqual([{ answer: { outcome: 'invalid' } }]);
  expect(await backend.sql('select id from private.submission')).toEqual([]);
});

const newLead = { kind: 'landlord-question', fullName: 'Jo Doe', phone: '407-555-0100', rent: '$900' };

test.each([
  [newLead, 'created'],
  [{ ...newLead, kind: 'consultation' }, 'invalid'],
  [{ ...newLead, kind: 'subscription' }, 'invalid'],
  [{ ...newLead, kind: 'Not a kind' }, 'invalid'],
  [{ ...newLead, kind: null }, 'invalid'],
  [{ ...newLead, phone: null }, 'invalid'],
  [{ ...newLead, email: 'not an address' }, 'invalid'],
  [{ ...newLead, ack1: true, ack2: true, ack3: false }, 'invalid'],
  [{ ...leads.county, ack1: null }, 'invalid'],
  [{ ...leads.county, email: null }, 'invalid'],
  [{ ...leads.county, propertyAddress: null }, 'invalid'],
  [{ ...leads.county, county: null }, 'invalid'],
  [{ ...leads.tax, email: null }, 'invalid'],
  [{ ...leads.death, message: null, state: null }, 'invalid'],
])('the database accepts new kinds of leads, and checks each lead: %j is %s', async (lead, outcome) => {
  const call = `select public.submit_lead('${JSON.stringify(lead)}') as answer`;
  expect(await backend.sql(call)).toMatchObject([{ answer: { outcome } }]);
  await backend.sql('delete from private.submission');
});

test('unknown functions, unknown hosts and a wrong token are rejected', async () => {
  const base = backend.origin;
  expect((await send(`${base}/functions/v1/toString`, createJsonRequest({}))).status).toBe(404);
  expect((await send(`${base}/`, { method: 'GET', headers: { host: 'evil.example' } })).status).toBe(421);
  for (const headers of [{}, { apikey: 'x' }]) {
    const request = createJsonRequest({ p: {} }, headers);
    expect((await send(`${base}/rest/v1/rpc/list_leads`, request)).status).toBe(404);
  }
});

test('a valid booking is accepted, and no input is logged', async () => {
  const booking = createJsonRequest(createBooking(24));
  expect((await backend.call('book-consultation', booking)).status).toBe(200);
  expect(`${await backend.log()}${printedLines.join('\n')}`).not.toMatch(/canary|evil/i);
  expect(await backend.log()).toContain('"outcome":"created"');
});
