import { subscriptionSchema } from '#contract/leads.ts';
import { LeadForm } from './form/lead-form.tsx';
import { subscribePlan } from '#contract/form-plans.ts';
import type { FormProps } from './form/form-props.ts';

/** Insights by e-mail. Counts once the link in the confirmation e-mail was opened. */
export function Subscribe(form: FormProps) {
  return <LeadForm plan={subscribePlan} rules={subscriptionSchema} form={form} />;
}
