import { useEffect, useRef, useState, useSyncExternalStore } from 'react';
import type { RefObject } from 'react';
import { translate, unableToSubmitTitle } from '#forms/messages.ts';
import { removeReminders } from '../sent-request.ts';
import { closeErrorToasts, showToast } from '../toasts.tsx';
import type { FormProps } from './form-props.ts';
import { formErrorKey, shortenErrors } from './problems.ts';
import type { FieldErrors } from './send/result.ts';

const initialState = {
  phase: 'editing' as 'editing' | 'submitting' | 'sent',
  errors: {} as FieldErrors,
  /** The form-level error message. */
  message: '',
  /** Sending failed, so the phone number is shown. */
  isUnsent: false,
  /** The response is slow, so the phone number is shown. */
  isSlow: false,
  /** When the form was submitted, formatted for the notice. */
  sentAt: '',
  /** How many times the form was submitted. Each time, focus moves to the notice. */
  sendCount: 0,
  /** How many times the form was rejected. Each time, focus moves to the summary. */
  rejectionCount: 0,
};

type FormState = typeof initialState;

type Rejection = {
  text: string;
  /** The toast's title. */
  title?: string;
  /** If empty, the error applies to the whole form. */
  errors?: FieldErrors;
  /** The request failed or was rejected after it passed validation in the browser. */
  isUnsent?: boolean;
};

export type FormControl = {
  state: FormState;
  /** The form is hydrated, so our code validates instead of the browser. */
  isHydrated: boolean;
  formRef: RefObject<HTMLFormElement | null>;
  sentRef: RefObject<HTMLDivElement | null>;
  setPhase: (phase: FormState['phase']) => void;
  showErrors: (rejection: Rejection) => void;
};

const slowAfterMs = 5000;

/** Manages the state that all forms share, focus, and the page's title while there are errors. */
export function useForm({ id, copy }: FormProps): FormControl {
  const [state, setState] = useState(initialState);
  const isHydrated = useSyncExternalStore(
    () => () => {},
    () => true,
    () => false,
  );
  const formRef = useRef<HTMLFormElement>(null);
  const sentRef = useRef<HTMLDivElement>(null);
  const { phase, sendCount, rejectionCount } = state;
  const hasErrors = Object.keys(state.errors).length > 0;

  useEffect(() => {
    const dialog = formRef.current?.closest('dialog');
    const clearErrors = () => {
      closeErrorToasts();
      setState((current) => ({
        ...current,
        errors: {},
        phase: current.phase === 'sent' ? 'editing' : current.phase,
      }));
    };
    dialog?.addEventListener('close', clearErrors);
    return () => dialog?.removeEventListener('close', clearErrors);
  }, []);

  useEffect(() => {
    if (rejectionCount === 0) return;
    const summary = document.getElementById(`${id}-problems`);
    summary?.focus({ preventScroll: true });
    summary?.scrollIntoView({ behavior: 'instant' });
  }, [id, rejectionCount]);

  useEffect(() => {
    if (sendCount === 0) return;
    removeReminders();
    sentRef.current?.focus();
  }, [sendCount]);

  useEffect(() => {
    if (phase !== 'submitting') return undefined;
    const timer = setTimeout(() => setState((current) => ({ ...current, isSlow: true })), slowAfterMs);
    return () => clearTimeout(timer);
  }, [phase]);

  useEffect(() => (hasErrors ? markTitle(copy.errorPrefix) : undefined), [hasErrors, copy.errorPrefix]);

  return {
    state,
    isHydrated,
    formRef,
    sentRef,
    setPhase(next) {
      if (next === 'submitting') closeErrorToasts();
      setState((current) => ({
        ...current,
        phase: next,
        errors: {},
        isSlow: false,
        ...(next === 'sent' && {
          sentAt: new Date().toLocaleString(copy.language, { dateStyle: 'long', timeStyle: 'short' }),
          sendCount: current.sendCount + 1,
        }),
      }));
    },
    showErrors({ title = unableToSubmitTitle, text, errors = {}, isUnsent = false }) {
      const translateMessage = (message: string) => translate(copy.messages, message);
      const translatedErrors = Object.fromEntries(
        Object.entries(errors).map(([name, message]) => [name, translateMessage(message)]),
      );
      const fieldErrors = formRef.current
        ? shortenErrors(translatedErrors, copy, formRef.current)
        : translatedErrors;
      const hasFieldErrors = Object.keys(fieldErrors).length > 0;
      const message = translateMessage(text);
      closeErrorToasts();
      showToast({
        title: translateMessage(title),
        text: message,
        destructive: true,
        closeLabel: copy.close,
      });
      setState((current) => ({
        ...current,
        phase: 'editing',
        errors: hasFieldErrors ? fieldErrors : { [formErrorKey]: message },
        message,
        isUnsent: isUnsent && !hasFieldErrors,
        isSlow: false,
        rejectionCount: current.rejectionCount + 1,
      }));
    },
  };
}

let formsWithErrors = 0;
let originalTitle = '';

/** Prefixes the page's title while any form has errors. Returns the cleanup function. */
function markTitle(prefix: string): () => void {
  if (formsWithErrors === 0) originalTitle = document.title;
  formsWithErrors += 1;
  document.title = `${prefix} ${originalTitle}`;
  return () => {
    formsWithErrors -= 1;
    if (formsWithErrors === 0) document.title = originalTitle;
  };
}
