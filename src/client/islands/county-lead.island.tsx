import { countyLeadForm, countyLeadSchema } from '#forms/county-lead.ts';
import type { FormProps } from '../forms/form-props.ts';
import { LeadForm } from '../forms/lead-form.tsx';

/** The short form at the end of a county page. */
export function CountyLead(form: FormProps) {
  return <LeadForm plan={countyLeadForm} rules={countyLeadSchema} form={form} />;
}
