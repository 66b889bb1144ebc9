/** The link that ends a subscription. Its button, or a mail program of itself (RFC 8058), erases the address. */
import * as z from 'zod/mini';
import { functionNames, statusOf } from './contract/headers.ts';
import { endingPlainly } from './contract/messages.ts';
import { messagePage } from './form/message-page.ts';
import { seeOther } from './http/answer.ts';
import { askFirst, isLinkMethod, notNow, otherMethod, showsPages, tokenIn } from './mail-link.ts';
import { type Handler, type Services, faultOf } from './services.ts';

const answered = z.object({ outcome: z.enum(['ended', 'unknown']) });

export function endSubscription(services: Services): Handler {
  return async (request) => {
    if (!isLinkMethod(request.method)) return otherMethod();
    const opened = request.method === 'GET';
    if (opened && !showsPages(services)) {
      return seeOther(new URL('/privacy-policy#how-to-end-a-subscription', services.siteUrl).href);
    }
    const token = tokenIn(request);
    if (opened && token !== undefined) return await askFirst(services, endingPlainly.ask);
    try {
      const outcome =
        token === undefined
          ? 'unknown'
          : z.parse(answered, await services.store.call('end_subscription', { token })).outcome;
      services.log({ event: functionNames.endSubscription, outcome });
      const { firmPhone, siteUrl } = services;
      const { title: heading, text } = endingPlainly[outcome];
      return await messagePage({ status: statusOf.accepted, heading, text, firmPhone, siteUrl });
    } catch (error) {
      services.log({ event: functionNames.endSubscription, outcome: 'fault', fault: faultOf(error) });
      return await notNow(services);
    }
  };
}
