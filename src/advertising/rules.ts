import { duties } from './rules/duties.ts';
import type { Rule } from './rules/rule.ts';
import { statements } from './rules/statements.ts';

export type { Severity } from './rules/rule.ts';

/** Every advertising rule, each with the bar or federal rule behind it. */
export const rules = { ...duties, ...statements } as const satisfies { [id: string]: Rule };

export type RuleId = keyof typeof rules;

export function isRuleId(id: string): id is RuleId {
  return Object.hasOwn(rules, id);
}
