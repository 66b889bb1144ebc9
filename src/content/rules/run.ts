import type { Diagnostic } from '../report/diagnostic.ts';
import type { Rule } from './rule.ts';

/** Runs rules on one subject, and adds each rule's ID and severity to its diagnostics. */
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
