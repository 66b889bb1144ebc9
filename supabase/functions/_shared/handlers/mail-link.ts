/**
 * What the links in our e-mails have in common. Programs that look through mail open every link, so opening one
 * only shows a button; what is sent from the button counts.
 */
import * as z from 'zod/mini';
import { submitErrors, unableToSubmitTitle } from '../forms/messages.ts';
import { statusOf } from '../forms/protocol.ts';
import type { functionNames } from '../forms/protocol.ts';
import { jsonAnswer } from '../http/answer.ts';
import { htmlPage, messagePage } from '../http/html-page.ts';
import type { StoreFunction } from '../store/store.ts';
import { faultOf } from '../log.ts';
import type { Services } from './services.ts';

type FunctionName = (typeof functionNames)[keyof typeof functionNames];

/** The link's secret, or nothing when the link was not copied whole. */
export function tokenIn(request: Request): string | undefined {
  const token = new URL(request.url).searchParams.get('token') ?? '';
  return /^[0-9a-f]{64}$/.test(token) ? token : undefined;
}

export function isLinkMethod(method: string): method is 'GET' | 'POST' {
  return method === 'GET' || method === 'POST';
}

export function otherMethod(): Response {
  const body = { success: false, error: submitErrors.refused };
  return jsonAnswer(statusOf.method, body, { allow: 'GET, POST' });
}

/** Below Supabase's own domain a page that is opened by a link is shown as plain text. One that answers a form is not. */
export function showsPages({ functionsUrl }: Services): boolean {
  return !new URL(functionsUrl).hostname.endsWith('.supabase.co');
}

/** The page with the button. `leadsTo`: origin of the page that its answer leads to, where that is another one. */
export async function askFirst(
  { firmPhone }: Services,
  { title, text, button }: { title: string; text: string; button: string },
  leadsTo: readonly string[] = [],
): Promise<Response> {
  // Without an address of its own the form is sent to where it stands, token included.
  const main = `<h1>${title}</h1><p>${text}</p><form method="post"><button>${button}</button></form>`;
  return await htmlPage({ status: statusOf.accepted, title, main, firmPhone, leadsTo });
}

/**
 * Does what the link is for, and logs it: `done`, or "unknown"
 * for a link of nobody; undefined when the database can't be reached.
 */
export async function follow<Done extends string>(
  services: Services,
  { event, call, done }: { event: FunctionName; call: StoreFunction; done: Done },
  token: string | undefined,
): Promise<Done | 'unknown' | undefined> {
  const answered = z.object({ outcome: z.enum([done, 'unknown']) });
  try {
    const outcome =
      token === undefined ? 'unknown' : z.parse(answered, await services.store.call(call, { token })).outcome;
    services.log({ event, outcome });
    return outcome;
  } catch (error) {
    services.log({ event, outcome: 'fault', fault: faultOf(error) });
    return undefined;
  }
}

/** Said when the database can't be reached. */
export async function notNow(services: Services): Promise<Response> {
  return await messagePage(services, {
    status: statusOf.unavailable,
    heading: unableToSubmitTitle,
    text: submitErrors.transport,
    headers: { 'retry-after': '5' },
  });
}

/** Where the functions lead on the site. A test looks for each on the built pages. */
export const sitePlaces = {
  confirmed: '/blog#subscription-confirmed',
  unknown: '/blog#subscription-unknown',
  /** The other ways to leave, where a function can't show its button. */
  howToEnd: '/privacy-policy#how-to-end-a-subscription',
} as const;
