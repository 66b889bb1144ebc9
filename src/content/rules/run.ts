import type { Diagnostic } from '../report/diagnostic.ts';
import type { Rule } from './rule.ts';

/** Runs rules over one subject. */
export function runRules<Subject, Context>(
  rules: readonly Rule<Subject, Context>[],
  subject: Subject,
  context: Context,
): Diagnostic[] {
  return rules.flatMap((rule) =>
    [...rule.run(subject, context)].map((diagnostic): Diagnostic => {
      const { severity = rule.severity, ...rest } = diagnostic;
      return { ...rest, severity, rule: rule.id };
    }),
  );
}
