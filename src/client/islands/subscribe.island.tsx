import { subscribePlan } from '#forms/form-plans.ts';
import { subscriptionSchema } from '#forms/leads.ts';
import type { FormProps } from '../forms/form-props.ts';
import { LeadForm } from '../forms/lead-form.tsx';

/** Insights by e-mail. Counts once the link in the confirmation e-mail was opened. */
export function Subscribe(form: FormProps) {
  return <LeadForm plan={subscribePlan} rules={subscriptionSchema} form={form} />;
}
