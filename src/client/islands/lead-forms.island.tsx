import { useState } from 'react';
import type { FormPlan } from '#forms/definition.ts';
import {
  countyLeadForm,
  countyLeadSchema,
  immigrationQuestionForm,
  immigrationQuestionSchema,
  subscribeForm,
  subscriptionSchema,
  wrongfulDeathForm,
  wrongfulDeathSchema,
} from '#forms/lead-forms.ts';
import type { FormProps } from '../forms/form-props.ts';
import { FormView } from '../forms/form-view.tsx';
import type { FormSchema } from '../forms/problems.ts';
import { SentNotice } from '../forms/sent-notice.tsx';
import { useSubmission } from '../forms/use-submission.ts';

export const CountyLead = createLeadForm(countyLeadForm, countyLeadSchema);
export const ImmigrationQuestion = createLeadForm(immigrationQuestionForm, immigrationQuestionSchema);
export const Subscribe = createLeadForm(subscribeForm, subscriptionSchema);
export const WrongfulDeath = createLeadForm(wrongfulDeathForm, wrongfulDeathSchema);

/** Creates a form that a notice replaces once it is sent, because there is no next step for the visitor. */
function createLeadForm(plan: FormPlan, schema: FormSchema) {
  return function LeadForm(form: FormProps) {
    const [reference, setReference] = useState<string>();
    const control = useSubmission({
      plan,
      schema,
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
