import { idempotencyKeyField } from '#forms/protocol.ts';
import type { Attempt } from './send/answer.ts';
import { fillForm } from './values.ts';

/** Posts a form as a browser without scripts would; what arrives again of the same attempt is stored once. */
export function postAsHtml(form: HTMLFormElement, attempt?: Attempt): void {
  if (attempt) {
    fillForm(form, attempt.content);
    for (const [name, value] of Object.entries({ [idempotencyKeyField]: attempt.key, ...attempt.signs })) {
      const input = document.createElement('input');
      input.type = 'hidden';
      input.name = name;
      input.value = String(value);
      form.append(input);
    }
  }
  form.submit();
}

/** Where the code fails, in a browser that lacks what it asks for, the form is posted without it. */
export function orPostAsHtml(form: HTMLFormElement, act: () => void): void {
  try {
    act();
  } catch (error) {
    console.error(error);
    postAsHtml(form);
  }
}
