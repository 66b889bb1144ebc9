import { useEffect, useEffectEvent, useRef } from 'react';
import type { FormEvent } from 'react';
import type { FormPlan } from '#forms/definition.ts';
import { submitErrors } from '#forms/messages.ts';
import type { FormProps } from './form-props.ts';
import { postAsHtml, withNativeSubmitFallback } from './post-as-html.ts';
import { validate } from './problems.ts';
import type { FormSchema } from './problems.ts';
import { createAttempt } from './send/result.ts';
import type { SendResult, Attempt, FieldErrors } from './send/result.ts';
import { deliver } from './send/deliver.ts';
import { forgetUnconfirmed, storeUnconfirmed, onReturn, readUnconfirmed } from './send/unconfirmed.ts';
import { useForm } from './use-form.ts';
import type { FormControl } from './use-form.ts';
import { readBotSignals, fillForm, readForm } from './form-values.ts';

/** If Retry-After is longer, the page shows the phone number instead of retrying. */
const maxRetryAfterMs = 60_000;

/** The form that sends each request, by key, because two forms of a page may find the same stored request. */
const senders = new Map<string, string>();

type Submission = {
  plan: FormPlan;
  schema: FormSchema;
  form: FormProps;
  /** Runs on success. A returned message counts as a failure. */
  onAccepted: (
    result: Extract<SendResult, { outcome: 'accepted' }>,
    form: HTMLFormElement,
  ) => string | undefined;
};

export type SubmittingForm = FormControl & { onSubmit: (event: FormEvent<HTMLFormElement>) => void };

/** Sends a validated form and waits for the response: one at a time, and never as two bookings. */
export function useSubmission({ plan, schema, form, onAccepted }: Submission): SubmittingForm {
  const control = useForm(form);
  const busy = useRef(false);
  const busyInBackground = useRef(false);
  const attempt = useRef<Attempt>(undefined);
  const request = { config: form.config, functionName: plan.functionName };

  function fail(text: string, errors: FieldErrors = {}) {
    control.showErrors({ text, errors, isUnsent: true });
  }

  async function send(element: HTMLFormElement, current: Attempt) {
    busy.current = true;
    attempt.current = current;
    senders.set(current.key, form.id);
    control.setPhase('submitting');
    storeUnconfirmed('sessionStorage', plan.name, current);
    try {
      settle(element, await deliver({ ...request, attempt: current, awaited: true }));
    } catch {
      fail(submitErrors.unexpected);
    } finally {
      busy.current = false;
    }
  }

  /** A retry after a failure the visitor has seen. Another failure changes nothing on the page. */
  async function retryInBackground(element: HTMLFormElement, current: Attempt) {
    if (busyInBackground.current) return;
    busyInBackground.current = true;
    const result = await deliver({ ...request, attempt: current });
    busyInBackground.current = false;
    const isSuperseded = busy.current || attempt.current?.key !== current.key;
    if (result.outcome !== 'accepted' || isSuperseded) return;
    forgetUnconfirmed('sessionStorage', plan.name);
    if (!isBeingCorrected(element, current)) settle(element, result);
  }

  function settle(element: HTMLFormElement, result: SendResult) {
    const mayRetry = result.outcome === 'failed' && (result.retryAfterMs ?? 0) <= maxRetryAfterMs;
    if (!mayRetry) forgetUnconfirmed('sessionStorage', plan.name);
    if (result.outcome === 'failed') return fail(result.message || submitErrors.fallback);
    if (result.outcome === 'key-reused') return fail(submitErrors.fallback);
    if (result.outcome === 'refused') {
      if (!result.unsent) return fail(result.message, result.fieldErrors);
      // Resets the form for a visitor who returns with the browser's back button.
      control.setPhase('editing');
      return postAsHtml(element, result.unsent);
    }
    const missing = onAccepted(result, element);
    if (missing !== undefined) return fail(missing);
    attempt.current = undefined;
    element.reset();
  }

  function onSubmit(event: FormEvent<HTMLFormElement>) {
    event.preventDefault();
    if (busy.current) return;
    const element = event.currentTarget;
    withNativeSubmitFallback(element, () => {
      const validated = validate(schema, readForm(element, plan));
      if (!validated.ok) return control.showErrors({ text: validated.error, errors: validated.fieldErrors });
      void send(element, createAttempt(validated.content, readBotSignals(element), attempt.current));
    });
  }

  function isBeingCorrected(element: HTMLFormElement, failed: Attempt): boolean {
    const validated = validate(schema, readForm(element, plan));
    return !validated.ok || createAttempt(validated.content, failed.botSignals, failed) !== failed;
  }

  /** Sends what was sent before a reload, or while offline, again with its own key. */
  const resume = useEffectEvent(() => {
    const unconfirmed = readUnconfirmed('sessionStorage', plan.name);
    const element = control.formRef.current;
    if (!unconfirmed || !element || busy.current) return;
    if ((senders.get(unconfirmed.key) ?? form.id) !== form.id) return;
    if (attempt.current === undefined) {
      fillForm(element, unconfirmed.content);
      return void send(element, unconfirmed);
    }
    if (!isBeingCorrected(element, unconfirmed)) void retryInBackground(element, unconfirmed);
  });

  useEffect(() => {
    resume();
    return onReturn(() => resume());
  }, []);

  return { ...control, onSubmit };
}
