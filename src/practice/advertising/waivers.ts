import { toLocalDate } from '#practice/calendar.ts';
import type { Entry } from '#practice/site.ts';
import { createFieldFinding } from './checks/field-finding.ts';
import type { FindingOnPages, ReportedFinding } from './diagnostics.ts';
import type { Context } from './rule.ts';
import { getRule } from '#practice/advertising-rules.ts';

/** Adds to each finding the waiver that permits it, if any. Reports unused waivers; the rule `waiver-dates` reports those not in force. */
export function applyWaivers(
  findings: readonly FindingOnPages[],
  { entries, now }: Context,
): ReportedFinding[] {
  const today = toLocalDate(now);
  const waivers = [...entries.waivers.values()].filter(
    ({ data }) => data.approvedOn <= today && today <= data.expires,
  );
  const reportedFindings = findings.map((finding): ReportedFinding => ({
    ...finding,
    waivedBy: waivers.find((waiver) => isPermitted(finding, waiver))?.file,
  }));
  const usedFiles = new Set(reportedFindings.map(({ waivedBy }) => waivedBy));
  const unusedWaivers = waivers.filter(({ file }) => !usedFiles.has(file));
  return [...reportedFindings, ...unusedWaivers.map(reportUnused)];
}

/** Whether a waiver permits a finding. Errors can't be waived. */
function isPermitted(finding: FindingOnPages, { data }: Entry<'waivers'>): boolean {
  if (finding.severity === 'error') return false;
  const excerpt = finding.excerpt.toLowerCase();
  const context = (finding.context ?? finding.excerpt).toLowerCase();
  const waivedText = data.found.toLowerCase();
  return (
    (finding.rule === undefined || data.rule === finding.rule) &&
    (waivedText.includes(excerpt) || excerpt.includes(waivedText)) &&
    context.includes(waivedText) &&
    (data.file === finding.file || (data.page !== undefined && finding.pages.includes(data.page)))
  );
}

function reportUnused(waiver: Entry<'waivers'>): ReportedFinding {
  const rule = getRule(waiver.data.rule);
  const finding = createFieldFinding(waiver, ['found'], {
    rule: rule.id,
    severity: 'info',
    excerpt: waiver.data.found,
    message: `matches no warning, so this waiver of the rule "${rule.name}" has no effect.`,
    fix: 'Delete the waiver, or correct its rule, page, file or permitted text.',
  });
  return { ...finding, pages: [] };
}
