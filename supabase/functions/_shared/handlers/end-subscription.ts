import { endingPlainly } from '../forms/messages.ts';
import { functionNames, statusOf } from '../forms/protocol.ts';
import { seeOther } from '../http/answer.ts';
import { messagePage } from '../http/html-page.ts';
import { confirmationPage, mailLinkHandler, showsPages, sitePlaces } from './mail-link.ts';
import type { Handler, Services } from './services.ts';

/** The link that ends a subscription. Its button, or a mail program's one-click request (RFC 8058), erases the address. */
export function endSubscription(services: Services): Handler {
  return mailLinkHandler(services, {
    event: functionNames.endSubscription,
    call: 'end_subscription',
    done: 'ended',
    opened(token) {
      if (!showsPages(services)) return seeOther(new URL(sitePlaces.unsubscribeHelp, services.siteUrl).href);
      return token === undefined ? undefined : confirmationPage(services, endingPlainly.ask);
    },
    followed(outcome) {
      const { title: heading, text } = endingPlainly[outcome];
      return messagePage(services, { status: statusOf.accepted, heading, text });
    },
  });
}
