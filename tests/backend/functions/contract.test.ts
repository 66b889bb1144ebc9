/** Tests how typed input is stored or rejected; `typed-values.yaml` contains the cases. */
import { readFileSync } from 'node:fs';
import { expect, test } from 'vitest';
import { parse } from 'yaml';
import { createConsultationSchema } from '#forms/consultation.ts';
import { leadForms, subscribeForm } from '#forms/lead-forms.ts';
import { leads } from '../support/samples.ts';

type Case = [form: string, field: string, input: string, result: string];

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
  const leadForm = leadForms.find(({ kind }) => kind === form);
  return leadForm === undefined
    ? schema.safeParse({ ...validBooking, ...changes })
    : leadForm.schema.safeParse({ ...lead, ...changes });
}

const listMessages = (form: string, changes: Record<string, unknown>) =>
  parseForm(form, changes).error?.issues.map(({ message }) => message);

test.each(cases.stored)('%s: %s %j is stored as %j', (form, field, input, storedValue) => {
  expect(parseForm(form, { [field]: input }).data).toMatchObject({ [field]: storedValue });
});

test.each(cases.rejected)('%s: %s %j is rejected: %s', (form, field, input, message) => {
  expect(listMessages(form, { [field]: input })).toEqual([message]);
});

test('every lead form except the subscription requires a name and a phone number, like the database', () => {
  for (const { fields } of leadForms.filter((form) => form !== subscribeForm)) {
    const requiredNames = fields.filter((field) => field.required).map(({ name }) => name);
    expect(requiredNames).toEqual(expect.arrayContaining(['fullName', 'phone']));
  }
});

test('an empty case number is omitted', () => {
  expect(schema.parse({ ...validBooking, fullName: ' Jo Doe ', caseNumber: '  ' })).toEqual(validBooking);
});
