/** A warning stops a production build until it is mended or waived; a reminder is shown and never stops one. */
export type Severity = 'error' | 'warning' | 'reminder' | 'info';

/**
 * How far a rule is checked here. `checked`: what it asks for is found in the built pages or in the records.
 * `partly`: wording and records are checked, a part needs a
 * person or a browser. `reported`: listed for the attorney.
 */
export type Coverage = 'checked' | 'partly' | 'reported';

export type Rule = {
  name: string;
  authority: string;
  severity: Severity;
  coverage: Coverage;
  how: string;
};

export function rule(
  name: string,
  authority: string,
  severity: Severity,
  coverage: Coverage,
  how: string,
): Rule {
  return { name, authority, severity, coverage, how };
}
