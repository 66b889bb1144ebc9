/** Every form of the site, and what the firm reads of them. */
import * as z from 'zod/mini';
import { consultationForm } from './consultation.ts';
import { countyLeadForm, countyLeadSchema } from './county-lead.ts';
import type { Field, FormDefinition } from './definition.ts';
import { immigrationQuestionForm, immigrationQuestionSchema } from './immigration-question.ts';
import { submitErrors } from './messages.ts';
import { subscribeForm, subscriptionSchema } from './subscribe.ts';
import { taxIntakeForm, taxIntakeSchema } from './tax-intake.ts';
import { wrongfulDeathForm, wrongfulDeathSchema } from './wrongful-death.ts';

/** Those of `submit-lead`, distinguished by `kind`. */
export const leadForms = [
  countyLeadForm,
  taxIntakeForm,
  wrongfulDeathForm,
  immigrationQuestionForm,
  subscribeForm,
] as const;

export const siteForms: readonly FormDefinition[] = [consultationForm, ...leadForms];

/** By the file of their words in `content/forms`. */
export const formsByCopy: ReadonlyMap<string, FormDefinition> = new Map(
  siteForms.map((form) => [form.copy, form]),
);

/** What travels to `submit-lead`. */
export const leadSchema = z.discriminatedUnion(
  'kind',
  [countyLeadSchema, wrongfulDeathSchema, taxIntakeSchema, immigrationQuestionSchema, subscriptionSchema],
  submitErrors.validation,
);

/** A value of a lead as the firm reads it: its name in the stored lead, and the label of its row. */
export type LeadValue = { name: string; label: string };

/** The rows of a lead's mail: those of its own form, then those that only other forms have. */
export function mailRows(kind: string): LeadValue[] {
  const own = siteForms.filter(({ name }) => name === kind);
  return valuesIn([...own, ...siteForms], ({ mail }) => mail.order);
}

/** The columns of what the forms asked for, in the export. */
export const exportColumns = valuesIn(siteForms, ({ column }) => column.order).map(({ name }) => name);

/** Each value once, as the first form says it that has it. */
function valuesIn(
  forms: readonly FormDefinition[],
  orderOf: (field: Field) => number | undefined,
): LeadValue[] {
  const byName = new Map<string, { label: string; order: number }>();
  for (const field of forms.flatMap(({ fields }) => fields)) {
    const { name = field.name } = field.column;
    if (!byName.has(name)) byName.set(name, { label: field.mail.label, order: orderOf(field) ?? Infinity });
  }
  return [...byName]
    .map(([name, value]) => ({ name, ...value }))
    .toSorted((one, other) => (one.order === other.order ? 0 : one.order - other.order));
}
