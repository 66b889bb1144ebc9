import { countyLeadPlan } from '#forms/form-plans.ts';
import { countyLeadSchema } from '#forms/leads.ts';
import type { FormProps } from '../forms/form-props.ts';
import { LeadForm } from '../forms/lead-form.tsx';

/** The short form at the end of a county page. */
export function CountyLead(form: FormProps) {
  return <LeadForm plan={countyLeadPlan} rules={countyLeadSchema} form={form} />;
}
