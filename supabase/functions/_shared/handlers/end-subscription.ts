/** The link that ends a subscription. Its button, or a mail program of itself (RFC 8058), erases the address. */
import { endingPlainly } from '../forms/messages.ts';
import { functionNames, statusOf } from '../forms/protocol.ts';
import { seeOther } from '../http/answer.ts';
import { messagePage } from '../http/html-page.ts';
import {
  askFirst,
  follow,
  isLinkMethod,
  notNow,
  otherMethod,
  showsPages,
  sitePlaces,
  tokenIn,
} from './mail-link.ts';
import type { Handler, Services } from './services.ts';

const purpose = { event: functionNames.endSubscription, call: 'end_subscription', done: 'ended' } as const;

export function endSubscription(services: Services): Handler {
  return async (request) => {
    if (!isLinkMethod(request.method)) return otherMethod();
    const opened = request.method === 'GET';
    if (opened && !showsPages(services)) {
      return seeOther(new URL(sitePlaces.howToEnd, services.siteUrl).href);
    }
    const token = tokenIn(request);
    if (opened && token !== undefined) return await askFirst(services, endingPlainly.ask);
    const outcome = await follow(services, purpose, token);
    if (outcome === undefined) return await notNow(services);
    const { title: heading, text } = endingPlainly[outcome];
    return await messagePage(services, { status: statusOf.accepted, heading, text });
  };
}
