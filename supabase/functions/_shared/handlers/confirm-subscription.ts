import { confirmingPlainly } from '../forms/messages.ts';
import { functionNames } from '../forms/protocol.ts';
import { seeOther } from '../http/answer.ts';
import { confirmationPage, mailLinkHandler, showsPages, sitePlaces } from './mail-link.ts';
import type { Handler, Services } from './services.ts';

/**
 * The link in the confirmation e-mail. It shows a button, whose response redirects to the site.
 * Where a function can't show a page, opening the link confirms at once.
 */
export function confirmSubscription(services: Services): Handler {
  const { siteUrl } = services;
  return mailLinkHandler(services, {
    event: functionNames.confirmSubscription,
    call: 'confirm_subscription',
    done: 'confirmed',
    opened(token) {
      if (token === undefined || !showsPages(services)) return undefined;
      return confirmationPage(services, confirmingPlainly, [new URL(siteUrl).origin]);
    },
    followed: (outcome) => seeOther(new URL(sitePlaces[outcome], siteUrl).href),
  });
}
