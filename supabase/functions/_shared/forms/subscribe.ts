/** Subscription to new articles. It starts once the link in the confirmation e-mail was opened. */
import * as z from 'zod/mini';
import { leadForm, rulesOf } from './definition.ts';
import { email } from './fields.ts';

export const subscribeForm = leadForm({ name: 'subscription', copy: 'subscribe', fields: [email] });

export const subscriptionSchema = z.object({
  kind: z.literal(subscribeForm.kind),
  ...rulesOf(subscribeForm.fields),
});
