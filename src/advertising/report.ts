import type { Problem } from '#content/report/problem.ts';
import type { Finding } from './rules/rule.ts';

/**
 * Findings as problems, for the report that terminal, overlay
 * and CI share. What is waived or only informs is left out.
 */
export function problemsOf(findings: readonly Finding[], production: boolean): Problem[] {
  return findings
    .filter(({ severity, waivedBy }) => severity !== 'info' && waivedBy === undefined)
    .map((finding) => ({
      file: finding.file,
      line: finding.line,
      column: finding.column,
      message: describeFinding(finding),
      // Nothing goes live on a warning that nobody has answered for.
      severity:
        finding.severity === 'error' || (finding.severity === 'warning' && production) ? 'error' : 'warning',
      mark: { line: finding.line, column: finding.column, length: finding.length },
      rule: finding.rule,
      ...(finding.unless && { unless: finding.unless }),
    }));
}

/** One finding in a sentence: the rule, the words, what is wrong, how to fix it, and where it shows. */
function describeFinding({ rule, authority, found, message, fix, pages }: Finding): string {
  const [first, ...others] = pages;
  const more = others.length === 0 ? '' : ` and ${others.length} more`;
  const where = first === undefined ? '' : ` (shown on ${first}${more})`;
  return `${rule}: "${found}" ${message} ${fix}${where} [${authority}]`;
}
