/** Typed and pasted text is normalized. */
import { expect, test } from 'vitest';
import { createConsultationSchema } from '#forms/consultation.ts';
import { leadSchema } from '#forms/forms.ts';
import { phoneMessages } from '#forms/messages.ts';
import { booking, leads } from '../support/samples.ts';

const schema = createConsultationSchema(() => ({ earliest: '2026-11-21', latest: '2026-11-21' }));

const parse = (changes: Record<string, unknown>) =>
  schema.parse(booking(1, { dateServed: '2026-11-21', ...changes }));

test.each([
  ['+1\u00A0(813)\u00A0555\u20110142', '+1 (813) 555-0142'],
  ['\u202A+1 813\u2009555\u20130142\u202C', '+1 813 555-0142'],
  ['813\u2212555\u20120142\u200B', '813-555-0142'],
  ['(813)\t555\uFF0D0142\uFEFF', '(813) 555-0142'],
  ['813\uFE58555\u20140142', '813-555-0142'],
])('the phone number %j is normalized to %s', (phoneNumber, stored) => {
  expect(parse({ phoneNumber }).phoneNumber).toBe(stored);
  const lead = leadSchema.parse({ ...leads.county, phone: phoneNumber });
  expect(lead).toMatchObject({ phone: stored });
});

test.each([
  ['Mary\u00A0Ann Smith', 'Mary Ann Smith'],
  ['Mary Ann Smith\u200B', 'Mary Ann Smith'],
  ['Jean\u2010Luc\u3000Roe\u2060', 'Jean-Luc Roe'],
  ['\u200EJane\u00AD Roe\u200F', 'Jane Roe'],
  ['José María Núñez\u2013Peña', 'José María Núñez-Peña'],
  ['Mª\u202FCarmen D´Ávila', "Mª Carmen D'Ávila"],
  ['Олена Лук`яненко', "Олена Лук'яненко"],
  ['Марʼяна Знам’янська', 'Марʼяна Знам’янська'],
  ['Ганна\u2011Марія Ґалаґан', 'Ганна-Марія Ґалаґан'],
])('the name %j is normalized to %s', (fullName, stored) => {
  expect(parse({ fullName }).fullName).toBe(stored);
  expect(leadSchema.parse({ ...leads.death, fullName })).toMatchObject({ fullName: stored });
});

test('the other fields of every form are normalized', () => {
  expect(parse({ county: 'Miami\u2013Dade', caseNumber: '2026\u2011CA\u00A0001\u200B' })).toMatchObject({
    county: 'Miami-Dade',
    caseNumber: '2026-CA 001',
  });
  expect(parse({ dateServed: '2026\u201111\u201121\u200B' }).dateServed).toBe('2026-11-21');
  expect(leadSchema.parse({ ...leads.subscription, email: '\u200Ba@example.com\u00A0' })).toMatchObject({
    email: 'a@example.com',
  });
  expect(leadSchema.parse({ ...leads.death, state: 'New\u00A0York\u200B' })).toMatchObject({
    state: 'New York',
  });
  const tax = { phone: '+1\u00A0813', zipCode: '33602\u20110001', propertyAddress: '\u200B' };
  expect(leadSchema.safeParse({ ...leads.tax, ...tax }).success).toBe(false);
  expect(leadSchema.parse({ ...leads.tax, ...tax, propertyAddress: '1\u00A0A' })).toMatchObject({
    phone: '+1 813',
    zipCode: '33602-0001',
    propertyAddress: '1 A',
  });
});

test('spaces in free text are normalized; dashes, emoji and joiners stay', () => {
  const message =
    'He\u00A0died\u200B \u2014 we\u2011grieve \u{1F468}\u200D\u{1F469}\u200D\u{1F467} \u2764\uFE0F \u0645\u06CC\u200C\u0631\u0648\u0645';
  expect(leadSchema.parse({ ...leads.death, message })).toMatchObject({
    message: message.replace('\u00A0', ' ').replace('\u200B', ''),
  });
});

test.each(['----------', '+1 (813) ---', '((((((((((', '+1 555 01 - -'])(
  '%j has too few digits for a phone number',
  (phoneNumber) => {
    for (const parsed of [
      schema.safeParse(booking(1, { dateServed: '2026-11-21', phoneNumber })),
      leadSchema.safeParse({ ...leads.county, phone: phoneNumber }),
      leadSchema.safeParse({ ...leads.death, phone: phoneNumber }),
    ])
      expect(parsed.error?.issues.map(({ message }) => message)).toEqual([phoneMessages.tooShort]);
  },
);

test.each(['555 - 0142', '1234567890', '+380 44 123 45 67'])('%j has enough digits', (phoneNumber) => {
  expect(parse({ phoneNumber }).phoneNumber).toBe(phoneNumber);
});
