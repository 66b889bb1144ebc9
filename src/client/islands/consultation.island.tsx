import { consultationForm } from '#forms/consultation.ts';
import { storedWithoutCalendar, submitErrors, toasts, translate } from '#forms/messages.ts';
import { computeDeadline } from '#practice/court-days.ts';
import { storeServiceDate } from '../deadline/stored-date.ts';
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
    form,
    onAccepted({ calendarUrl, reference }, element) {
      const href = parseHttpUrl(calendarUrl);
      if (!href) return `${submitErrors.noCalendar} ${storedWithoutCalendar}`;
      control.setPhase('editing');
      const dateServed = readForm(element, consultationForm)['dateServed'];
      storeSentRequest({
        calendarUrl: href,
        lastDay: findLastDay(dateServed),
        referenceText: reference && copy.reference.replace('{reference}', reference),
      });
      if (typeof dateServed === 'string') storeServiceDate(dateServed);
      element.closest('dialog')?.close();
      goToSentRequest();
      // Opened after the response, so that a failure leaves no empty tab. Browsers may block it.
      const isOpened = openTab(href);
      showToast({
        title: translate(copy.messages, toasts.received.title),
        text: translate(copy.messages, toasts.received.text),
        closeLabel: copy.close,
        ...(!isOpened && { link: { href, text: copy.openCalendar ?? copy.sent, note: copy.newTab } }),
      });
      return undefined;
    },
  });
  return <FormView plan={consultationForm} form={form} control={control} />;
}

/** Returns the day by which to answer the court, which may be before the deadline. The page's card contains the number of days. */
function findLastDay(dateServed: unknown): string | undefined {
  const days = document.querySelector<HTMLElement>('[data-sent-request]')?.dataset['sentRequest'];
  if (!days || typeof dateServed !== 'string') return undefined;
  return computeDeadline(dateServed, { days: Number(days), counting: 'court', closings: readCourtClosings() })
    .actBy;
}
