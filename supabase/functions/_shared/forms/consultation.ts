/** The consultation request, sent to `book-consultation`. */
import * as z from 'zod/mini';
import { collectRules } from './definition.ts';
import type { Clock, FormDefinition } from './definition.ts';
import { county, fullName, phone } from './fields.ts';
import { caseNumberMessages, dateServedMessages } from './messages.ts';
import { functionNames } from './protocol.ts';
import * as rules from './rules.ts';

export const consultationForm = {
  name: 'consultation',
  copy: 'consultation',
  functionName: functionNames.bookConsultation,
  fields: [
    fullName,
    {
      name: 'caseNumber',
      type: 'text',
      required: false,
      rule: rules.caseNumber,
      messages: caseNumberMessages,
      mail: { label: 'Case number', order: 6 },
      column: { order: 4 },
    },
    county,
    {
      name: 'dateServed',
      type: 'date',
      required: true,
      rule: rules.dateServed,
      messages: dateServedMessages,
      mail: { label: 'Date served', order: 7 },
      column: { order: 5 },
    },
    { ...phone, name: 'phoneNumber' },
  ],
  acknowledgments: [],
  mailSubject: 'Consultation request',
} as const satisfies FormDefinition;

/** Validates dates by the visitor's own clock. */
export const consultationSchema = createConsultationSchema();

/**
 * Validates dates by another clock. The server doesn't know the visitor's time zone, so it accepts the current day of
 * any time zone.
 */
export function createConsultationSchema(clock?: Clock) {
  return z.pipe(z.object(collectRules(consultationForm.fields, clock)), z.transform(omitUndefined));
}

/** Omits empty values. */
function omitUndefined<Values extends object>(values: Values): Partial<Values> {
  const entries = Object.entries(values).filter(([, value]) => value !== undefined);
  return Object.fromEntries(entries) as Partial<Values>;
}
