/** A form's values against the contract's rules, as the functions judge them too. */
import { submitErrors } from '#contract/messages.ts';
import type { FieldErrors } from '../send/answer.ts';
import type { Content } from '../send/attempt.ts';

export type Judged =
  | { ok: true; content: Content }
  /** `message` is the first of all, `fieldErrors` the first of each field. */
  | { ok: false; message: string; fieldErrors: FieldErrors };

type Issue = { readonly path: readonly PropertyKey[]; readonly message: string };

export type Rules = {
  safeParse: (
    values: unknown,
  ) => { success: true; data: Content } | { success: false; error: { issues: readonly Issue[] } };
};

export function judge(rules: Rules, values: Content): Judged {
  const parsed = rules.safeParse(values);
  if (parsed.success) return { ok: true, content: parsed.data };
  const fieldErrors: Record<string, string> = {};
  for (const { path, message } of parsed.error.issues) fieldErrors[String(path[0])] ??= message;
  return { ok: false, message: parsed.error.issues[0]?.message || submitErrors.validation, fieldErrors };
}
