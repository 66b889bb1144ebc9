/** The fields of every form, for the page that shows a refused form again. */
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
  label: 'Email',
  type: 'email',
  required: true,
  autocomplete: 'email',
};
const county: FormField = { name: 'county', label: 'County', type: 'text', required: true };

function phone(fieldName: string): FormField {
  return { name: fieldName, label: 'Phone number', type: 'tel', required: true, autocomplete: 'tel' };
}

function statement(position: number): FormField {
  return {
    name: `ack${position}`,
    label: `I agree to statement ${position} of the form`,
    type: 'checkbox',
    required: true,
  };
}

const property: readonly FormField[] = [
  name,
  email,
  phone('phone'),
  {
    name: 'propertyAddress',
    label: 'Property address',
    type: 'text',
    required: true,
    autocomplete: 'street-address',
  },
  { name: 'city', label: 'City', type: 'text', required: false, autocomplete: 'address-level2' },
  { name: 'zipCode', label: 'ZIP code', type: 'text', required: false, autocomplete: 'postal-code' },
  county,
  statement(1),
  statement(2),
  statement(3),
];

export const consultationFields: readonly FormField[] = [
  name,
  { name: 'caseNumber', label: 'Case number (optional)', type: 'text', required: false },
  county,
  { name: 'dateServed', label: 'Date served', type: 'date', required: true },
  phone('phoneNumber'),
];

export const leadFields: ReadonlyMap<string, readonly FormField[]> = new Map([
  ['county-lead', property],
  ['tax-intake', property],
  [
    'wrongful-death',
    [
      name,
      phone('phone'),
      email,
      { name: 'state', label: 'State', type: 'text', required: true, autocomplete: 'address-level1' },
      { name: 'message', label: 'Message (optional)', type: 'textarea', required: false },
    ],
  ],
  ['subscription', [email]],
]);
