import { consultationSchema } from '#contract/consultation.ts';
import { submitErrors, toasts } from '#contract/messages.ts';
import { FormView } from './form/form-view.tsx';
import { consultationPlan } from '#contract/form-plans.ts';
import { useSubmission } from './form/use-submission.ts';
import { openTab, webAddress } from './new-tab.ts';
import { showToast } from './toasts/show-toast.tsx';
import type { FormProps } from './form/form-props.ts';

/** The free consultation request: when it is accepted, the calendar opens beside this page. */
export function Consultation(form: FormProps) {
  const { words } = form;
  const control = useSubmission({
    plan: consultationPlan,
    rules: consultationSchema,
    form,
    onAccepted({ calendarUrl }, element) {
      const href = webAddress(calendarUrl);
      if (!href) return submitErrors.noCalendar;
      control.setPhase('editing');
      element.closest('dialog')?.close();
      // Opened after the answer, so that a failure leaves no empty tab behind; a browser may take that for a pop-up.
      const opened = openTab(href);
      const link = opened
        ? {}
        : { link: { href, text: words.openCalendar ?? words.sent, note: words.newTab } };
      showToast({ ...toasts.received, closeLabel: words.close, ...link });
      return undefined;
    },
  });
  return <FormView plan={consultationPlan} form={form} control={control} />;
}
