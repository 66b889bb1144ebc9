/** Invisible and misleading characters in names, mails and exports. */
import { expect, test } from 'vitest';
import { toCsv } from '#operations/leads/export.ts';
import { createConsultationSchema } from '#forms/consultation.ts';
import { leadSchema } from '#forms/forms.ts';
import { fullNameMessages } from '#forms/messages.ts';
import { renderMail } from '#functions/mail/render.ts';
import { booking, leads, today } from '../support/samples.ts';
import { servicesWith } from '../support/services.ts';

const schema = createConsultationSchema(() => ({ earliest: today(), latest: today() }));

test.each([
  ['\u3164\u3164', fullNameMessages.tooShort],
  ['\u115F\u1160', fullNameMessages.tooShort],
  ['\uFFA0\uFFA0', fullNameMessages.tooShort],
  ['A\u034F', fullNameMessages.tooShort],
  ['--', fullNameMessages.characters],
  ["'’", fullNameMessages.characters],
  ['\u0301\u0301', fullNameMessages.characters],
])('%j is not a valid name', (fullName, message) => {
  const parsed = schema.safeParse(booking(1, { fullName }));
  expect(parsed.error?.issues.map((issue) => issue.message)).toEqual([message]);
});

test.each([
  ['Jo\u3164Doe', 'Jo Doe'],
  ['Jo\u202EDoe\u2066', 'JoDoe'],
])('invisible characters are removed from %j', (fullName, stored) => {
  expect(schema.parse(booking(1, { fullName })).fullName).toBe(stored);
});

test.each(['Ян', 'N Doe', "O'Neil", 'José', 'José', '王小', 'محمد علي', '김철수'])(
  '%s is a valid name',
  (fullName) => {
    expect(schema.safeParse(booking(1, { fullName })).success).toBe(true);
  },
);

test('invisible characters don’t satisfy a required field', () => {
  const county = { ...leads.county, propertyAddress: '\u3164\u3164' };
  expect(leadSchema.safeParse(county).success).toBe(false);
  const tax = leadSchema.safeParse({ ...leads.tax, fullName: '\u3164 \u2800' });
  expect(tax.error?.issues.map(({ message }) => message)).not.toEqual([]);
});

const notice = (message: string) =>
  renderMail(
    {
      id: 'id',
      kind: 'firm-notice',
      createdAt: '2026-11-21T12:00:00Z',
      lead: {
        id: '0123456789',
        kind: 'wrongful-death',
        createdAt: '2026-11-21T12:00:00Z',
        fullName: 'Jane Roe',
        message,
      },
    },
    servicesWith({ store: { call: async () => ({}) } }),
  ).text;

test.each(['\n', '\r\n', '\r', '\u2028', '\u2029', '\u0085', '\v', '\f'])(
  'a message with %j can’t forge a line of the notice',
  (line) => {
    const text = notice(`Hello${line}Phone:        (407) 555-0199${line}${line}Reference:    1`);
    const labeled = text.split(/[\n\v\f\r\u0085\u2028\u2029]/).filter((row) => /^\S/.test(row));
    expect(labeled.map((row) => row.split(':')[0])).toEqual(['Name', 'Message', 'Received', 'Reference']);
    expect(text).toContain('\n              Phone:        (407) 555-0199');
  },
);

test('direction marks are removed from notices and exports', () => {
  expect(notice('a\u202Eb\u2066c')).toMatch(/Message: +abc/);
  expect(toCsv(['a'], [{ a: 'x\u202E=1\u2069\u200F' }])).toBe('\uFEFF"a"\r\n"x=1"\r\n');
});

test.each([
  ['a;=1+1', "a;'=1+1"],
  [';=1+1', ";'=1+1"],
  ['a; =cmd|x', "a; '=cmd|x"],
  ['a\t@x', "a\t'@x"],
  ['a\n-1', "a\n'-1"],
  ['a"=1', 'a""\'=1'],
  ['Lot 5; Block 2', 'Lot 5; Block 2'],
  ['a, -b', 'a, -b'],
  ['\u202E=1', "'=1"],
])('%j starts no formula, whatever the cell separator', (given, written) => {
  expect(toCsv(['a'], [{ a: given }])).toBe(`\uFEFF"a"\r\n"${written}"\r\n`);
});
