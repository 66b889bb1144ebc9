import { subscribeForm, subscriptionSchema } from '#forms/subscribe.ts';
import type { FormProps } from '../forms/form-props.ts';
import { LeadForm } from '../forms/lead-form.tsx';

/** Insights by e-mail. Counts once the link in the confirmation e-mail was opened. */
export function Subscribe(form: FormProps) {
  return <LeadForm plan={subscribeForm} rules={subscriptionSchema} form={form} />;
}
