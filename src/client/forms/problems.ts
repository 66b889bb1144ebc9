/** A form's values against its rules, as the functions check them too. */
import type { FormPlan } from '#forms/definition.ts';
import { firstMessages } from '#forms/issues.ts';
import type { Issue } from '#forms/issues.ts';
import { toasts, unableToSubmitTitle } from '#forms/messages.ts';
import { summaryOf } from '#forms/summary.ts';
import type { TaxIntakeProblem } from '#forms/tax-intake.ts';
import type { FormProps } from './form-props.ts';
import type { Content, FieldErrors } from './send/answer.ts';

type Validated =
  | { ok: true; content: Content }
  /** `message` is the first of all, `fieldErrors` the first of each field. */
  | { ok: false; message: string; fieldErrors: FieldErrors };

export type Rules = {
  safeParse: (
    values: unknown,
  ) => { success: true; data: Content } | { success: false; error: { issues: readonly Issue[] } };
};

/** The content to be sent, trimmed and brought to one shape, or the first message of each field that is wrong. */
export function validate(rules: Rules, values: Content): Validated {
  const parsed = rules.safeParse(values);
  return parsed.success
    ? { ok: true, content: parsed.data }
    : { ok: false, ...firstMessages(parsed.error.issues) };
}

/** What the markup itself asks for: required fields, and the shape that an input's type has. */
export function markupProblems(form: HTMLFormElement): TaxIntakeProblem | undefined {
  const faulty = [...form.elements].filter((control) => control.matches('[name]:invalid'));
  const names = faulty.flatMap((control) => control.getAttribute('name') ?? []);
  if (names.length === 0) return undefined;
  const filled = faulty.filter(isFilled);
  const [badlyTyped] = filled;
  if (badlyTyped === undefined || filled.length < faulty.length) {
    return { ...toasts.requiredFieldsMissing, fields: names };
  }
  return { title: unableToSubmitTitle, text: badlyTyped.validationMessage, fields: names };
}

function isFilled(control: Element): control is HTMLInputElement {
  return control instanceof HTMLInputElement && control.value.trim() !== '';
}

/** The place of a problem that belongs to no field. */
export const wholeForm = '';

type SummaryLine = { fieldId: string; label?: string | undefined; text: string };

/** A problem of the whole form leads to the button, to try again. */
export function summaryLines({ id, words }: FormProps, plan: FormPlan, errors: FieldErrors): SummaryLine[] {
  const fields = plan.fields.map(({ name }) => ({ name, label: words.fields[name]?.label ?? name }));
  return summaryOf({ fields, boxes: plan.acknowledgments, errors }).map(
    ({ name = 'submit', label, message }) => ({ fieldId: `${id}-${name}`, label, text: message }),
  );
}
