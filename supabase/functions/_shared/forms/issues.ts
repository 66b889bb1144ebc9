/** Converts a schema's issues to messages for visitors. */
import { submitErrors } from './messages.ts';

export type Issue = { readonly path: readonly PropertyKey[]; readonly message: string };

/** Returns the first message for each field. `error` is the first one overall, or a general one if no field has any. */
export function selectFirstMessages(issues: readonly Issue[]): {
  error: string;
  fieldErrors: Record<string, string>;
} {
  const fieldErrors: Record<string, string> = {};
  for (const { path, message } of issues) {
    const field = path[0];
    if (typeof field === 'string') fieldErrors[field] ??= message;
  }
  return { error: Object.values(fieldErrors)[0] || submitErrors.validation, fieldErrors };
}
