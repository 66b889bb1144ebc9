/**
 * The link that ends a subscription. Opening it only shows a button, for programs that look through mail open every
 * link. What is sent from the button, or by a mail program of itself (RFC 8058), erases the address.
 */
import * as z from 'zod/mini';
import { functionNames, statusOf } from './contract/headers.ts';
import { endingPlainly, submitErrors, unableToSubmitTitle } from './contract/messages.ts';
import { htmlPage } from './form/html-page.ts';
import { messagePage } from './form/message-page.ts';
import { jsonAnswer, seeOther } from './http/answer.ts';
import { type Handler, type Services, faultOf } from './services.ts';

const answered = z.object({ outcome: z.enum(['ended', 'unknown']) });

export function endSubscription(services: Services): Handler {
  return async (request) => {
    if (request.method !== 'GET' && request.method !== 'POST') {
      return jsonAnswer(
        statusOf.method,
        { success: false, error: submitErrors.refused },
        { allow: 'GET, POST' },
      );
    }
    if (request.method === 'GET' && !showsPages(services)) {
      return seeOther(new URL('/privacy-policy#how-to-end-a-subscription', services.siteUrl).href);
    }
    const token = new URL(request.url).searchParams.get('token') ?? '';
    const whole = /^[0-9a-f]{64}$/.test(token);
    if (request.method === 'GET' && whole) return await askFirst(services);
    try {
      const outcome = whole
        ? z.parse(answered, await services.store.call('end_subscription', { token })).outcome
        : 'unknown';
      services.log({ event: functionNames.endSubscription, outcome });
      return await told(services, statusOf.accepted, endingPlainly[outcome]);
    } catch (error) {
      services.log({ event: functionNames.endSubscription, outcome: 'fault', fault: faultOf(error) });
      const words = { title: unableToSubmitTitle, text: submitErrors.transport };
      return await told(services, statusOf.unavailable, words, { 'retry-after': '5' });
    }
  };
}

/** Below Supabase's own domain a page that is opened by a link is shown as plain text. One that answers a form is not. */
function showsPages({ functionsUrl }: Services): boolean {
  return !new URL(functionsUrl).hostname.endsWith('.supabase.co');
}

async function askFirst({ firmPhone }: Services): Promise<Response> {
  const { title, text, button } = endingPlainly.ask;
  // Without an address of its own the form is sent to where it stands, token included.
  const main = `<h1>${title}</h1><p>${text}</p><form method="post"><button>${button}</button></form>`;
  return await htmlPage({ status: statusOf.accepted, title, main, firmPhone });
}

async function told(
  { firmPhone, siteUrl }: Services,
  status: number,
  { title: heading, text }: { title: string; text: string },
  headers: Record<string, string> = {},
): Promise<Response> {
  return await messagePage({ status, heading, text, firmPhone, siteUrl, headers });
}
