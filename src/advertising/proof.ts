import { dayOf } from '#content/calendar.ts';
import type { Hit } from './finding.ts';
import type { World } from './judged.ts';

const measures = ['count', 'percent', 'usd'];

/**
 * Whether a fact proves a statement beside it: a reviewed figure with evidence on file; for a result, of the firm's
 * own work. Prices prove nothing, nor does a phone number; and in production a sample is no proof.
 */
export function isProof(name: string, evidence: NonNullable<Hit['evidence']>, world: World): boolean {
  const { site, production, now } = world;
  const fact = site.entries.facts.get(name)?.data;
  if (fact?.reviewed === undefined || (fact.placeholder && production)) return false;
  if (fact.evidence === undefined || fact.evidence.checkedOn > dayOf(now)) return false;
  const isPrice = [...site.entries.offers.values()].some(({ data }) => data.amount === name);
  const isOwn = evidence === 'any-figure' || fact.jurisdiction === 'firm';
  return isOwn && measures.includes(fact.unit) && !isPrice;
}
