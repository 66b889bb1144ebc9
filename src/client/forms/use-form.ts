import { useEffect, useRef, useState, useSyncExternalStore } from 'react';
import type { RefObject } from 'react';
import { translate, unableToSubmitTitle } from '#forms/messages.ts';
import { withOwnMessages } from '#forms/summary.ts';
import { removeReminders } from '../sent-request.ts';
import { closeRefusals, showToast } from '../toasts.tsx';
import type { FormProps } from './form-props.ts';
import { wholeForm } from './problems.ts';
import type { FieldErrors } from './send/result.ts';

const initialState = {
  phase: 'editing' as 'editing' | 'submitting' | 'sent',
  errors: {} as FieldErrors,
  /** The sentence about the whole form. */
  message: '',
  /** Sending failed: the phone number is shown. */
  isUnsent: false,
  /** The response is late: the phone number is shown. */
  isSlow: false,
  /** The time when the form was sent, as shown. */
  sentAt: '',
  /** How often the form was sent; each time, focus moves to the notice. */
  sendCount: 0,
  /** How often the form was refused; each time, focus moves to the summary. */
  refusalCount: 0,
};

type FormState = typeof initialState;

type Refusal = {
  text: string;
  /** The toast's title. */
  title?: string;
  /** If empty, the error applies to the whole form. */
  errors?: FieldErrors;
  /** Sending failed, and the visitor's input is right. */
  isUnsent?: boolean;
};

export type FormControl = {
  state: FormState;
  /** The form is hydrated, so the code validates instead of the browser. */
  live: boolean;
  formRef: RefObject<HTMLFormElement | null>;
  sentRef: RefObject<HTMLDivElement | null>;
  setPhase: (phase: FormState['phase']) => void;
  showErrors: (refusal: Refusal) => void;
};

const slowAfterMs = 5000;

/** State that all forms share, their focus, and the page's title while there are errors. */
export function useForm({ id, copy }: FormProps): FormControl {
  const [state, setState] = useState(initialState);
  const live = useSyncExternalStore(
    () => () => {},
    () => true,
    () => false,
  );
  const formRef = useRef<HTMLFormElement>(null);
  const sentRef = useRef<HTMLDivElement>(null);
  const { phase, sendCount, refusalCount } = state;
  const hasErrors = Object.keys(state.errors).length > 0;

  useEffect(() => {
    const dialog = formRef.current?.closest('dialog');
    const clearErrors = () => {
      closeRefusals();
      setState((before) => ({
        ...before,
        errors: {},
        phase: before.phase === 'sent' ? 'editing' : before.phase,
      }));
    };
    dialog?.addEventListener('close', clearErrors);
    return () => dialog?.removeEventListener('close', clearErrors);
  }, []);

  useEffect(() => {
    if (refusalCount === 0) return;
    const summary = document.getElementById(`${id}-problems`);
    summary?.focus({ preventScroll: true });
    summary?.scrollIntoView({ behavior: 'instant' });
  }, [id, refusalCount]);

  useEffect(() => {
    if (sendCount === 0) return;
    removeReminders();
    sentRef.current?.focus();
  }, [sendCount]);

  useEffect(() => {
    if (phase !== 'submitting') return undefined;
    const timer = setTimeout(() => setState((before) => ({ ...before, isSlow: true })), slowAfterMs);
    return () => clearTimeout(timer);
  }, [phase]);

  useEffect(() => (hasErrors ? markTitle(copy.errorPrefix) : undefined), [hasErrors, copy.errorPrefix]);

  return {
    state,
    live,
    formRef,
    sentRef,
    setPhase(next) {
      if (next === 'submitting') closeRefusals();
      setState((before) => ({
        ...before,
        phase: next,
        errors: {},
        isSlow: false,
        ...(next === 'sent' && { sentAt: formatNow(), sendCount: before.sendCount + 1 }),
      }));
    },
    showErrors({ title = unableToSubmitTitle, text, errors = {}, isUnsent = false }) {
      const translateMessage = (message: string) => translate(copy.messages, message);
      const translated = Object.entries(errors).map(([name, message]) => [name, translateMessage(message)]);
      const message = translateMessage(text);
      closeRefusals();
      showToast({
        title: translateMessage(title),
        text: message,
        destructive: true,
        closeLabel: copy.close,
      });
      setState((before) => ({
        ...before,
        phase: 'editing',
        errors:
          translated.length > 0
            ? withOwnMessages(Object.fromEntries(translated), copy)
            : { [wholeForm]: message },
        message,
        isUnsent: isUnsent && translated.length === 0,
        isSlow: false,
        refusalCount: before.refusalCount + 1,
      }));
    },
  };
}

function formatNow(): string {
  const { lang } = document.documentElement;
  return new Date().toLocaleString(lang, { dateStyle: 'long', timeStyle: 'short' });
}

let formsWithErrors = 0;
let originalTitle = '';

/** Prefixes the page's title while any form has errors. Returns the cleanup. */
function markTitle(prefix: string): () => void {
  if (formsWithErrors === 0) originalTitle = document.title;
  formsWithErrors += 1;
  document.title = `${prefix} ${originalTitle}`;
  return () => {
    formsWithErrors -= 1;
    if (formsWithErrors === 0) document.title = originalTitle;
  };
}
