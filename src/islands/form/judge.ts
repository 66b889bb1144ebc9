/** A form's values against the contract's rules, as the functions judge them too. */
import { firstMessages, type Issue } from '#contract/issues.ts';
import type { FieldErrors } from '../send/answer.ts';
import type { Content } from '../send/attempt.ts';

export type Judged =
  | { ok: true; content: Content }
  /** `message` is the first of all, `fieldErrors` the first of each field. */
  | { ok: false; message: string; fieldErrors: FieldErrors };

export type Rules = {
  safeParse: (
    values: unknown,
  ) => { success: true; data: Content } | { success: false; error: { issues: readonly Issue[] } };
};

export function judge(rules: Rules, values: Content): Judged {
  const parsed = rules.safeParse(values);
  return parsed.success
    ? { ok: true, content: parsed.data }
    : { ok: false, ...firstMessages(parsed.error.issues) };
}
