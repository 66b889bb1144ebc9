import type * as z from 'zod/mini';
import type { FormPlan } from '#forms/definition.ts';
import { selectFirstMessages } from '#forms/issues.ts';
import { toasts, unableToSubmitTitle } from '#forms/messages.ts';
import { summarizeForm } from '#forms/summary.ts';
import { findTaxIntakeProblem } from '#forms/tax-intake.ts';
import type { FormProps } from './form-props.ts';
import type { Content, FieldErrors } from './send/result.ts';

export type FormSchema = z.ZodMiniType<Content>;

type Validated =
  | { ok: true; content: Content }
  /** The first message of all, and the first of each field. */
  | { ok: false; error: string; fieldErrors: FieldErrors };

/** Validates and normalizes with the rules that the functions apply too. */
export function validate(schema: FormSchema, values: Content): Validated {
  const parsed = schema.safeParse(values);
  return parsed.success
    ? { ok: true, content: parsed.data }
    : { ok: false, ...selectFirstMessages(parsed.error.issues) };
}

type IntakeProblem = { title: string; text: string; errors: FieldErrors };

/** The toast of the first failed check of the intake, and the error of each field. */
export function findIntakeProblem(content: Content, form: HTMLFormElement): IntakeProblem | undefined {
  const invalid = readMarkupErrors(form);
  const failed = findTaxIntakeProblem(content);
  if (failed) {
    const { title, text, fields } = failed;
    return { title, text, errors: { ...invalid, ...Object.fromEntries(fields.map((name) => [name, text])) } };
  }
  const messages = Object.values(invalid);
  const [text] = messages;
  if (text === undefined) return undefined;
  return messages.includes(toasts.requiredFieldsMissing.text)
    ? { ...toasts.requiredFieldsMissing, errors: invalid }
    : { title: unableToSubmitTitle, text, errors: invalid };
}

/** HTML validation: required fields, and formats such as e-mail. */
function readMarkupErrors(form: HTMLFormElement): FieldErrors {
  const invalid = [...form.elements].filter((control) => control.matches('[name]:invalid'));
  return Object.fromEntries(
    invalid.map((control) => [
      control.getAttribute('name'),
      isFilled(control) ? control.validationMessage : toasts.requiredFieldsMissing.text,
    ]),
  );
}

function isFilled(control: Element): control is HTMLInputElement {
  return control instanceof HTMLInputElement && control.value.trim() !== '';
}

/** The name of an error that belongs to no field. */
export const wholeForm = '';

type SummaryLine = { fieldId: string; label?: string | undefined; text: string };

/** An error of the whole form links to the button. */
export function buildSummary({ id, copy }: FormProps, plan: FormPlan, errors: FieldErrors): SummaryLine[] {
  const fields = plan.fields.map(({ name }) => ({ name, label: copy.fields[name]?.label ?? name }));
  return summarizeForm({ fields, boxes: plan.acknowledgments, errors }).map(
    ({ name = 'submit', label, message }) => ({ fieldId: `${id}-${name}`, label, text: message }),
  );
}
