/** The property tax intake: two checks in their order and, on purpose, no check of any format. */
import * as z from 'zod/mini';
import { acknowledgments } from './form-plans.ts';
import { fieldTooLong, toasts } from './messages.ts';
import { cleanLine } from './rules.ts';

/** City and ZIP are required by the form's markup only. */
const taxIntakeRequired = ['fullName', 'email', 'phone', 'propertyAddress', 'county'] as const;

type Presence = { readonly [field: string]: unknown };

/** What stops the intake, if anything: the toast to show and the fields at fault. */
export type TaxIntakeProblem = {
  title: string;
  text: string;
  fields: readonly string[];
};

/** First that the required fields are there, and only then that all three boxes are ticked. */
export function taxIntakeProblem(values: Presence): TaxIntakeProblem | undefined {
  const missing = taxIntakeRequired.filter((name) => {
    const value = values[name];
    return typeof value !== 'string' || value.trim() === '';
  });
  if (missing.length > 0) return { ...toasts.requiredFieldsMissing, fields: missing };
  const unticked = acknowledgments.filter((name) => values[name] !== true);
  if (unticked.length > 0) return { ...toasts.acknowledgmentsRequired, fields: unticked };
  return undefined;
}

// Anything that is not text counts as missing, so that the two checks above speak first and alone.
const text = z.catch(z.string().check(z.overwrite(cleanLine)), '');
const box = z.catch(z.boolean(), false);
const longest = 500;

export const taxIntakeSchema = z
  .object({
    kind: z.literal('tax-intake'),
    fullName: text,
    email: text,
    phone: text,
    propertyAddress: text,
    city: text,
    zipCode: text,
    county: text,
    ack1: box,
    ack2: box,
    ack3: box,
  })
  .check(({ value, issues }) => {
    const problem = taxIntakeProblem(value);
    for (const field of problem?.fields ?? []) {
      issues.push({ code: 'custom', path: [field], message: problem?.text ?? '', input: value });
    }
    for (const [field, entry] of Object.entries(value)) {
      if (typeof entry === 'string' && entry.length > longest) {
        issues.push({ code: 'custom', path: [field], message: fieldTooLong, input: value });
      }
    }
  });
