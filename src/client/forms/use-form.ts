import { useEffect, useRef, useState, useSyncExternalStore } from 'react';
import type { RefObject } from 'react';
import { translate, unableToSubmitTitle } from '#forms/messages.ts';
import { withOwnMessages } from '#forms/summary.ts';
import { removeReminders } from '../sent-request.ts';
import { closeRefusals, showToast } from '../toasts.tsx';
import type { FormProps, FormWords } from './form-props.ts';
import { wholeForm } from './problems.ts';
import type { FieldErrors } from './send/answer.ts';

function momentInWords(): string {
  const { lang } = document.documentElement;
  return new Date().toLocaleString(lang, { dateStyle: 'long', timeStyle: 'short' });
}

let faultyForms = 0;
let plainTitle = '';

/** Puts a word before the page's title while a form has problems; answers how to remove it again. */
function markTitle(prefix: string): () => void {
  if (faultyForms === 0) plainTitle = document.title;
  faultyForms += 1;
  document.title = `${prefix} ${plainTitle}`;
  return () => {
    faultyForms -= 1;
    if (faultyForms === 0) document.title = plainTitle;
  };
}

type FormState = {
  phase: 'editing' | 'submitting' | 'sent';
  errors: FieldErrors;
  /** The sentence about the whole form. */
  message: string;
  /** What failed was the sending: the phone number is shown. */
  isUnsent: boolean;
  /** The answer keeps the visitor waiting. */
  isSlow: boolean;
  /** When the form was sent, in words; empty until then. */
  sentAt: string;
  /** How often the form was refused; each time, focus goes to the summary. */
  refusals: number;
};

type Refusal = {
  text: string;
  /** Heads the toast. */
  title?: string;
  /** Without any, the whole form is at fault. */
  errors?: FieldErrors;
  /** What failed was the sending, and not the visitor's words. */
  sending?: boolean;
};

export type FormControl = {
  state: FormState;
  /** True once the code runs: from then on it does the checking, and not the browser. */
  live: boolean;
  formRef: RefObject<HTMLFormElement | null>;
  sentRef: RefObject<HTMLDivElement | null>;
  setPhase: (phase: FormState['phase']) => void;
  refuse: (refusal: Refusal) => void;
};

const blank: FormState = {
  phase: 'editing',
  errors: {},
  message: '',
  isUnsent: false,
  isSlow: false,
  sentAt: '',
  refusals: 0,
};

/** From then on, whoever waits for an answer is told that calling works as well. */
const slowAfterMs = 5000;

// False in the HTML and while it is taken over, true from then on.
const noChange = () => () => {};
const inBrowser = () => true;
const onServer = () => false;

/** A refusal with its messages in the language of the form; a message without a translation stays English. */
function inLanguageOf({ messages }: FormWords, refusal: Refusal) {
  const { title = unableToSubmitTitle, text, errors = {}, sending } = refusal;
  const entries = Object.entries(errors).map(
    ([name, message]) => [name, translate(messages, message)] as const,
  );
  return {
    title: translate(messages, title),
    text: translate(messages, text),
    errors: Object.fromEntries(entries),
    sending,
  };
}

/** What every form shares: its state, where focus goes, and the page's title while something is wrong. */
export function useForm(form: FormProps): FormControl {
  const { id, words } = form;
  const { errorPrefix } = words;
  const [state, setState] = useState(blank);
  const live = useSyncExternalStore(noChange, inBrowser, onServer);
  const formRef = useRef<HTMLFormElement>(null);
  const sentRef = useRef<HTMLDivElement>(null);
  const faulty = Object.keys(state.errors).length > 0;

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
    if (state.refusals === 0) return;
    const summary = document.getElementById(`${id}-problems`);
    summary?.focus({ preventScroll: true });
    summary?.scrollIntoView({ behavior: 'instant' });
  }, [id, state.refusals]);

  useEffect(() => {
    if (state.phase !== 'submitting') return undefined;
    const timer = setTimeout(() => setState((before) => ({ ...before, isSlow: true })), slowAfterMs);
    return () => clearTimeout(timer);
  }, [state.phase]);

  useEffect(() => (faulty ? markTitle(errorPrefix) : undefined), [faulty, errorPrefix]);

  useEffect(() => {
    if (state.phase !== 'sent') return;
    removeReminders();
    sentRef.current?.focus();
  }, [state.phase]);

  return {
    state,
    live,
    formRef,
    sentRef,
    setPhase: (phase) => {
      if (phase === 'submitting') closeRefusals();
      setState((before) => ({
        ...before,
        phase,
        errors: {},
        isSlow: false,
        sentAt: phase === 'sent' ? momentInWords() : before.sentAt,
      }));
    },
    refuse: (refusal) => {
      const { text, title, errors, sending = false } = inLanguageOf(words, refusal);
      closeRefusals();
      showToast({ title, text, destructive: true, closeLabel: words.close });
      setState((before) => ({
        ...before,
        phase: 'editing',
        errors: Object.keys(errors).length > 0 ? withOwnMessages(errors, words) : { [wholeForm]: text },
        message: text,
        isUnsent: sending,
        isSlow: false,
        refusals: before.refusals + 1,
      }));
    },
  };
}
