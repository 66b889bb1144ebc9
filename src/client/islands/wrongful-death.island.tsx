import { wrongfulDeathForm, wrongfulDeathSchema } from '#forms/wrongful-death.ts';
import type { FormProps } from '../forms/form-props.ts';
import { LeadForm } from '../forms/lead-form.tsx';

/** A consultation about a wrongful death, and referrals to lawyers in other states. */
export function WrongfulDeath(form: FormProps) {
  return <LeadForm plan={wrongfulDeathForm} rules={wrongfulDeathSchema} form={form} />;
}
