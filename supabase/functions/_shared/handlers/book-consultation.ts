import { consultationForm, createConsultationSchema } from '../forms/consultation.ts';
import { findCurrentDays } from '../forms/dates.ts';
import { selectFirstMessages } from '../forms/issues.ts';
import { receivedPage, storedWithoutCalendar, submitErrors } from '../forms/messages.ts';
import { translateForm } from './form-language.ts';
import type { FormKind } from './form-kind.ts';
import type { Handler, Services } from './services.ts';
import { createSubmissionHandler } from './submission.ts';

const noCalendarText = `${submitErrors.noCalendar} ${storedWithoutCalendar}`;

const form: Omit<FormKind, 'validate'> = {
  name: consultationForm.functionName,
  accept(_values, { calendarUrl }) {
    const page = receivedPage.request;
    if (calendarUrl === '')
      return { body: { error: noCalendarText }, page: { ...page, text: noCalendarText } };
    // The URL is the same for everyone: visitors' data never enters a URL.
    return { body: { calendarUrl }, nextUrl: calendarUrl, page };
  },
  getForm: (_values, language) => translateForm(language, consultationForm),
};

/**
 * Creates the handler that stores a consultation request, emails it to the firm, and returns the URL of the calendar.
 */
export function createConsultationHandler(services: Services): Handler {
  const schema = createConsultationSchema(() => findCurrentDays(services.now()));
  const validate: FormKind['validate'] = (values) => {
    const validated = schema.safeParse(values);
    return validated.success
      ? { ok: true, store: 'submit_consultation', content: validated.data }
      : { ok: false, ...selectFirstMessages(validated.error.issues) };
  };
  return createSubmissionHandler({ ...form, validate }, services);
}
