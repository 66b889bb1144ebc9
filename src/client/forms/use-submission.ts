import { useEffect, useEffectEvent, useRef } from 'react';
import type { FormEvent } from 'react';
import type { FormPlan } from '#forms/definition.ts';
import { submitErrors } from '#forms/messages.ts';
import { tabStorage } from '../storage.ts';
import type { FormProps } from './form-props.ts';
import { orPostAsHtml, postAsHtml } from './post-as-html.ts';
import { validate } from './problems.ts';
import type { Rules } from './problems.ts';
import { attemptFor } from './send/answer.ts';
import type { Answer, Attempt, FieldErrors } from './send/answer.ts';
import { deliver } from './send/deliver.ts';
import { forgetUnconfirmed, keepUnconfirmed, readUnconfirmed, onReturn } from './send/unconfirmed.ts';
import { useForm } from './use-form.ts';
import type { FormControl } from './use-form.ts';
import { botSignals, fillForm, readForm } from './values.ts';

/** Who is asked to wait this long is told to call instead; the page does not ask again by itself. */
const farOffMs = 60_000;

/** The form that sends a request, by the request's key: two forms of a page may have the same stored request. */
const senders = new Map<string, string>();

type Submission = {
  plan: FormPlan;
  rules: Rules;
  form: FormProps;
  /** Does what follows success. A returned message says what is still missing, and counts as a failure. */
  onAccepted: (answer: Extract<Answer, { outcome: 'accepted' }>, form: HTMLFormElement) => string | undefined;
};

export type SubmittingForm = FormControl & { onSubmit: (event: FormEvent<HTMLFormElement>) => void };

/** Sends a checked form and waits for the answer: once at a time, and never as two bookings. */
export function useSubmission({ plan, rules, form, onAccepted }: Submission): SubmittingForm {
  const control = useForm(form);
  const busy = useRef(false);
  const quiet = useRef(false);
  const attempt = useRef<Attempt>(undefined);

  function fail(text: string, errors: FieldErrors = {}) {
    control.refuse({ text, errors, sending: true });
  }

  async function send(element: HTMLFormElement, current: Attempt) {
    busy.current = true;
    attempt.current = current;
    senders.set(current.key, form.id);
    control.setPhase('submitting');
    keepUnconfirmed(tabStorage(), plan.name, current);
    try {
      const { functionName } = plan;
      const { config } = form;
      settle(element, await deliver({ config, functionName, attempt: current, awaited: true }));
    } catch {
      fail(submitErrors.unexpected);
    } finally {
      busy.current = false;
    }
  }

  /** Disturbs nobody who reads or types: what the form says stays true unless this arrives. */
  async function sendQuietly(element: HTMLFormElement, current: Attempt) {
    if (quiet.current) return;
    quiet.current = true;
    const { functionName } = plan;
    const answer = await deliver({ config: form.config, functionName, attempt: current });
    quiet.current = false;
    if (answer.outcome !== 'accepted') return;
    const superseded = busy.current || attempt.current?.key !== current.key;
    if (!superseded) forgetUnconfirmed(tabStorage(), plan.name);
    if (!superseded && !isBeingCorrected(element, current)) settle(element, answer);
  }

  function settle(element: HTMLFormElement, answer: Answer) {
    const comeBackLater = answer.outcome === 'failed' && (answer.retryAfterMs ?? 0) > farOffMs;
    if (answer.outcome !== 'failed' || comeBackLater) forgetUnconfirmed(tabStorage(), plan.name);
    if (answer.outcome === 'failed') return fail(answer.message || submitErrors.fallback);
    if (answer.outcome === 'refused' && answer.unsent) {
      // A visitor who comes back by the browser's button finds the form ready.
      control.setPhase('editing');
      return postAsHtml(element, answer.unsent);
    }
    if (answer.outcome === 'refused') return fail(answer.message, answer.fieldErrors);
    if (answer.outcome === 'key-reused') return fail(submitErrors.fallback);
    const missing = onAccepted(answer, element);
    if (missing !== undefined) return fail(missing);
    attempt.current = undefined;
    element.reset();
  }

  function onSubmit(event: FormEvent<HTMLFormElement>) {
    event.preventDefault();
    if (busy.current) return;
    const element = event.currentTarget;
    orPostAsHtml(element, () => {
      const validated = validate(rules, readForm(element, plan));
      if (!validated.ok) return control.refuse({ text: validated.message, errors: validated.fieldErrors });
      void send(element, attemptFor(validated.content, botSignals(element), attempt.current));
    });
  }

  /** Other words than those that failed are sent when the visitor sends them. */
  function isBeingCorrected(element: HTMLFormElement, failed: Attempt): boolean {
    const validated = validate(rules, readForm(element, plan));
    return !validated.ok || attemptFor(validated.content, failed.signs, failed) !== failed;
  }

  /** What was sent before a reload, or while offline, is sent again with its own key. */
  const resume = useEffectEvent(() => {
    const unconfirmed = readUnconfirmed(tabStorage(), plan.name);
    const element = control.formRef.current;
    if (!unconfirmed || !element || busy.current) return;
    if ((senders.get(unconfirmed.key) ?? form.id) !== form.id) return;
    if (attempt.current === undefined) {
      fillForm(element, unconfirmed.content);
      return void send(element, unconfirmed);
    }
    if (!isBeingCorrected(element, unconfirmed)) void sendQuietly(element, unconfirmed);
  });

  useEffect(() => {
    resume();
    return onReturn(() => resume());
  }, []);

  return { ...control, onSubmit };
}
