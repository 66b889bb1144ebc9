import { toLocalDate } from '#practice/calendar.ts';
import type { Entry } from '#practice/site.ts';
import { createFieldFinding } from './checks/field-finding.ts';
import type { Context, Finding, RuleId } from './rule.ts';
import { isRuleId, getRule, advertisingRules } from './rules.ts';

type Waiver = Entry<'waivers'>;

/** A waiver that names no rule is reported under this one. */
const fallbackRule: RuleId = 'AD-09';

/** Matches findings with valid waivers, and reports waivers that are invalid or unused. */
export class Waivers {
  readonly #currentWaivers: Waiver[] = [];
  readonly #usedFiles = new Set<string>();
  readonly #findings: Finding[] = [];

  constructor({ entries, now, production }: Context) {
    const today = toLocalDate(now);
    for (const waiver of entries.waivers.values()) {
      const problem = checkWaiver(waiver, today);
      if (problem === undefined) this.#currentWaivers.push(waiver);
      else this.#findings.push({ ...problem, severity: production ? 'error' : 'warning' });
    }
  }

  /** Finds the waiver that permits a finding, and returns its file. Errors can't be waived. */
  findWaiver(finding: Finding, paths: readonly string[]): string | undefined {
    if (finding.severity === 'error') return undefined;
    const context = (finding.context ?? finding.excerpt).toLowerCase();
    const excerpt = finding.excerpt.toLowerCase();
    const waiver = this.#currentWaivers.find(({ data }) => {
      const waivedText = data.found.toLowerCase();
      return (
        (finding.rule === undefined || data.rule === finding.rule) &&
        (waivedText.includes(excerpt) || excerpt.includes(waivedText)) &&
        context.includes(waivedText) &&
        (data.file === finding.file || (data.page !== undefined && paths.includes(data.page)))
      );
    });
    if (waiver !== undefined) this.#usedFiles.add(waiver.file);
    return waiver?.file;
  }

  /** Collects findings about the waivers themselves. Must be called last. */
  collectFindings(): (Finding & { pages: readonly string[] })[] {
    const unusedFindings = this.#currentWaivers
      .filter(({ file }) => !this.#usedFiles.has(file))
      .map((waiver) =>
        createFinding(waiver, 'found', {
          message: 'is permitted by this waiver, but no content contains it.',
          fix: 'Delete the waiver, or correct its rule, target and text.',
        }),
      )
      .map((finding): Finding => ({ ...finding, severity: 'info' }));
    return [...this.#findings, ...unusedFindings].map((finding) => ({ ...finding, pages: [] }));
  }
}

function checkWaiver(waiver: Waiver, today: string): Finding | undefined {
  const { rule, approvedOn, expires } = waiver.data;
  if (!isRuleId(rule)) {
    return createFinding(waiver, 'rule', {
      message: 'is not a rule.',
      fix: `The rules run from ${advertisingRules[0]?.id} to ${advertisingRules.at(-1)?.id}.`,
    });
  }
  if (approvedOn > today) {
    return createFinding(waiver, 'approvedOn', {
      message: 'is in the future: this waiver is not in force yet.',
      fix: 'Enter the date it was approved.',
    });
  }
  if (expires < today) {
    return createFinding(waiver, 'expires', {
      message: 'has passed: this waiver is no longer in force.',
      fix: 'Change the text that it permitted, or have the attorney approve it again.',
    });
  }
  return undefined;
}

function createFinding(
  waiver: Waiver,
  field: 'rule' | 'found' | 'approvedOn' | 'expires',
  { message, fix }: Pick<Finding, 'message' | 'fix'>,
): Finding {
  const { rule } = waiver.data;
  const isKnown = isRuleId(rule);
  return createFieldFinding(waiver, [field], {
    rule: isKnown ? rule : fallbackRule,
    excerpt: waiver.data[field],
    message: isKnown ? `${message} (${getRule(rule).name})` : message,
    fix,
  });
}
