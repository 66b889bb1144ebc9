import { countyLeadSchema } from '#contract/leads.ts';
import { LeadForm } from './form/lead-form.tsx';
import { countyLeadPlan } from '#contract/form-plans.ts';
import type { FormProps } from './form/form-props.ts';

/** The short form at the end of a county page. */
export function CountyLead(form: FormProps) {
  return <LeadForm plan={countyLeadPlan} rules={countyLeadSchema} form={form} />;
}
