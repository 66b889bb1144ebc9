import { consultationForm, consultationSchema } from '#forms/consultation.ts';
import { storedWithoutCalendar, submitErrors, toasts, translate } from '#forms/messages.ts';
import { computeDeadline } from '#practice/court-days.ts';
import { storeDate } from '../deadline/stored-date.ts';
import type { FormProps } from '../forms/form-props.ts';
import { FormView } from '../forms/form-view.tsx';
import { useSubmission } from '../forms/use-submission.ts';
import { readForm } from '../forms/form-values.ts';
import { openTab, parseHttpUrl } from '../new-tab.ts';
import { readCourtClosings } from '../published-data.ts';
import { goToSentRequest, storeSentRequest } from '../sent-request.ts';
import { showToast } from '../toasts.tsx';

/** The consultation request. Once it is accepted, the calendar opens in a new tab. */
export function Consultation(form: FormProps) {
  const { copy } = form;
  const control = useSubmission({
    plan: consultationForm,
    schema: consultationSchema,
    form,
    onAccepted({ calendarUrl, reference }, element) {
      const href = parseHttpUrl(calendarUrl);
      if (!href) return `${submitErrors.noCalendar} ${storedWithoutCalendar}`;
      control.setPhase('editing');
      const served = readForm(element, consultationForm)['dateServed'];
      storeSentRequest({
        calendarUrl: href,
        lastDay: findLastDay(served),
        referenceText: reference && copy.reference.replace('{reference}', reference),
      });
      if (typeof served === 'string') storeDate(served);
      element.closest('dialog')?.close();
      goToSentRequest();
      // Opened after the response, so that a failure leaves no empty tab; a browser may block it.
      const opened = openTab(href);
      const link = opened ? {} : { link: { href, text: copy.openCalendar ?? copy.sent, note: copy.newTab } };
      showToast({
        title: translate(copy.messages, toasts.received.title),
        text: translate(copy.messages, toasts.received.text),
        closeLabel: copy.close,
        ...link,
      });
      return undefined;
    },
  });
  return <FormView plan={consultationForm} form={form} control={control} />;
}

/** The day to answer the court by. The number of days is in the card of the page. */
function findLastDay(served: unknown): string | undefined {
  const days = document.querySelector<HTMLElement>('[data-sent-request]')?.dataset['sentRequest'];
  if (!days || typeof served !== 'string') return undefined;
  return computeDeadline(served, { days: Number(days), counting: 'court', closings: readCourtClosings() })
    .actBy;
}
