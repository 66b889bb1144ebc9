/** The short form at the end of a county's page. */
import * as z from 'zod/mini';
import { boxesOf, leadForm, rulesOf } from './definition.ts';
import { acknowledgments, city, county, email, fullName, phone, propertyAddress, zipCode } from './fields.ts';
import { acknowledged } from './rules.ts';

export const countyLeadForm = leadForm({
  name: 'county-lead',
  copy: 'county-lead',
  fields: [
    fullName,
    email,
    phone,
    propertyAddress,
    city,
    zipCode,
    { ...county, type: 'select', offersCounties: true },
  ],
  acknowledgments,
  mailSubject: 'Foreclosure lead',
});

export const countyLeadSchema = z.object({
  kind: z.literal(countyLeadForm.kind),
  ...rulesOf(countyLeadForm.fields),
  ...boxesOf(acknowledgments, acknowledged),
});
