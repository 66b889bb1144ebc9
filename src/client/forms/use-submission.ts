import { useEffect, useEffectEvent, useRef } from 'react';
import type { FormEvent } from 'react';
import type { FormDefinition } from '#forms/definition.ts';
import { submitErrors } from '#forms/messages.ts';
import type { FormProps } from './form-props.ts';
import { submitNatively, withNativeSubmitFallback } from './submit-natively.ts';
import { validate } from './problems.ts';
import { findOrCreateAttempt } from './send/result.ts';
import type { SendResult, Attempt, FieldErrors } from './send/result.ts';
import { deliver } from './send/deliver.ts';
import {
  removeStoredAttempt,
  storeAttempt,
  onReconnectOrVisible,
  readStoredAttempt,
} from './send/unconfirmed.ts';
import { useForm } from './use-form.ts';
import type { FormControl } from './use-form.ts';
import { readBotSignals, fillForm, readForm } from './form-values.ts';

/** If Retry-After is longer, the request isn't retried in the background. */
const maxRetryAfterMs = 60_000;

/** Maps attempt keys to the IDs of the forms that send them: two forms on a page may find the same stored attempt. */
const senders = new Map<string, string>();

type Submission = {
  plan: FormDefinition;
  form: FormProps;
  /** Called on success. Returns a message to treat the response as a failure. */
  onAccepted: (
    result: Extract<SendResult, { outcome: 'accepted' }>,
    form: HTMLFormElement,
  ) => string | undefined;
};

export type SubmissionControl = FormControl & { onSubmit: (event: FormEvent<HTMLFormElement>) => void };

/** Validates and submits a form, one request at a time. Repeats a request only with the same key. */
export function useSubmission({ plan, form, onAccepted }: Submission): SubmissionControl {
  const control = useForm(form);
  const isBusy = useRef(false);
  const isRetrying = useRef(false);
  const attempt = useRef<Attempt>(undefined);
  const request = { config: form.config, functionName: plan.functionName };

  function fail(text: string, errors: FieldErrors = {}) {
    control.showErrors({ text, errors, isUnsent: true });
  }

  async function send(element: HTMLFormElement, currentAttempt: Attempt) {
    isBusy.current = true;
    attempt.current = currentAttempt;
    senders.set(currentAttempt.key, form.id);
    control.setPhase('submitting');
    storeAttempt('sessionStorage', plan.name, currentAttempt);
    try {
      settle(element, await deliver({ ...request, attempt: currentAttempt, isAwaited: true }));
    } catch {
      fail(submitErrors.unexpected);
    } finally {
      isBusy.current = false;
    }
  }

  /** Retries after the visitor has seen a failure. Another failure doesn't change the page. */
  async function retryInBackground(element: HTMLFormElement, currentAttempt: Attempt) {
    if (isRetrying.current) return;
    isRetrying.current = true;
    const result = await deliver({ ...request, attempt: currentAttempt });
    isRetrying.current = false;
    const isSuperseded = isBusy.current || attempt.current?.key !== currentAttempt.key;
    if (result.outcome !== 'accepted' || isSuperseded) return;
    removeStoredAttempt('sessionStorage', plan.name);
    if (!isBeingCorrected(element, currentAttempt)) settle(element, result);
  }

  function settle(element: HTMLFormElement, result: SendResult) {
    const mayRetry = result.outcome === 'failed' && (result.retryAfterMs ?? 0) <= maxRetryAfterMs;
    if (!mayRetry) removeStoredAttempt('sessionStorage', plan.name);
    if (result.outcome === 'failed') return fail(result.message || submitErrors.fallback);
    if (result.outcome === 'key-reused') return fail(submitErrors.fallback);
    if (result.outcome === 'rejected') {
      if (!result.unsentAttempt) return fail(result.message, result.fieldErrors);
      // Resets the form for a visitor who returns with the browser's back button.
      control.setPhase('editing');
      return submitNatively(element, result.unsentAttempt);
    }
    const failure = onAccepted(result, element);
    if (failure !== undefined) return fail(failure);
    attempt.current = undefined;
    element.reset();
  }

  function onSubmit(event: FormEvent<HTMLFormElement>) {
    event.preventDefault();
    if (isBusy.current) return;
    const element = event.currentTarget;
    withNativeSubmitFallback(element, () => {
      const validation = validate(plan.schema, readForm(element, plan));
      if (!validation.ok)
        return control.showErrors({ text: validation.error, errors: validation.fieldErrors });
      void send(element, findOrCreateAttempt(validation.values, readBotSignals(element), attempt.current));
    });
  }

  function isBeingCorrected(element: HTMLFormElement, failedAttempt: Attempt): boolean {
    const validation = validate(plan.schema, readForm(element, plan));
    return (
      !validation.ok ||
      findOrCreateAttempt(validation.values, failedAttempt.botSignals, failedAttempt) !== failedAttempt
    );
  }

  /** Resends an attempt from an earlier page load, or one made while offline, with the same key. */
  const resume = useEffectEvent(() => {
    const storedAttempt = readStoredAttempt('sessionStorage', plan.name);
    const element = control.formRef.current;
    if (!storedAttempt || !element || isBusy.current) return;
    if ((senders.get(storedAttempt.key) ?? form.id) !== form.id) return;
    if (attempt.current === undefined) {
      fillForm(element, storedAttempt.content);
      return void send(element, storedAttempt);
    }
    if (!isBeingCorrected(element, storedAttempt)) void retryInBackground(element, storedAttempt);
  });

  useEffect(() => {
    resume();
    return onReconnectOrVisible(() => resume());
  }, []);

  return { ...control, onSubmit };
}
