/**
 * The link in the confirmation e-mail. Its button leads to the site, where an element of that name says how it went.
 * Where a function can't show the button, opening the link confirms at once.
 */
import { confirmingPlainly } from '../forms/messages.ts';
import { functionNames } from '../forms/protocol.ts';
import { seeOther } from '../http/answer.ts';
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

const purpose = {
  event: functionNames.confirmSubscription,
  call: 'confirm_subscription',
  done: 'confirmed',
} as const;

export function confirmSubscription(services: Services): Handler {
  return async (request) => {
    if (!isLinkMethod(request.method)) return otherMethod();
    const token = tokenIn(request);
    if (request.method === 'GET' && token !== undefined && showsPages(services)) {
      return await askFirst(services, confirmingPlainly, [new URL(services.siteUrl).origin]);
    }
    const outcome = await follow(services, purpose, token);
    if (outcome === undefined) return await notNow(services);
    return seeOther(new URL(sitePlaces[outcome], services.siteUrl).href);
  };
}
