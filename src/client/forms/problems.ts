import type { FormPlan, FormSchema } from '#forms/definition.ts';
import { selectFirstMessages } from '#forms/issues.ts';
import { toasts, unableToSubmitTitle } from '#forms/messages.ts';
import { summarizeForm } from '#forms/summary.ts';
import { findTaxIntakeProblem } from '#forms/tax-intake.ts';
import type { FormProps } from './form-props.ts';
import type { FieldValues, FieldErrors } from './send/result.ts';

type ValidationResult =
  | { ok: true; values: FieldValues }
  /** The first message overall, and the first one for each field. */
  | { ok: false; error: string; fieldErrors: FieldErrors };

/** Validates and normalizes values with the same rules as the Supabase functions. */
export function validate(schema: FormSchema, values: FieldValues): ValidationResult {
  const parseResult = schema.safeParse(values);
  return parseResult.success
    ? { ok: true, values: parseResult.data }
    : { ok: false, ...selectFirstMessages(parseResult.error.issues) };
}

type IntakeProblem = { title: string; text: string; errors: FieldErrors };

/** Returns the toast's text for the first problem in the tax intake form, and the error for each field. */
export function findIntakeProblem(values: FieldValues, form: HTMLFormElement): IntakeProblem | undefined {
  const nativeErrors = collectNativeErrors(form);
  const problem = findTaxIntakeProblem(values);
  if (problem) {
    const { title, text, fields } = problem;
    return {
      title,
      text,
      errors: { ...nativeErrors, ...Object.fromEntries(fields.map((name) => [name, text])) },
    };
  }
  const messages = Object.values(nativeErrors);
  const [text] = messages;
  if (text === undefined) return undefined;
  return messages.includes(toasts.requiredFieldsMissing.text)
    ? { ...toasts.requiredFieldsMissing, errors: nativeErrors }
    : { title: unableToSubmitTitle, text, errors: nativeErrors };
}

/** Collects the browser's constraint validation errors, such as empty required fields and malformed email addresses. */
function collectNativeErrors(form: HTMLFormElement): FieldErrors {
  const invalidControls = [...form.elements].filter((control) => control.matches('[name]:invalid'));
  return Object.fromEntries(
    invalidControls.map((control) => [
      control.getAttribute('name'),
      isFilledInput(control) ? control.validationMessage : toasts.requiredFieldsMissing.text,
    ]),
  );
}

function isFilledInput(control: Element): control is HTMLInputElement {
  return control instanceof HTMLInputElement && control.value.trim() !== '';
}

/** Replaces the errors for empty fields and unchecked boxes with the short messages in the form's copy. */
export function shortenErrors(
  errors: FieldErrors,
  { fields, unchecked }: FormProps['copy'],
  form: HTMLFormElement,
): FieldErrors {
  const values = new FormData(form);
  const shorten = ([name, message]: [string, string]) => {
    const value = values.get(name);
    const shortMessage = value === null ? unchecked : value.toString().trim() === '' && fields[name]?.missing;
    return [name, shortMessage || message];
  };
  return Object.fromEntries(Object.entries(errors).map(shorten));
}

/** The key for errors that don't belong to a field. */
export const formErrorKey = '';

type SummaryLine = { fieldId: string; label?: string | undefined; text: string };

/** Builds the lines of the error summary. A form-level error links to the submit button. */
export function buildSummary({ id, copy }: FormProps, plan: FormPlan, errors: FieldErrors): SummaryLine[] {
  const fields = plan.fields.map(({ name }) => ({ name, label: copy.fields[name]?.label ?? name }));
  return summarizeForm({ fields, checkboxes: plan.acknowledgments, errors }).map(
    ({ name = 'submit', label, message }) => ({ fieldId: `${id}-${name}`, label, text: message }),
  );
}
