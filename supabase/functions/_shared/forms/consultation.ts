/** The consultation request: what travels to `book-consultation`. */
import * as z from 'zod/mini';
import { rulesOf } from './definition.ts';
import type { Clock, FormDefinition } from './definition.ts';
import { county, fullName, phone } from './fields.ts';
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
      mail: { label: 'Case number', order: 6 },
      column: { order: 4 },
    },
    county,
    {
      name: 'dateServed',
      type: 'date',
      required: true,
      rule: rules.dateServed,
      mail: { label: 'Date served', order: 7 },
      column: { order: 5 },
    },
    { ...phone, name: 'phoneNumber' },
  ],
  acknowledgments: [],
  mailSubject: 'Consultation request',
} as const satisfies FormDefinition;

/** The rules as they stand at the moment of checking, in the visitor's own time zone. */
export const consultationSchema = consultationSchemaBy();

/** The rules by another clock: the server, which cannot know the visitor's time zone, takes what is today anywhere. */
export function consultationSchemaBy(clock?: Clock) {
  return z.pipe(z.object(rulesOf(consultationForm.fields, clock)), z.transform(withoutAbsent));
}

/** What was left empty does not travel. */
function withoutAbsent<Values extends object>(values: Values): Partial<Values> {
  const given = Object.entries(values).filter(([, value]) => value !== undefined);
  return Object.fromEntries(given) as Partial<Values>;
}
