/**
 * Handles the links in emails. Mail scanners open every link, so where functions can serve pages, opening one only shows
 * a button that submits a POST request.
 */
import * as z from 'zod/mini';
import { confirmPage, submitErrors, unableToSubmitTitle, unsubscribePage } from '../forms/messages.ts';
import { functionNames, statusCodes } from '../forms/protocol.ts';
import { redirectTo, rejectAsJson } from '../http/json-response.ts';
import { english, renderHtmlPage, renderMessagePage } from '../http/html-page.ts';
import type { StoreFunction } from '../store/store.ts';
import { getErrorName } from '../log.ts';
import type { Handler, Services } from './services.ts';

type MailLink = {
  event: string;
  /** The database function behind the link. An unknown token results in the outcome "unknown". */
  call: StoreFunction;
  /** Responds to opening the link. Undefined redeems the token immediately. */
  onOpen: (token: string | undefined) => Response | undefined;
  /** Responds once the database has checked the token. */
  onFollow: (isKnown: boolean) => Response;
};

/**
 * Creates the handler for the link in the confirmation email. It shows a button that confirms and redirects to the
 * site. Where functions can't show pages, opening the link confirms immediately.
 */
export function createConfirmHandler(services: Services): Handler {
  const { siteUrl } = services;
  return createMailLinkHandler(services, {
    event: functionNames.confirmSubscription,
    call: 'confirm_subscription',
    onOpen(token) {
      if (token === undefined || !canShowPages(services)) return undefined;
      return renderConfirmationPage(services, confirmPage, [new URL(siteUrl).origin]);
    },
    onFollow: (isKnown) =>
      redirectTo(new URL(isKnown ? siteAnchors.confirmed : siteAnchors.unknown, siteUrl).href),
  });
}

/**
 * Creates the handler for the link that ends a subscription. Its button, or an email client's one-click request (RFC
 * 8058), erases the address.
 */
export function createUnsubscribeHandler(services: Services): Handler {
  return createMailLinkHandler(services, {
    event: functionNames.endSubscription,
    call: 'end_subscription',
    onOpen(token) {
      if (!canShowPages(services))
        return redirectTo(new URL(siteAnchors.unsubscribeHelp, services.siteUrl).href);
      return token === undefined ? undefined : renderConfirmationPage(services, unsubscribePage.ask);
    },
    onFollow(isKnown) {
      const { title: heading, text } = isKnown ? unsubscribePage.ended : unsubscribePage.unknown;
      return renderMessagePage(services, { status: statusCodes.accepted, heading, text });
    },
  });
}

const responseSchema = z.object({ outcome: z.enum(['confirmed', 'ended', 'unknown']) });

/** Creates a handler for GET (open), POST (button), and one-click requests from email clients (RFC 8058). */
function createMailLinkHandler(services: Services, link: MailLink): Handler {
  const { event } = link;
  return async (request) => {
    const { method, url } = request;
    if (method !== 'GET' && method !== 'POST')
      return rejectAsJson(statusCodes.methodNotAllowed, submitErrors.rejected, { allow: 'GET, POST' });
    const token = readToken(url);
    const openResponse = method === 'GET' ? link.onOpen(token) : undefined;
    if (openResponse !== undefined) return openResponse;
    try {
      const response =
        token === undefined ? { outcome: 'unknown' } : await services.store.call(link.call, { token });
      const { outcome } = z.parse(responseSchema, response);
      services.log({ event, outcome });
      return link.onFollow(outcome !== 'unknown');
    } catch (error) {
      services.log({ event, outcome: 'fault', fault: getErrorName(error), alarm: true });
      return renderMessagePage(services, {
        status: statusCodes.unavailable,
        heading: unableToSubmitTitle,
        text: submitErrors.transport,
        headers: { 'retry-after': '5' },
      });
    }
  };
}

/** Returns undefined for an incomplete or malformed token. */
function readToken(url: string): string | undefined {
  const token = new URL(url).searchParams.get('token') ?? '';
  return /^[0-9a-f]{64}$/.test(token) ? token : undefined;
}

/** Returns whether GET can respond with a page: Supabase's own domain serves HTML as plain text, except in response to POST. */
function canShowPages({ functionsUrl }: Services): boolean {
  return !new URL(functionsUrl).hostname.endsWith('.supabase.co');
}

/** Renders a confirmation page with a button. `redirectOrigins`: origins that its response may redirect to. */
function renderConfirmationPage(
  { firmPhone }: Services,
  { title, text, button }: { title: string; text: string; button: string },
  redirectOrigins: readonly string[] = [],
): Response {
  // Without an action the form posts to its own URL, which contains the token.
  const main = `<h1>${title}</h1><p>${text}</p><form method="post"><button>${button}</button></form>`;
  const status = statusCodes.accepted;
  return renderHtmlPage({ status, title, main, firmPhone, language: english, redirectOrigins });
}

/** Anchors on the site that the functions redirect to. A test checks that they exist. */
export const siteAnchors = {
  confirmed: '/blog#subscription-confirmed',
  unknown: '/blog#subscription-unknown',
  /** Used by functions that can't show a page. */
  unsubscribeHelp: '/privacy-policy#how-to-end-a-subscription',
} as const;
