import { suggestName } from '#content/report/suggest.ts';
import type { Rule } from '#content/rules/rule.ts';
import { advertisingRules } from '../advertising-rules.ts';
import { proseRules, rules } from './index.ts';

type Reason = Pick<Rule<unknown>, 'id' | 'why'> & { authority?: string | undefined };

/** Reasons for problems that no rule reports, by the ID that the check prints. */
const otherReasons: readonly Reason[] = [
  {
    id: 'schema',
    why: 'Pages are built from fields, so each field needs a known name and a valid value (docs/fields.md).',
  },
  { id: 'syntax', why: 'A file that can’t be read can’t become part of a page.' },
  { id: 'folders', why: 'A file’s folder determines what it becomes on the site.' },
  {
    id: 'defaults',
    why: 'All pages of a kind share these values, so one mistake would appear on each of them.',
  },
  { id: 'fact-quotes', why: 'Visitors would see the name of a figure instead of the figure.' },
  {
    id: 'phrases',
    why: 'Without its phrases, a language’s text isn’t checked against the advertising rules.',
  },
  {
    id: 'advertising',
    why: 'The sentence resembles claims that advertising rules forbid. Only a person can decide.',
  },
  { id: 'classifier', why: 'Without its data, a language’s text is only checked for known phrases.' },
  { id: 'spelling', why: 'Spelling mistakes make the firm look careless.' },
];

/** Why each problem that the check reports is a problem: the rules, then all other checks, then the advertising rules. */
export const reasons: readonly Reason[] = [
  ...[...Object.values(rules).flat(), ...proseRules].map(({ id, why, authority }) => ({
    id,
    why,
    authority,
  })),
  ...otherReasons,
  ...advertisingRules.map(({ id, name, authority }) => ({ id, why: `${name}.`, authority })),
];

/** Explains a rule in one line; for an unknown ID, undefined. */
export function explainRule(id: string): string | undefined {
  const reason = reasons.find((each) => each.id.toLowerCase() === id.toLowerCase());
  return reason && formatReason(reason);
}

/** Formats a reason, with the law or standard behind it, if any. */
export function formatReason({ id, why, authority }: Reason): string {
  return `${id}: ${why}${authority === undefined ? '' : ` [${authority}]`}`;
}

/** Formats the message for an unknown rule ID. */
export function formatUnknownRule(id: string): string {
  const ids = reasons.map((reason) => reason.id);
  return `No rule is named "${id}".${suggestName(id, ids)}\nRules: ${ids.join(', ')}`;
}
