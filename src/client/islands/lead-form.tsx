import { useState } from 'react';
import type { FormDefinition } from '#forms/definition.ts';
import { subscribeForm } from '#forms/lead-forms.ts';
import type { FormProps } from '../forms/form-props.ts';
import { FormView } from '../forms/form-view.tsx';
import { SentNotice } from '../forms/sent-notice.tsx';
import { useSubmission } from '../forms/use-submission.ts';

/** Creates a form that is replaced by a notice once the server accepts it, because there is no next step for the visitor. */
export function createLeadForm(plan: FormDefinition) {
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
