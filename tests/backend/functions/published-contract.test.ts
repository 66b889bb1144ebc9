/** The contract is written by the definitions of the forms; a change of them shows in it. `npx vitest run -u` writes it anew. */
import { expect, test } from 'vitest';
import { contract } from '../../../src/operations/server/contract.ts';
import { functionNames } from '../../../supabase/functions/_shared/forms/protocol.ts';
import { contractFile, contractValidator, type Exchange } from '../support/contract-validator.ts';
import { booking, leads } from '../support/samples.ts';

test('the published contract is that of the forms as they are, and names every function', async () => {
  const written = contract();
  expect(Object.keys(written['paths'] ?? {}).sort()).toEqual(
    Object.values(functionNames)
      .map((name) => `/${name}`)
      .sort(),
  );
  await expect(`${JSON.stringify(written, null, 2)}\n`).toMatchFileSnapshot(contractFile);
});

const validate = await contractValidator();
const answered = (value: unknown, changes: Partial<Exchange> = {}): Exchange => ({
  name: 'submit-lead',
  method: 'POST',
  type: 'application/json',
  body: Buffer.from(JSON.stringify(value)),
  status: 200,
  answerType: 'application/json; charset=utf-8',
  text: '{"success":true}',
  ...changes,
});

test.each([
  ...Object.values(leads).map((lead) => [lead.kind, answered(lead)] as const),
  ['consultation', answered(booking(1), { name: 'book-consultation' })] as const,
])('a good %s is expected to be stored', (_name, exchange) => {
  expect(validate(exchange)).toBeUndefined();
  expect(validate({ ...exchange, status: 400 })).toBe('answered with 400, not 200 303 422 429');
});

test.each([
  ['a name with a digit', answered({ ...leads.county, fullName: 'A1' })],
  ['a missing box', answered({ ...leads.county, ack2: false })],
  ['an intake without a name', answered({ ...leads.tax, fullName: ' \u3164' })],
  ['a kind of nothing', answered({ ...leads.county, kind: 'other' })],
  ['an address with a name', answered({ ...leads.subscription, email: 'Pay-now<a@example.com>' })],
  ['a day to come', answered(booking(1, { dateServed: '2999-01-01' }), { name: 'book-consultation' })],
  ['no day at all', answered(booking(1, { dateServed: '2026-02-30' }), { name: 'book-consultation' })],
])('%s is expected to be refused', (_name, exchange) => {
  expect(validate(exchange)).toBe('answered with 200, not 400');
});

test('an answer that is not in the contract is found', () => {
  const good = answered(leads.county);
  expect(validate({ ...good, text: '{"success":true,"extra":1}' })).toMatch(/another shape/);
  expect(validate({ ...good, name: 'health', method: 'GET', status: 500 })).toMatch(/not in the contract/);
  expect(validate({ ...good, type: 'text/plain' })).toBe('answered with 200, not 415');
  expect(validate({ ...good, method: 'PUT' })).toBe('answered with 200');
});
