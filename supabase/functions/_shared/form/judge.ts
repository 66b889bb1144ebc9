/** From a schema's issues to what a visitor reads: the first message of each field, and the first of all. */
import { submitErrors } from '../contract/messages.ts';

type Issue = { readonly path: readonly PropertyKey[]; readonly message: string };

export function refusal(issues: readonly Issue[]): {
  ok: false;
  error: string;
  fieldErrors: Record<string, string>;
} {
  const fieldErrors: Record<string, string> = {};
  for (const { path, message } of issues) {
    const field = path[0];
    if (typeof field === 'string') fieldErrors[field] ??= message;
  }
  return { ok: false, error: Object.values(fieldErrors)[0] ?? submitErrors.validation, fieldErrors };
}
