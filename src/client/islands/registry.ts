import type { FunctionComponent } from 'react';
import { leadForms } from '#forms/lead-forms.ts';
import type { FormProps } from '../forms/form-props.ts';
import { Consultation } from './consultation.island.tsx';
import { createLeadForm } from './lead-form.tsx';
import { TaxIntake } from './tax-intake.island.tsx';

/** The `data-island` name of a form, which is also the name of its copy. */
export type IslandName = LeadFormName | 'consultation';
type LeadFormName = (typeof leadForms)[number]['copy'];

const leadFormIslands = Object.fromEntries(leadForms.map((form) => [form.copy, createLeadForm(form)]));

/** All forms that are hydrated in the browser. Forms with a next step after submission (calendar, payment) have their own components. */
export const islands: Readonly<Record<IslandName, FunctionComponent<FormProps>>> = {
  // `leadFormIslands` contains all lead forms.
  ...(leadFormIslands as Record<LeadFormName, FunctionComponent<FormProps>>),
  consultation: Consultation,
  'tax-intake': TaxIntake,
};
