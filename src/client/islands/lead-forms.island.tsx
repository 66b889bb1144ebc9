import { useState } from 'react';
import type { FormDefinition } from '#forms/definition.ts';
import {
  countyLeadForm,
  immigrationQuestionForm,
  subscribeForm,
  wrongfulDeathForm,
} from '#forms/lead-forms.ts';
import type { FormProps } from '../forms/form-props.ts';
import { FormView } from '../forms/form-view.tsx';
import { SentNotice } from '../forms/sent-notice.tsx';
import { useSubmission } from '../forms/use-submission.ts';

export const CountyLead = createLeadForm(countyLeadForm);
export const ImmigrationQuestion = createLeadForm(immigrationQuestionForm);
export const Subscribe = createLeadForm(subscribeForm);
export const WrongfulDeath = createLeadForm(wrongfulDeathForm);

/** Creates a form that a notice replaces once it is sent, because there is no next step for the visitor. */
function createLeadForm(plan: FormDefinition) {
  return function LeadForm(form: FormProps) {
    const [reference, setReference] = useState<string>();
    const control = useSubmission({
      plan,
      form,
      onAccepted(result) {
        setReference(result.reference);
        control.setPhase('sent');
        return undefined;
      },
    });
    return (
      <>
        <FormView
          plan={plan}
          form={form}
          control={control}
          replyHtml={plan === subscribeForm ? undefined : form.copy.sentText}
        />
        <SentNotice form={form} control={control} reference={reference} />
      </>
    );
  };
}
