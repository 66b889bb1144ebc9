/** Links in emails to subscribers, which contain a token and no personal data, and references of leads. */
import { functionNames } from '../forms/protocol.ts';

export function buildConfirmUrl(functionsUrl: string, token: string): string {
  return `${functionsUrl}/${functionNames.confirmSubscription}?token=${token}`;
}

export function buildUnsubscribeUrl(functionsUrl: string, token: string): string {
  return `${functionsUrl}/${functionNames.endSubscription}?token=${token}`;
}

/** Returns whether secrets and requests may be sent to a URL: https, or http on this machine. */
export function isSafeUrl(text: string): boolean {
  if (!URL.canParse(text)) return false;
  const { protocol, hostname } = new URL(text);
  return (
    protocol === 'https:' || (protocol === 'http:' && /^(?:localhost|127\.0\.0\.1|\[::1\])$/.test(hostname))
  );
}

/** Returns the base URL of the functions, without a trailing slash: the custom one if set, otherwise Supabase's. */
export function chooseFunctionsUrl(customUrl: string | undefined, supabaseUrl: string): string {
  return customUrl?.replace(/\/+$/, '') || `${supabaseUrl}/functions/v1`;
}

/** Returns the start of a lead's ID, short enough to read out on the phone. */
export function buildReference(id: string): string {
  return id.slice(0, 8);
}
