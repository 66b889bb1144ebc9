import { expect, test } from 'vitest';
import * as z from 'zod/mini';
import { countyMessages, fullNameMessages, submitErrors } from '#forms/messages.ts';
import { validate } from '#client/forms/problems.ts';
import { refusal } from '#functions/handlers/form-kind.ts';

const name = { path: ['fullName'], message: fullNameMessages.tooShort };
const nameAgain = { path: ['fullName', 0], message: fullNameMessages.characters };
const county = { path: ['county'], message: countyMessages.tooShort };
const ofNoField = { path: [], message: 'Invalid input' };

test.each([
  {
    what: 'several issues of one field',
    issues: [name, nameAgain, county],
    message: name.message,
    fieldErrors: { fullName: name.message, county: county.message },
  },
  {
    what: 'an issue of no field before others',
    issues: [ofNoField, county],
    message: county.message,
    fieldErrors: { county: county.message },
  },
  { what: 'an issue of no field', issues: [ofNoField], message: submitErrors.validation, fieldErrors: {} },
])('browser and function read the same from $what', ({ issues, message, fieldErrors }) => {
  const refusing = z.record(z.string(), z.unknown()).check((payload) => {
    for (const issue of issues) payload.issues.push({ ...issue, code: 'custom', input: {} });
  });
  const inBrowser = validate(refusing, {});
  const { error, ...inFunction } = refusal(issues);
  expect({ ...inFunction, message: error }).toEqual(inBrowser);
  expect(inBrowser).toStrictEqual({ ok: false, message, fieldErrors });
});
