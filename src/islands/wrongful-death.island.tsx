import { wrongfulDeathSchema } from '#contract/leads.ts';
import { LeadForm } from './form/lead-form.tsx';
import { wrongfulDeathPlan } from '#contract/form-plans.ts';
import type { FormProps } from './form/form-props.ts';

/** A consultation about a wrongful death, and referrals to lawyers in other states. */
export function WrongfulDeath(form: FormProps) {
  return <LeadForm plan={wrongfulDeathPlan} rules={wrongfulDeathSchema} form={form} />;
}
