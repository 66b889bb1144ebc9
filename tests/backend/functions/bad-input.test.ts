import { afterAll, beforeAll, expect, test, vi } from 'vitest';
import { fullNameMessages, submitErrors } from '#forms/messages.ts';
import { daysOnEarth } from '#forms/dates.ts';
import { pgliteLeg } from '../support/leg.ts';
import type { Leg } from '../support/leg.ts';
import { booking } from '../support/samples.ts';
import { asForm, asJson, send } from '../support/send.ts';
import type { Sending } from '../support/send.ts';

let leg: Leg;
const printed: string[] = [];

beforeAll(async () => {
  for (const method of ['log', 'warn', 'error', 'info'] as const) {
    vi.spyOn(console, method).mockImplementation(
      (...words: unknown[]) => void printed.push(words.map(String).join(' ')),
    );
  }
  leg = await pgliteLeg({ limits: { address_soft: 100_000, address_hard: 100_000, flood_minutes: 0 } });
}, 120_000);
afterAll(async () => {
  await leg.close();
  vi.restoreAllMocks();
});

const json = { 'content-type': 'application/json' };
const deep = `${'{"a":'.repeat(2500)}1${'}'.repeat(2500)}`;

const table: readonly (readonly [string, Sending, number, string])[] = [
  ['GET', { method: 'GET' }, 405, submitErrors.refused],
  ['PUT', { ...asJson(booking(1)), method: 'PUT' }, 405, submitErrors.refused],
  ['DELETE', { method: 'DELETE' }, 405, submitErrors.refused],
  [
    'text/plain',
    { headers: { 'content-type': 'text/plain' }, body: JSON.stringify(booking(1)) },
    415,
    submitErrors.refused,
  ],
  ['no content type', { body: JSON.stringify(booking(1)) }, 415, submitErrors.refused],
  [
    'multipart',
    { headers: { 'content-type': 'multipart/form-data; boundary=x' }, body: '--x--' },
    415,
    submitErrors.refused,
  ],
  ['compressed', { headers: { ...json, 'content-encoding': 'gzip' }, body: 'x' }, 415, submitErrors.refused],
  ['oversize, declared', { headers: json, body: Buffer.alloc(5_000_000, 'x') }, 413, submitErrors.validation],
  [
    'oversize, chunked',
    { headers: json, body: Array(80).fill(Buffer.alloc(65_536, 'x')) },
    413,
    submitErrors.validation,
  ],
  ['empty', { headers: json, body: '' }, 400, submitErrors.validation],
  ['half an object', { headers: json, body: '{"fullName":"Canary' }, 400, submitErrors.validation],
  [
    'invalid UTF-8',
    { headers: json, body: Buffer.from([0x7b, 0xff, 0xfe, 0x7d]) },
    400,
    submitErrors.validation,
  ],
  ['a list', asJson([booking(1)]), 400, submitErrors.validation],
  ['a string', asJson('canary'), 400, submitErrors.validation],
  ['null', asJson(null), 400, submitErrors.validation],
  ['deep JSON', { headers: json, body: deep }, 400, fullNameMessages.tooShort],
  ['an empty object', asJson({}), 400, fullNameMessages.tooShort],
  [
    '__proto__ with the fields',
    { headers: json, body: `{"__proto__":${JSON.stringify(booking(1))}}` },
    400,
    fullNameMessages.tooShort,
  ],
  [
    'wrong types',
    asJson({ fullName: 5, county: [], dateServed: {}, phoneNumber: true }),
    400,
    fullNameMessages.tooShort,
  ],
  ['another site', asJson(booking(1), { origin: 'https://evil.example' }), 403, submitErrors.refused],
  [
    'cross-site without an origin',
    asJson(booking(1), { 'sec-fetch-site': 'cross-site' }),
    403,
    submitErrors.refused,
  ],
];

