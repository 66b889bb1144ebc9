/** The fields of every form, for the page that shows a refused form again. A test holds them to the site's forms. */
import type { FormField } from './form-kind.ts';

const name: FormField = {
  name: 'fullName',
  label: 'Full name',
  type: 'text',
  required: true,
  autocomplete: 'name',
};
const email: FormField = {
  name: 'email',
  label: 'E-mail',
  type: 'email',
  required: true,
  autocomplete: 'email',
};
const county: FormField = { name: 'county', label: 'County', type: 'text', required: true };

function phone(fieldName: string): FormField {
  return { name: fieldName, label: 'Phone number', type: 'tel', required: true, autocomplete: 'tel' };
}

/** A statement to agree to. The site's own names the figures, which are looked after there. */
function statement(position: number, label: string): FormField {
  return { name: `ack${position}`, label, type: 'checkbox', required: true };
}

const propertyAddress: FormField = {
  name: 'propertyAddress',
  label: 'Property address',
  type: 'text',
  required: true,
  autocomplete: 'address-line1',
};
const city: FormField = {
  name: 'city',
  label: 'City',
  type: 'text',
  required: false,
  autocomplete: 'address-level2',
};
const zipCode: FormField = {
  name: 'zipCode',
  label: 'ZIP code',
  type: 'text',
  required: false,
  autocomplete: 'postal-code',
};
const separateAgreement = 'I understand that formal representation requires a separate agreement.';

/** The counties that the property tax intake can be sent from, in their order. */
const intakeCounties = [
  'Hillsborough',
  'Pinellas',
  'Pasco',
  'Polk',
  'Orange',
  'Osceola',
  'Seminole',
  'Miami-Dade',
  'Broward',
  'Palm Beach',
  'Lee',
  'Collier',
  'Sarasota',
  'Manatee',
  'Duval',
  'Leon',
  'Alachua',
  'Other',
];

const countyLead: readonly FormField[] = [
  name,
  email,
  phone('phone'),
  propertyAddress,
  city,
  zipCode,
  { ...county, label: 'County of the property' },
  statement(1, 'I understand that this form is not legal representation.'),
  statement(
    2,
    'I understand that there is typically little time to respond, and that this form is not a response to the court.',
  ),
  statement(3, separateAgreement),
];

const taxIntake: readonly FormField[] = [
  { ...name, label: 'Full legal name, as it stands on the deed' },
  email,
  phone('phone'),
  propertyAddress,
  { ...city, required: true },
  { ...zipCode, required: true },
  { ...county, type: 'select', choices: intakeCounties },
  statement(1, 'I understand that the fee is a reservation/evaluation fee and not legal representation.'),
  statement(
    2,
    'I understand that my days to file with the Value Adjustment Board count from the TRIM mailing date.',
  ),
  statement(3, separateAgreement),
];

export const consultationFields: readonly FormField[] = [
  name,
  { name: 'caseNumber', label: 'Case number', type: 'text', required: false },
  county,
  { name: 'dateServed', label: 'Date served', type: 'date', required: true },
  phone('phoneNumber'),
];

export const leadFields: ReadonlyMap<string, readonly FormField[]> = new Map([
  ['county-lead', countyLead],
  ['tax-intake', taxIntake],
  [
    'wrongful-death',
    [
      name,
      phone('phone'),
      email,
      { name: 'state', label: 'State', type: 'text', required: true, autocomplete: 'address-level1' },
      { name: 'message', label: 'Message', type: 'textarea', required: false },
    ],
  ],
  ['subscription', [email]],
]);
