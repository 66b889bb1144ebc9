import { toasts, unableToSubmitTitle } from '#contract/messages.ts';
import type { TaxIntakeProblem } from '#contract/tax-intake.ts';

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
