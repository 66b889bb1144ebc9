/** The property tax intake: two checks in order and, deliberately, no format validation. */
import * as z from 'zod/mini';
import { defineLeadForm } from './definition.ts';
import type { FieldDefinition } from './definition.ts';
import { acknowledgments, city, county, email, fullName, phone, propertyAddress, zipCode } from './fields.ts';
import { fieldTooLong, toasts } from './messages.ts';
import { cleanLine, normalizeTyped } from './typed-text.ts';

// Anything but text counts as missing, so that only the checks below report errors.
const textRule = z.catch(z.string().check(z.overwrite((value) => normalizeTyped(cleanLine(value)))), '');
const checkboxRule = z.catch(z.boolean(), false);
/** Maximum length of any field, in characters. */
const maxEntryLength = 500;

function withoutFormatRule<Field extends FieldDefinition>(field: Field) {
  return { ...field, rule: textRule, messages: { tooLong: fieldTooLong } };
}

const form = defineLeadForm(
  {
    name: 'tax-intake',
    copy: 'tax-intake',
    fields: [
      withoutFormatRule(fullName),
      withoutFormatRule(email),
      withoutFormatRule(phone),
      withoutFormatRule(propertyAddress),
      { ...withoutFormatRule(city), required: true },
      { ...withoutFormatRule(zipCode), required: true },
      { ...withoutFormatRule(county), type: 'select' },
    ],
    acknowledgments,
    mailSubject: 'Property tax intake',
  },
  checkboxRule,
);

/** City and ZIP are only required in HTML. */
const requiredOnlyInHtml: readonly string[] = [city.name, zipCode.name];

const required = form.fields.filter((field) => field.required).map(({ name }) => name);
const requiredByServer = required.filter((name) => !requiredOnlyInHtml.includes(name));

/** A problem with the intake: the toast to show and the invalid fields. */
export type TaxIntakeProblem = {
  title: string;
  text: string;
  fields: readonly string[];
};

/** Reports missing required fields or, if there are none, unchecked checkboxes. Returns undefined if there are none either. */
export function findTaxIntakeProblem(values: {
  readonly [field: string]: unknown;
}): TaxIntakeProblem | undefined {
  const missing = requiredByServer.filter((name) => {
    const value = values[name];
    return typeof value !== 'string' || normalizeTyped(value) === '';
  });
  if (missing.length > 0) return { ...toasts.requiredFieldsMissing, fields: missing };
  const unchecked = acknowledgments.filter((name) => values[name] !== true);
  if (unchecked.length > 0) return { ...toasts.acknowledgmentsRequired, fields: unchecked };
  return undefined;
}

const schema = form.schema.check(({ value, issues }) => {
  const problem = findTaxIntakeProblem(value);
  for (const field of problem?.fields ?? []) {
    issues.push({ code: 'custom', path: [field], message: problem?.text ?? '', input: value });
  }
  for (const [field, entry] of Object.entries(value)) {
    if (typeof entry === 'string' && [...entry].length > maxEntryLength) {
      issues.push({ code: 'custom', path: [field], message: fieldTooLong, input: value });
    }
  }
});

export const taxIntakeForm = { ...form, schema };
