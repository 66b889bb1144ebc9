/** The link that every e-mail to a subscriber carries. It names nobody: the token is all that it holds. */
import { functionNames } from '../contract/headers.ts';

export function endLink(functionsUrl: string, token: string): string {
  return `${functionsUrl}/${functionNames.endSubscription}?token=${token}`;
}
