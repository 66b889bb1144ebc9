/** A form on the page that shows it again after a refusal: the fields of the site's form, in the site's words. */
import type { FieldPlan, FieldWords, FormPlan } from '../contract/form-plans.ts';

export type FormWords = {
  title: string;
  fields: { readonly [name: string]: FieldWords };
  acknowledgments: readonly string[];
  /** Stands above the button. */
  disclaimer: string;
  /** The mark on required fields and what it means. */
  required: string;
  /** Stands beside fields that may stay empty. */
  optional: string;
};

export type ShownField = FieldWords &
  Omit<FieldPlan, 'type'> & { type: FieldPlan['type'] | 'checkbox' | 'select' };

export type ShownForm = Omit<FormWords, 'fields' | 'acknowledgments'> & { fields: readonly ShownField[] };

export function shownForm(plan: FormPlan, { fields, acknowledgments, ...words }: FormWords): ShownForm {
  const typed = plan.fields.map((field): ShownField => {
    const own = fields[field.name] ?? { label: field.name };
    return { ...field, ...own, type: own.options === undefined ? field.type : 'select' };
  });
  const ticked = plan.acknowledgments.map((name, position): ShownField => {
    return { name, label: acknowledgments[position] ?? name, type: 'checkbox', required: true };
  });
  return { ...words, fields: [...typed, ...ticked] };
}
