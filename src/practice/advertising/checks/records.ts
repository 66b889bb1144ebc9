import { toLocalDate } from '#practice/calendar.ts';
import type { Entry } from '#practice/site.ts';
import type { PhraseRule } from '../phrase-rules.ts';
import type { RuleId } from '#practice/advertising-rules.ts';
import type { Context, Finding } from '../rule.ts';
import { createFieldFinding } from './field-finding.ts';

/** AD-06: no figure is overdue for review. Figures that become outdated on a known date also have `expires`. */
export function checkOverdueFacts({ entries, now }: Context): Finding[] {
  const today = toLocalDate(now);
  return [...entries.facts.values()]
    .filter(({ data }) => data.reviewBy < today)
    .map((fact) =>
      createFieldFinding(fact, ['reviewBy'], {
        rule: 'AD-06',
        severity: 'reminder',
        excerpt: fact.data.reviewBy,
        message: `was the date to check {{${fact.id}}} (${fact.data.statedAs}) again.`,
        fix: 'Check it against its source, then set reviewed and reviewBy.',
      }),
    );
}

const measuringUnits = ['count', 'percent', 'usd'];

/**
 * Whether a fact proves a statement that quotes it. It must be a reviewed figure with evidence on file and, for a result, about
 * the firm's own work. Prices, phone numbers and, in production, samples prove nothing.
 */
export function isProof(
  name: string,
  requirement: NonNullable<PhraseRule['fact']>,
  context: Context,
): boolean {
  const { entries, production, now } = context;
  const fact = entries.facts.get(name)?.data;
  if (fact?.reviewed === undefined || (fact.placeholder && production)) return false;
  if (fact.evidence === undefined || fact.evidence.checkedOn > toLocalDate(now)) return false;
  const isPrice = [...entries.offers.values()].some(({ data }) => data.amount === name);
  const isRelevant = requirement === 'any-figure' || fact.jurisdiction === 'firm';
  return isRelevant && measuringUnits.includes(fact.unit) && !isPrice;
}

const requiredProofs: readonly [
  RuleId,
  'actualClient' | 'ownWords' | 'representative' | 'uncompensated' | 'consentOnFile',
][] = [
  ['AD-12', 'actualClient'],
  ['AD-12', 'ownWords'],
  ['AD-12', 'representative'],
  ['AD-13', 'uncompensated'],
  ['AD-13', 'consentOnFile'],
];

/** AD-12 and AD-13: each testimonial's proof is on file. */
export function checkUnprovenTestimonials({ entries, production }: Context): Finding[] {
  return [...entries.testimonials.values()]
    .filter(({ data }) => !data.placeholder || production)
    .flatMap(checkMissingProofs);
}

function checkMissingProofs(record: Entry<'testimonials'>): Finding[] {
  return requiredProofs
    .filter(([, proof]) => !record.data[proof])
    .map(([rule, proof]) =>
      createFieldFinding(record, [proof], {
        rule,
        excerpt: `${proof}: false`,
        message: 'means that this testimonial must not be shown.',
        fix: 'Set it to true once the proof is on file, or remove the testimonial from its pages.',
      }),
    );
}

const samplePhonePattern = /(?<!\d)(?:\+?1[ -]?)?\(?\d{3}\)?[ -]?555-?01\d\d(?!\d)/;

/** AD-30: in production, facts contain no sample phone numbers unless they are marked as samples. */
export function findSamplePhones({ entries, production }: Context): Finding[] {
  if (!production) return [];
  return [...entries.facts.values()].flatMap((fact) => {
    const phone = samplePhonePattern.exec(fact.data.statedAs)?.[0];
    if (phone === undefined || fact.data.placeholder) return [];
    return [
      createFieldFinding(fact, ['statedAs'], {
        rule: 'AD-30',
        excerpt: phone,
        message: 'is sample data.',
        fix: 'Enter the real number.',
      }),
    ];
  });
}
