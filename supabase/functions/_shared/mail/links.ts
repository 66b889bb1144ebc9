/** The links that e-mails to a subscriber carry. They name nobody: the token is all that they hold. */
import { functionNames } from '../forms/protocol.ts';

/** The link that confirms a subscription. */
export function confirmLink(functionsUrl: string, token: string): string {
  return tokenLink(functionsUrl, functionNames.confirmSubscription, token);
}

/** The link that ends a subscription. */
export function endLink(functionsUrl: string, token: string): string {
  return tokenLink(functionsUrl, functionNames.endSubscription, token);
}

function tokenLink(functionsUrl: string, functionName: string, token: string): string {
  return `${functionsUrl}/${functionName}?token=${token}`;
}

/** True for an address that secrets and requests may travel to: https, or this machine itself. */
export function isSafeAddress(text: string): boolean {
  if (!URL.canParse(text)) return false;
  const { protocol, hostname } = new URL(text);
  return (
    protocol === 'https:' || (protocol === 'http:' && /^(?:localhost|127\.0\.0\.1|\[::1\])$/.test(hostname))
  );
}

/** Where the functions are: at an address of their own (`FUNCTIONS_URL`), or below the project's. No slash ends it. */
export function functionsUrlOf(own: string | undefined, supabaseUrl: string): string {
  return own?.replace(/\/+$/, '') || `${supabaseUrl}/functions/v1`;
}
