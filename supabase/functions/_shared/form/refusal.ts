import { firstMessages, type Issue } from '../contract/issues.ts';

/** What a form that breaks these rules is answered. */
export function refusal(issues: readonly Issue[]): {
  ok: false;
  error: string;
  fieldErrors: Record<string, string>;
} {
  const { message, fieldErrors } = firstMessages(issues);
  return { ok: false, error: message, fieldErrors };
}