test.each(table)('%s is refused', async (_name, sending, status, message) => {
  const answer = await leg.call('book-consultation', sending);
  expect(answer.status).toBe(status);
  expect(answer.json).toMatchObject({ success: false, error: message });
  expect(answer.headers['content-type']).toBe('application/json; charset=utf-8');
  expect(answer.headers['cache-control']).toBe('no-store');
  expect(await leg.sql('select id from private.submission')).toEqual([]);
});

test('a form on another site is refused with a page that has the phone number', async () => {
  const sending = asForm({ fullName: 'Canary' }, { origin: 'https://evil.example' });
  const answer = await leg.call('book-consultation', sending);
  expect(answer.status).toBe(403);
  expect(answer.text).toContain(submitErrors.refused);
  expect(answer.text).toContain('href="tel:');
  expect(answer.text).not.toContain('Canary');
  expect(await leg.sql('select id from private.submission')).toEqual([]);
});

test.each(['nowhere', '__proto__', 5, undefined])('the unknown lead kind %s is refused', async (kind) => {
  const answer = await leg.call('submit-lead', asJson({ kind, fullName: 'Canary' }));
  expect(answer.status).toBe(400);
  expect(answer.json).toMatchObject({ success: false, error: submitErrors.validation });
});

const accepted: readonly (readonly [string, Record<string, unknown>])[] = [
  ['a booking with extra keys', booking(20, { admin: true, id: 1, status: 'handled', flags: ['x'] })],
  ['an empty case number', booking(21, { caseNumber: '  ' })],
  ['a null case number', booking(22, { caseNumber: null })],
  ['a direction mark in a name', booking(26, { fullName: 'Canary\u202E' })],
  ['a Ukrainian name', booking(23, { fullName: 'Канарка О’Ніл-Ґалаґан' })],
  ['today’s date in the earliest time zone', booking(24, { dateServed: daysOnEarth(new Date()).latest })],
  ['a constructor key', { ...booking(25), constructor: { prototype: {} } }],
];

test.each(accepted)('%s is accepted', async (_name, content) => {
  expect((await leg.call('book-consultation', asJson(content))).status).toBe(200);
  const [row] = await leg.sql(
    'select c.case_number, s.quarantined_for from private.consultation c join private.submission s on s.id = c.submission_id',
  );
  expect(row).toEqual({ case_number: null, quarantined_for: [] });
  await leg.sql('delete from private.submission');
});

const handlerBypasses = [
  ['fullName', "'Canary 99'"],
  ['fullName', 'null'],
  ['phoneNumber', "'x'"],
  ['dateServed', "'2001-01-01'"],
  ['dateServed', "'canary'"],
  ['flags', "'canary'"],
];

test.each(handlerBypasses)('the database validates again: %s of %s is not stored', async (name, value) => {
  const change = `jsonb_build_object('${name}', ${value}::text)`;
  const call = `select public.submit_consultation('${JSON.stringify(booking(30))}'::jsonb || ${change}) as answer`;
  expect(await leg.sql(call)).toEqual([{ answer: { outcome: 'invalid' } }]);
  expect(await leg.sql('select id from private.submission')).toEqual([]);
});

test('unknown functions, unknown hosts and a wrong token are refused', async () => {
  const base = leg.origin;
  expect((await send(`${base}/functions/v1/toString`, asJson({}))).status).toBe(404);
  expect((await send(`${base}/`, { method: 'GET', headers: { host: 'evil.example' } })).status).toBe(421);
  expect((await send(`${base}/local/leads/list_leads`, asJson({}))).status).toBe(404);
  expect(
    (await send(`${base}/local/leads/list_leads`, asJson({}, { authorization: 'Bearer x' }))).status,
  ).toBe(404);
});

test('none of the input was logged', async () => {
  expect(`${await leg.log()}${printed.join('\n')}`).not.toMatch(/canary|evil|Канарка/i);
  expect(await leg.log()).toContain('"outcome":"created"');
});
