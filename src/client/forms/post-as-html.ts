import { idempotencyKeyField } from '#forms/protocol.ts';
import type { Attempt } from './send/result.ts';
import { fillForm } from './form-values.ts';

/** Posts a form as a browser without scripts would. The attempt's key prevents storing it twice. */
export function postAsHtml(form: HTMLFormElement, attempt?: Attempt): void {
  if (attempt) {
    fillForm(form, attempt.content);
    for (const [name, value] of Object.entries({
      [idempotencyKeyField]: attempt.key,
      ...attempt.botSignals,
    })) {
      const input = document.createElement('input');
      input.type = 'hidden';
      input.name = name;
      input.value = String(value);
      form.append(input);
    }
  }
  form.submit();
}

/** If the code fails, for instance in an old browser, the form is posted without it. */
export function withNativeSubmitFallback(form: HTMLFormElement, act: () => void): void {
  try {
    act();
  } catch (error) {
    console.error(error);
    postAsHtml(form);
  }
}
