/** All forms of the site, and the values that the firm sees. */
import { consultationForm } from './consultation.ts';
import type { FormDefinition } from './definition.ts';
import { leadForms } from './lead-forms.ts';

export const siteForms: readonly FormDefinition[] = [consultationForm, ...leadForms];

/** Forms by the name of the file in `content/forms` with their copy. */
export const formsByCopy: ReadonlyMap<string, FormDefinition> = new Map(
  siteForms.map((form) => [form.copy, form]),
);

/** A value of a lead: its name in the stored lead, and its label. */
export type LeadValue = { name: string; label: string };

/** Returns the rows for the fields of all forms, in order. The labels of the form for this kind of lead take precedence. */
export function listMailRows(kind: string): LeadValue[] {
  const ownForms = siteForms.filter(({ name }) => name === kind);
  const fields = [...ownForms, ...siteForms].flatMap((form) => form.fields);
  const rows = new Map<string, LeadValue & { order: number }>();
  for (const { name, storedAs = name, mailLabel: label, order = Infinity } of fields) {
    if (!rows.has(storedAs)) rows.set(storedAs, { name: storedAs, label, order });
  }
  return [...rows.values()].toSorted((a, b) => (a.order === b.order ? 0 : a.order - b.order));
}

/** The export's columns for form fields, in the same order. */
export const exportColumns = listMailRows('').map(({ name }) => name);
