import type { FieldErrors } from '../send/answer.ts';
import type { FormPlan } from '#contract/form-plans.ts';

/** The place of a problem that belongs to no field. */
export const wholeForm = '';

export type SummaryLine = { fieldId: string; text: string };

/** In the order of the fields, each wording once. A problem of the whole form leads to the button, to try again. */
export function summaryOf(id: string, plan: FormPlan, errors: FieldErrors): SummaryLine[] {
  const names = [...plan.fields.map(({ name }) => name), ...plan.acknowledgments];
  const lines = names.flatMap((name) => {
    const text = errors[name];
    return text === undefined ? [] : [{ fieldId: `${id}-${name}`, text }];
  });
  const rest = Object.keys(errors).filter((name) => !names.includes(name));
  const others = rest.map((name) => ({ fieldId: `${id}-submit`, text: errors[name] ?? '' }));
  const all = [...lines, ...others];
  return all.filter(({ text }, position) => all.findIndex((line) => line.text === text) === position);
}
