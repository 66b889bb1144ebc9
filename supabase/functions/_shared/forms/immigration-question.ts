/** A short question about immigration, in the visitor's language. */
import * as z from 'zod/mini';
import { leadForm, rulesOf } from './definition.ts';
import { fullName, phone } from './fields.ts';
import { questionMessages } from './messages.ts';
import * as rules from './rules.ts';
import { cleanLines } from './typed-text.ts';

export const immigrationQuestionForm = leadForm({
  name: 'immigration-question',
  copy: 'immigration-question',
  fields: [
    fullName,
    phone,
    {
      name: 'message',
      type: 'textarea',
      required: true,
      rule: rules.requiredText(2000, questionMessages, cleanLines),
      mail: { label: 'Message', order: 11 },
      column: { order: 11 },
    },
  ],
  mailSubject: 'Immigration question',
});

export const immigrationQuestionSchema = z.object({
  kind: z.literal(immigrationQuestionForm.kind),
  ...rulesOf(immigrationQuestionForm.fields),
});
