import type { Diagnostic } from '#content/report/diagnostic.ts';
import type { Finding } from './rule.ts';
import { findRule } from './rules.ts';

/** A finding with the pages that show it, and the waiver that permits it. */
export type ReportedFinding = Finding & { pages: readonly string[]; waivedBy?: string | undefined };

/** Findings as problems of the content check. Waived and informational ones are left out. */
export function toDiagnostics(findings: readonly ReportedFinding[], production: boolean): Diagnostic[] {
  return findings
    .filter(({ severity, waivedBy }) => severity !== 'info' && waivedBy === undefined)
    .map((finding) => {
      const { file, line, column, length, severity, rule = 'advertising' } = finding;
      return {
        file,
        line,
        column,
        length,
        message: describeFinding(finding),
        // A warning must be fixed or waived before the site goes live.
        severity: severity === 'error' || (severity === 'warning' && production) ? 'error' : 'warning',
        rule,
      };
    });
}

/** The rule, the words, what is wrong, how to fix it, and where it is shown. */
function describeFinding({ rule, found, message, fix, pages }: ReportedFinding): string {
  const [first, ...others] = pages;
  const more = others.length === 0 ? '' : ` and ${others.length} more`;
  const where = first === undefined ? '' : ` (shown on ${first}${more})`;
  const authority = rule === undefined ? '' : ` [${findRule(rule).authority}]`;
  return `${rule === undefined ? '' : `${rule}: `}"${found}" ${message} ${fix}${where}${authority}`;
}
