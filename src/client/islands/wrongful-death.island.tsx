import { wrongfulDeathPlan } from '#forms/form-plans.ts';
import { wrongfulDeathSchema } from '#forms/leads.ts';
import type { FormProps } from '../forms/form-props.ts';
import { LeadForm } from '../forms/lead-form.tsx';

/** A consultation about a wrongful death, and referrals to lawyers in other states. */
export function WrongfulDeath(form: FormProps) {
  return <LeadForm plan={wrongfulDeathPlan} rules={wrongfulDeathSchema} form={form} />;
}
