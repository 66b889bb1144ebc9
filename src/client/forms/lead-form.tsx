import { useState } from 'react';
import type { FormPlan } from '#forms/definition.ts';
import type { FormProps } from './form-props.ts';
import { FormView } from './form-view.tsx';
import type { Rules } from './problems.ts';
import { SentNotice } from './sent-notice.tsx';
import { useSubmission } from './use-submission.ts';

type LeadFormProps = { plan: FormPlan; rules: Rules; form: FormProps };

/** A form that the firm answers by itself: what happens next stands where the form was. */
export function LeadForm({ plan, rules, form }: LeadFormProps) {
  const [reference, setReference] = useState<string>();
  const control = useSubmission({
    plan,
    rules,
    form,
    onAccepted(answer) {
      setReference(answer.reference);
      control.setPhase('sent');
      return undefined;
    },
  });
  return (
    <>
      <FormView plan={plan} form={form} control={control} />
      <SentNotice form={form} control={control} reference={reference} />
    </>
  );
}
