/** A short question about immigration, in the visitor's language. */
import * as z from 'zod/mini';
import { leadForm, rulesOf } from './definition.ts';
import { fullName, message, phone } from './fields.ts';
import { questionMessages } from './messages.ts';
import * as rules from './rules.ts';
import { cleanLines } from './typed-text.ts';

export const immigrationQuestionForm = leadForm({
  name: 'immigration-question',
  copy: 'immigration-question',
  fields: [
    fullName,
    phone,
    { ...message, required: true, rule: rules.requiredText(2000, questionMessages, cleanLines) },
  ],
  mailSubject: 'Immigration question',
});

export const immigrationQuestionSchema = z.object({
  kind: z.literal(immigrationQuestionForm.kind),
  ...rulesOf(immigrationQuestionForm.fields),
});
