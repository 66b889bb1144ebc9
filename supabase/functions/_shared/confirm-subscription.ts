/**
 * The link in the confirmation e-mail. Its button leads to the site, where an element of that name says how it went.
 * Where a function can't show the button, opening the link confirms at once.
 */
import * as z from 'zod/mini';
import { functionNames } from './contract/headers.ts';
import { confirmingPlainly } from './contract/messages.ts';
import { seeOther } from './http/answer.ts';
import { askFirst, isLinkMethod, notNow, otherMethod, showsPages, tokenIn } from './mail-link.ts';
import { type Handler, type Services, faultOf } from './services.ts';

const answered = z.object({ outcome: z.enum(['confirmed', 'unknown']) });

export function confirmSubscription(services: Services): Handler {
  return async (request) => {
    if (!isLinkMethod(request.method)) return otherMethod();
    const token = tokenIn(request);
    if (request.method === 'GET' && token !== undefined && showsPages(services)) {
      return await askFirst(services, confirmingPlainly, [new URL(services.siteUrl).origin]);
    }
    try {
      const outcome =
        token === undefined
          ? 'unknown'
          : z.parse(answered, await services.store.call('confirm_subscription', { token })).outcome;
      services.log({ event: functionNames.confirmSubscription, outcome });
      return seeOther(new URL(`/blog#subscription-${outcome}`, services.siteUrl).href);
    } catch (error) {
      services.log({ event: functionNames.confirmSubscription, outcome: 'fault', fault: faultOf(error) });
      return await notNow(services);
    }
  };
}
