/** The links that e-mails to a subscriber carry. They name nobody: the token is all that they hold. */
import { functionNames } from '../contract/protocol.ts';

export function confirmLink(functionsUrl: string, token: string): string {
  return tokenLink(functionsUrl, functionNames.confirmSubscription, token);
}

export function endLink(functionsUrl: string, token: string): string {
  return tokenLink(functionsUrl, functionNames.endSubscription, token);
}

function tokenLink(functionsUrl: string, functionName: string, token: string): string {
  return `${functionsUrl}/${functionName}?token=${token}`;
}
