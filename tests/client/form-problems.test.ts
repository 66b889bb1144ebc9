import { expect, test } from 'vitest';
import { selectFirstMessages } from '#forms/issues.ts';
import { countyMessages, fullNameMessages, submitErrors } from '#forms/messages.ts';

const name = { path: ['fullName'], message: fullNameMessages.tooShort };
const nameAgain = { path: ['fullName', 0], message: fullNameMessages.characters };
const county = { path: ['county'], message: countyMessages.tooShort };
const ofNoField = { path: [], message: 'Invalid input' };

test.each([
  {
    what: 'several issues of one field',
    issues: [name, nameAgain, county],
    error: name.message,
    fieldErrors: { fullName: name.message, county: county.message },
  },
  {
    what: 'an issue of no field before others',
    issues: [ofNoField, county],
    error: county.message,
    fieldErrors: { county: county.message },
  },
  { what: 'an issue of no field', issues: [ofNoField], error: submitErrors.validation, fieldErrors: {} },
  {
    what: 'an issue without words',
    issues: [{ path: ['county'], message: '' }],
    error: submitErrors.validation,
    fieldErrors: { county: '' },
  },
])('browser and function read the first messages of $what', ({ issues, error, fieldErrors }) => {
  expect(selectFirstMessages(issues)).toStrictEqual({ error, fieldErrors });
});
