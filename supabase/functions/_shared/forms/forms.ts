/** All forms of the site, and the values that the firm sees. */
import * as z from 'zod/mini';
import { consultationForm } from './consultation.ts';
import type { Field, FormDefinition } from './definition.ts';
import { submitErrors } from './messages.ts';
import {
  countyLeadForm,
  countyLeadSchema,
  immigrationQuestionForm,
  immigrationQuestionSchema,
  subscribeForm,
  subscriptionSchema,
  wrongfulDeathForm,
  wrongfulDeathSchema,
} from './lead-forms.ts';
import { taxIntakeForm, taxIntakeSchema } from './tax-intake.ts';

/** Forms of `submit-lead`, identified by `kind`. */
export const leadForms = [
  countyLeadForm,
  taxIntakeForm,
  wrongfulDeathForm,
  immigrationQuestionForm,
  subscribeForm,
] as const;

export const siteForms: readonly FormDefinition[] = [consultationForm, ...leadForms];

/** Forms by the file of their copy in `content/forms`. */
export const formsByCopy: ReadonlyMap<string, FormDefinition> = new Map(
  siteForms.map((form) => [form.copy, form]),
);

/** The body of a request to `submit-lead`. */
export const leadSchema = z.discriminatedUnion(
  'kind',
  [countyLeadSchema, wrongfulDeathSchema, taxIntakeSchema, immigrationQuestionSchema, subscriptionSchema],
  submitErrors.validation,
);

/** A value of a lead: its name in the stored lead, and its label. */
export type LeadValue = { name: string; label: string };

/** The rows of a lead's mail: first those of its own form, then those of other forms. */
export function listMailRows(kind: string): LeadValue[] {
  const forms = siteForms.filter(({ name }) => name === kind);
  return sortValues([...forms, ...siteForms], ({ mail }) => mail.order);
}

/** The export's columns for form fields. */
export const exportColumns = sortValues(siteForms, ({ column }) => column.order).map(({ name }) => name);

/** Unique values. The first form with a value defines its label. */
function sortValues(
  forms: readonly FormDefinition[],
  getOrder: (field: Field) => number | undefined,
): LeadValue[] {
  const byName = new Map<string, { label: string; order: number }>();
  for (const field of forms.flatMap(({ fields }) => fields)) {
    const { name = field.name } = field.column;
    if (!byName.has(name)) byName.set(name, { label: field.mail.label, order: getOrder(field) ?? Infinity });
  }
  return [...byName]
    .map(([name, value]) => ({ name, ...value }))
    .toSorted((a, b) => (a.order === b.order ? 0 : a.order - b.order));
}
