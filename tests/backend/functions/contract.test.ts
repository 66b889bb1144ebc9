/** Tests how typed input is stored or rejected; `typed-values.yaml` has the cases. */
import { readFileSync } from 'node:fs';
import { expect, test } from 'vitest';
import { parse } from 'yaml';
import { createConsultationSchema } from '#forms/consultation.ts';
import { subtractYear, getLastYear } from '#forms/dates.ts';
import { leadSchema } from '#forms/forms.ts';
import { findTaxIntakeProblem } from '#forms/tax-intake.ts';
import { leads } from '../support/samples.ts';

type Case = [form: string, field: string, typed: string, expected: string];

const cases: { stored: Case[]; rejected: Case[] } = parse(
  readFileSync(new URL('typed-values.yaml', import.meta.url), 'utf8'),
);
const validBooking = {
  fullName: 'Jo Doe',
  county: 'Lee',
  dateServed: '2026-11-21',
  phoneNumber: '(407) 555-0100',
};
const schema = createConsultationSchema(() => ({ earliest: '2026-11-21', latest: '2026-11-21' }));

function parseForm(form: string, changes: Record<string, unknown>) {
  const lead = Object.values(leads).find(({ kind }) => kind === form);
  return lead === undefined
    ? schema.safeParse({ ...validBooking, ...changes })
    : leadSchema.safeParse({ ...lead, ...changes });
}

const listMessages = (form: string, changes: Record<string, unknown>) =>
  parseForm(form, changes).error?.issues.map(({ message }) => message);

test.each(cases.stored)('%s: %s %j is stored as %j', (form, field, input, storedValue) => {
  expect(parseForm(form, { [field]: input }).data).toMatchObject({ [field]: storedValue });
});

test.each(cases.rejected)('%s: %s %j is rejected: %s', (form, field, input, message) => {
  expect(listMessages(form, { [field]: input })).toEqual([message]);
});

test('an empty case number is omitted', () => {
  expect(schema.parse({ ...validBooking, fullName: ' Jo Doe ', caseNumber: '  ' })).toEqual(validBooking);
});

test('messages are returned in the order of the fields', () => {
  const empty = { fullName: '', caseNumber: '#', county: '', dateServed: '', phoneNumber: '' };
  expect(listMessages('consultation', empty)).toEqual([
    'Full name must be at least 2 characters',
    'Case number contains invalid characters',
    'County name is required',
    'Date must be in YYYY-MM-DD format',
    'Phone number must be at least 10 digits',
  ]);
});

test('the last year handles leap days, and covers the year of both dates', () => {
  expect(subtractYear('2028-02-29')).toBe('2027-02-28');
  expect(subtractYear('2027-03-01')).toBe('2026-03-01');
  expect(getLastYear('2026-01-01', '2025-12-31')).toEqual({ first: '2024-12-31', last: '2026-01-01' });
});

test('the tax intake checks presence, then acknowledgments, but no formats', () => {
  const { ack1, ack2, ack3, ...fields } = leads.tax;
  expect(findTaxIntakeProblem({ ...fields, county: ' ' })).toMatchObject({
    title: 'Required Fields Missing',
    fields: ['county'],
  });
  expect(findTaxIntakeProblem({ ...fields, ack1, ack2 })).toMatchObject({
    title: 'Acknowledgments Required',
    fields: ['ack3'],
  });
  expect(findTaxIntakeProblem({ ...fields, ack1, ack2, ack3, city: '' })).toBeUndefined();
  expect(
    leadSchema.safeParse({ kind: 'tax-intake', county: 5 }).error?.issues.map(({ path }) => path[0]),
  ).toEqual(['fullName', 'email', 'phone', 'propertyAddress', 'county']);
});
