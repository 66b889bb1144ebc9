/** Which fields each form has and where it is sent. Words come from content, rules from the schemas beside this. */
import { functionNames } from './protocol.ts';

export type FieldPlan = {
  name: string;
  type: 'text' | 'email' | 'tel' | 'date' | 'textarea';
  required: boolean;
  autoComplete?: string;
};

/** What content says of a field. */
export type FieldWords = {
  label: string;
  hint?: string | undefined;
  /** With choices the field is a select. */
  options?: readonly string[] | undefined;
  /** What a select shows before a choice is made. */
  prompt?: string | undefined;
};

export type FormPlan = {
  name: string;
  functionName: string;
  /** Tells the lead forms apart on the wire. */
  kind?: string;
  fields: readonly FieldPlan[];
  acknowledgments: readonly string[];
};

function required(name: string, type: FieldPlan['type'], autoComplete?: string): FieldPlan {
  return { name, type, required: true, ...(autoComplete ? { autoComplete } : {}) };
}

function optional(name: string, type: FieldPlan['type'], autoComplete?: string): FieldPlan {
  return { ...required(name, type, autoComplete), required: false };
}

const fullName = required('fullName', 'text', 'name');
const email = required('email', 'email', 'email');
const phone = required('phone', 'tel', 'tel');
const address = required('propertyAddress', 'text', 'address-line1');
const county = required('county', 'text');
/** The boxes to tick, of every form that has them. */
export const acknowledgments = ['ack1', 'ack2', 'ack3'] as const;

export const consultationPlan: FormPlan = {
  name: 'consultation',
  functionName: functionNames.bookConsultation,
  fields: [
    fullName,
    optional('caseNumber', 'text'),
    county,
    required('dateServed', 'date'),
    required('phoneNumber', 'tel', 'tel'),
  ],
  acknowledgments: [],
};

function lead(name: string, fields: readonly FieldPlan[], boxes: readonly string[] = []): FormPlan {
  return { name, kind: name, functionName: functionNames.submitLead, fields, acknowledgments: boxes };
}

export const wrongfulDeathPlan = lead('wrongful-death', [
  fullName,
  phone,
  email,
  required('state', 'text', 'address-level1'),
  optional('message', 'textarea'),
]);

export const countyLeadPlan = lead(
  'county-lead',
  [
    fullName,
    email,
    phone,
    address,
    optional('city', 'text', 'address-level2'),
    optional('zipCode', 'text', 'postal-code'),
    county,
  ],
  acknowledgments,
);

export const taxIntakePlan = lead(
  'tax-intake',
  [
    fullName,
    email,
    phone,
    address,
    required('city', 'text', 'address-level2'),
    required('zipCode', 'text', 'postal-code'),
    county,
  ],
  acknowledgments,
);

export const subscribePlan = lead('subscription', [email]);
