import { dayOf } from '#practice/calendar.ts';
import type { Entry } from '#practice/site.ts';
import { isRuleId, ruleOf, rules } from './rules/index.ts';
import type { Context, Finding, Hit, RuleId } from './rules/rule.ts';

type Waiver = Entry<'waivers'>;

/** No finding is without a rule. A waiver that names none is filed under one of those that can be waived at all. */
const ruleOfUnknown: RuleId = 'AD-09';

/** Waivers, the faults of those that do not hold, and which of them were used. */
export class Waivers {
  readonly #holding: Waiver[] = [];
  readonly #used = new Set<string>();
  readonly #hits: Hit[] = [];

  constructor(context: Context) {
    const today = dayOf(context.now);
    for (const waiver of context.site.entries.waivers.values()) {
      const fault = faultOf(waiver, today);
      if (fault === undefined) this.#holding.push(waiver);
      else this.#hits.push(refusal(waiver, fault, context.production));
    }
  }

  /** The waiver that permits a finding on a page or in a file. Errors are fixed, never waived. */
  permitting(
    finding: Omit<Finding, 'pages'>,
    isShownOn: (path: string) => boolean,
    context: string,
  ): string | undefined {
    const waiver = this.#holding.find(({ data }) => {
      const words = data.found.toLowerCase();
      return (
        data.rule === finding.rule &&
        words.includes(finding.found.toLowerCase()) &&
        context.toLowerCase().includes(words) &&
        (data.file === finding.file || (data.page !== undefined && isShownOn(data.page)))
      );
    });
    if (waiver === undefined || finding.severity === 'error') return undefined;
    this.#used.add(waiver.file);
    return waiver.file;
  }

  /** Faults of waivers, once every finding has been seen. */
  hits(): Hit[] {
    const unused = this.#holding
      .filter(({ file }) => !this.#used.has(file))
      .map((waiver) =>
        hitAt(
          waiver,
          'info',
          waiver.data.found,
          'is permitted by this waiver and was not found.',
          'Delete the waiver, or correct its rule, target and words.',
        ),
      );
    return [...this.#hits, ...unused];
  }
}

type Fault = { field: string; found: string; message: string; fix: string };

function faultOf({ data }: Waiver, today: string): Fault | undefined {
  const { rule, approvedOn, expires } = data;
  if (!isRuleId(rule)) {
    return {
      field: 'rule',
      found: rule,
      message: 'is not a rule.',
      fix: `The rules run from ${rules[0]?.id} to ${rules.at(-1)?.id}.`,
    };
  }
  if (approvedOn > today) {
    return {
      field: 'approvedOn',
      found: approvedOn,
      message: 'lies ahead: this waiver does not hold yet.',
      fix: 'Give the day on which it was approved.',
    };
  }
  if (expires < today) {
    return {
      field: 'expires',
      found: expires,
      message: 'is past: this waiver no longer holds.',
      fix: 'Change the words that it permitted, or have the attorney approve it anew.',
    };
  }
  return undefined;
}

function refusal(waiver: Waiver, { field, found, message, fix }: Fault, production: boolean): Hit {
  return {
    ...hitAt(waiver, production ? 'error' : 'warning', found, message, fix),
    context: `${field}: ${found}`,
  };
}

function hitAt(
  { data, file }: Waiver,
  severity: Finding['severity'],
  found: string,
  message: string,
  fix: string,
): Hit {
  const hit = { severity, found, fix, file };
  if (!isRuleId(data.rule)) return { ...hit, rule: ruleOfUnknown, message };
  return { ...hit, rule: data.rule, message: `${message} (${ruleOf(data.rule).name})` };
}
