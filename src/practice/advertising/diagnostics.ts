import type { Diagnostic } from '#content/report/diagnostic.ts';
import type { Finding } from './rule.ts';
import { getRule } from '#practice/advertising-rules.ts';

/** A finding with the pages that show it. */
export type FindingOnPages = Finding & { pages: readonly string[] };

/** A finding with the waiver that permits it, if any. */
export type ReportedFinding = FindingOnPages & { waivedBy?: string | undefined };

/** Converts findings to diagnostics, omitting waived and informational ones. */
export function toDiagnostics(findings: readonly ReportedFinding[], isProduction: boolean): Diagnostic[] {
  return findings
    .filter(({ severity, waivedBy }) => severity !== 'info' && waivedBy === undefined)
    .map((finding) => {
      const { file, line, column, length, severity, rule = 'advertising' } = finding;
      // A rule's warning must be resolved or waived before the site goes live.
      const isPromoted = severity === 'warning' && isProduction;
      return {
        file,
        line,
        column,
        length,
        message: describeFinding(finding),
        severity: severity === 'error' || isPromoted ? 'error' : 'warning',
        rule,
      };
    });
}

/** Formats the rule, the text, the problem, the fix, the pages and the authority. */
function describeFinding({ rule, excerpt, message, fix, pages }: ReportedFinding): string {
  const [first, ...others] = pages;
  const morePages = others.length === 0 ? '' : ` and ${others.length} more`;
  const location = first === undefined ? '' : ` (shown on ${first}${morePages})`;
  const authority = rule === undefined ? '' : ` [${getRule(rule).authority}]`;
  return `${rule === undefined ? '' : `${rule}: `}"${excerpt}" ${message} ${fix}${location}${authority}`;
}
