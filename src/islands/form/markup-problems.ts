import { toasts } from '#contract/messages.ts';
import type { TaxIntakeProblem } from '#contract/tax-intake.ts';

/** What the markup itself asks for: required fields, and the shape that an input's type has. */
export function markupProblems(form: HTMLFormElement): TaxIntakeProblem | undefined {
  const faulty = [...form.elements].filter((control) => control.matches('[name]:invalid'));
  const names = faulty.flatMap((control) => control.getAttribute('name') ?? []);
  if (names.length === 0) return undefined;
  const missing = faulty.some(
    (control) => control instanceof HTMLInputElement && control.value.trim() === '',
  );
  const words = faulty.find((control) => control instanceof HTMLInputElement);
  const text = missing || !words ? toasts.requiredFieldsMissing.text : words.validationMessage;
  return { title: toasts.requiredFieldsMissing.title, text, fields: names };
}
