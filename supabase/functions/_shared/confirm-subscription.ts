/** The link in the confirmation e-mail. It leads to the site, where an element of that name says how it went. */
import * as z from 'zod/mini';
import { functionNames } from './contract/headers.ts';
import { submitErrors } from './contract/messages.ts';
import { jsonAnswer, seeOther } from './http/answer.ts';
import { type Handler, type Services, faultOf } from './services.ts';

const answered = z.object({ outcome: z.enum(['confirmed', 'unknown']) });

export function confirmSubscription(services: Services): Handler {
  return async (request) => {
    if (request.method !== 'GET') {
      return jsonAnswer(405, { success: false, error: submitErrors.refused }, { allow: 'GET' });
    }
    const token = new URL(request.url).searchParams.get('token') ?? '';
    try {
      const known = /^[0-9a-f]{64}$/.test(token)
        ? z.parse(answered, await services.store.call('confirm_subscription', { token })).outcome
        : 'unknown';
      services.log({ event: functionNames.confirmSubscription, outcome: known });
      return seeOther(new URL(`/blog#subscription-${known}`, services.siteUrl).href);
    } catch (error) {
      services.log({ event: functionNames.confirmSubscription, outcome: 'fault', fault: faultOf(error) });
      return jsonAnswer(503, { success: false, error: submitErrors.transport }, { 'retry-after': '5' });
    }
  };
}
