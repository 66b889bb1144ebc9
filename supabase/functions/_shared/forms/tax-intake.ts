/** The property tax intake: two ordered checks and, on purpose, no validation of formats. */
import * as z from 'zod/mini';
import { createBoxRules, defineLeadForm, collectRules } from './definition.ts';
import type { Field } from './definition.ts';
import { acknowledgments, city, county, email, fullName, phone, propertyAddress, zipCode } from './fields.ts';
import { fieldTooLong, toasts } from './messages.ts';
import { cleanLine, normalizeTyped } from './typed-text.ts';

// Anything but text counts as missing, so that only the two checks below report errors.
const text = z.catch(z.string().check(z.overwrite((typed) => normalizeTyped(cleanLine(typed)))), '');
const box = z.catch(z.boolean(), false);
/** Maximum length of any field, in characters. */
export const maxEntryLength = 500;

function buildUncheckedMessage<One extends Field>(field: One) {
  return { ...field, rule: text, messages: { tooLong: fieldTooLong } };
}

export const taxIntakeForm = defineLeadForm({
  name: 'tax-intake',
  copy: 'tax-intake',
  fields: [
    buildUncheckedMessage(fullName),
    buildUncheckedMessage(email),
    buildUncheckedMessage(phone),
    buildUncheckedMessage(propertyAddress),
    { ...buildUncheckedMessage(city), required: true },
    { ...buildUncheckedMessage(zipCode), required: true },
    { ...buildUncheckedMessage(county), type: 'select' },
  ],
  acknowledgments,
  mailSubject: 'Property tax intake',
});

/** City and ZIP are only required in HTML. */
const requiredByMarkup: readonly string[] = [city.name, zipCode.name];

const required = taxIntakeForm.fields.filter((field) => field.required).map(({ name }) => name);
const present = required.filter((name) => !requiredByMarkup.includes(name));

/** An error of the intake: the toast to show and the invalid fields. */
export type TaxIntakeProblem = {
  title: string;
  text: string;
  fields: readonly string[];
};

/** Checks that required fields are present, and only then that all three checkboxes are checked. */
export function findTaxIntakeProblem(values: {
  readonly [field: string]: unknown;
}): TaxIntakeProblem | undefined {
  const missing = present.filter((name) => {
    const value = values[name];
    return typeof value !== 'string' || normalizeTyped(value) === '';
  });
  if (missing.length > 0) return { ...toasts.requiredFieldsMissing, fields: missing };
  const unticked = acknowledgments.filter((name) => values[name] !== true);
  if (unticked.length > 0) return { ...toasts.acknowledgmentsRequired, fields: unticked };
  return undefined;
}

export const taxIntakeSchema = z
  .object({
    kind: z.literal(taxIntakeForm.kind),
    ...collectRules(taxIntakeForm.fields),
    ...createBoxRules(acknowledgments, box),
  })
  .check(({ value, issues }) => {
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
