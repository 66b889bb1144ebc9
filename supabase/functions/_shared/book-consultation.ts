/** The consultation request: stored, told to the firm, answered with the calendar to choose a time from. */
import { consultationSchemaFor } from './contract/consultation.ts';
import { utcDayOf } from './contract/dates.ts';
import { consultationPlan } from './contract/form-plans.ts';
import { receivedPlainly } from './contract/messages.ts';
import type { FormKind } from './form/form-kind.ts';
import { refusal } from './form/refusal.ts';
import { shownForm } from './form/shown-form.ts';
import { words } from './form/words.ts';
import { type Handler, type Services } from './services.ts';
import { submissionHandler } from './submission.ts';

const shown = shownForm(consultationPlan, words.consultation);

const form: Omit<FormKind, 'judge'> = {
  name: consultationPlan.functionName,
  // The address is the same for everyone: what a visitor typed never becomes part of a URL.
  answer: ({ calendarUrl }) => (calendarUrl === '' ? {} : { calendarUrl }),
  next: (_values, { calendarUrl }) => (calendarUrl === '' ? undefined : calendarUrl),
  received: () => receivedPlainly.request,
  shown: () => shown,
};

export function bookConsultation(services: Services): Handler {
  const schema = consultationSchemaFor(() => utcDayOf(services.now()), 1);
  const judge: FormKind['judge'] = (values) => {
    const judged = schema.safeParse(values);
    return judged.success
      ? { ok: true, store: 'submit_consultation', content: judged.data }
      : refusal(judged.error.issues);
  };
  return submissionHandler({ ...form, judge }, services);
}
