import { expect, test } from 'vitest';
import { createConsultationSchema } from '#forms/consultation.ts';
import { subtractYear, findYearUpTo } from '#forms/dates.ts';
import { leadSchema } from '#forms/forms.ts';
import { findTaxIntakeProblem } from '#forms/tax-intake.ts';
import { leads } from '../support/samples.ts';

const good = { fullName: 'Jo Doe', county: 'Lee', dateServed: '2026-11-21', phoneNumber: '(407) 555-0100' };
const schema = createConsultationSchema(() => ({ earliest: '2026-11-21', latest: '2026-11-21' }));

function messages(changes: Record<string, unknown>): string[] {
  const parsed = schema.safeParse({ ...good, ...changes });
  return parsed.success ? [] : parsed.error.issues.map(({ message }) => message);
}

const nameCharacters = 'Full name can only contain letters, spaces, apostrophes, and hyphens';

test.each([
  [{ fullName: 'A' }, 'Full name must be at least 2 characters'],
  [{ fullName: ' A ' }, 'Full name must be at least 2 characters'],
  [{ fullName: 'a'.repeat(101) }, 'Full name must be less than 100 characters'],
  [{ fullName: 'A1' }, nameCharacters],
  [{ fullName: 'A\u0000' }, nameCharacters],
  [{ fullName: 'A\ud800' }, nameCharacters],
  [{ fullName: 'A\nBcc' }, nameCharacters],
  [{ caseNumber: '1'.repeat(51) }, 'Case number must be less than 50 characters'],
  [{ caseNumber: '1/2' }, 'Case number contains invalid characters'],
  [{ county: '' }, 'County name is required'],
  [{ county: 'a'.repeat(51) }, 'County name must be less than 50 characters'],
  [{ county: 'St. Johns' }, 'County name can only contain letters, spaces, and hyphens'],
  [{ dateServed: '11/21/2026' }, 'Date must be in YYYY-MM-DD format'],
  [{ dateServed: '' }, 'Date must be in YYYY-MM-DD format'],
  [{ dateServed: '2026-11-22' }, 'Date served must be within the last year and not in the future'],
  [{ dateServed: '2025-11-20' }, 'Date served must be within the last year and not in the future'],
  [{ phoneNumber: 'call me now' }, 'Phone number contains invalid characters'],
  [{ phoneNumber: '555-0100' }, 'Phone number must be at least 10 digits'],
  [{ phoneNumber: '' }, 'Phone number must be at least 10 digits'],
  [{ phoneNumber: '1'.repeat(21) }, 'Phone number must be less than 20 characters'],
])('%j is invalid', (changes, message) => {
  expect(messages(changes)).toEqual([message]);
});

test.each([
  { fullName: "  Anne-Marie O'Neil  " },
  { fullName: 'Олена Ґалаґан’юк' },
  { fullName: 'a'.repeat(100) },
  { caseNumber: '2026-CA 001' },
  { county: 'Miami-Dade' },
  { dateServed: '2025-11-21' },
  { phoneNumber: '+1 (407) 555.0100' },
  { phoneNumber: '1'.repeat(20) },
])('%j is valid', (changes) => {
  expect(messages(changes)).toEqual([]);
});

test('values are trimmed, and an empty case number is omitted', () => {
  expect(schema.parse({ ...good, fullName: ' Jo Doe ', caseNumber: '  ' })).toStrictEqual(good);
  expect(schema.parse({ ...good, caseNumber: ' 1 ' })).toStrictEqual({ ...good, caseNumber: '1' });
});

test('messages are in the order of the fields', () => {
  expect(messages({ fullName: '', caseNumber: '#', county: '', dateServed: '', phoneNumber: '' })).toEqual([
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
  expect(findYearUpTo('2026-01-01', '2025-12-31')).toEqual({ first: '2024-12-31', last: '2026-01-01' });
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

test('control characters are removed from free text, and line breaks stay', () => {
  expect(leadSchema.parse(leads.death)).toMatchObject({ message: 'Canary  line\nnext \uFFFD' });
});
