import { idempotencyKeyField } from '#forms/protocol.ts';
import type { Attempt } from './send/result.ts';
import { fillForm } from './form-values.ts';

/** Submits a form natively, as a browser without JavaScript does. The attempt's key prevents storing the request twice. */
export function submitNatively(form: HTMLFormElement, attempt?: Attempt): void {
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

/** Calls `submit`. If it throws, for example in an old browser, submits the form natively. */
export function withNativeSubmitFallback(form: HTMLFormElement, submit: () => void): void {
  try {
    submit();
  } catch (error) {
    console.error(error);
    submitNatively(form);
  }
}
