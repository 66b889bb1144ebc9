/** The consultation request, sent to `book-consultation`. */
import * as z from 'zod/mini';
import type { Clock } from './dates.ts';
import { collectRules } from './definition.ts';
import type { FieldDefinition, FormDefinition } from './definition.ts';
import { county, fullName, phone } from './fields.ts';
import { caseNumberMessages, dateServedMessages } from './messages.ts';
import { functionNames } from './protocol.ts';
import * as rules from './rules.ts';

const fields = [
  fullName,
  {
    name: 'caseNumber',
    type: 'text',
    required: false,
    rule: rules.caseNumberRule,
    messages: caseNumberMessages,
    mailLabel: 'Case number',
    order: 6,
  },
  county,
  {
    name: 'dateServed',
    type: 'date',
    required: true,
    rule: rules.createDateServedRule,
    messages: dateServedMessages,
    mailLabel: 'Date served',
    order: 7,
  },
  { ...phone, name: 'phoneNumber', storedAs: phone.name },
] as const satisfies readonly FieldDefinition[];

/**
 * Creates a schema that validates dates against the given clock, by default the visitor's. The server doesn't know the
 * visitor's time zone, so it accepts today's date in any time zone.
 */
export function createConsultationSchema(clock?: Clock) {
  return z.object(collectRules(fields, clock));
}

export const consultationForm = {
  name: 'consultation',
  copy: 'consultation',
  functionName: functionNames.bookConsultation,
  fields,
  acknowledgments: [],
  mailSubject: 'Consultation request',
  schema: createConsultationSchema(),
} as const satisfies FormDefinition;
