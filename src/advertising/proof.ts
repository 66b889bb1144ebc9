import type { World } from './judged.ts';

const measures = ['count', 'percent', 'usd'];

/**
 * Whether a fact proves a result: a figure of the firm's own work that somebody has reviewed.
 * Prices prove nothing, nor does a phone number; and in production a sample is no proof.
 */
export function provesResult(name: string, { site: { entries }, production }: World): boolean {
  const fact = entries.facts.get(name)?.data;
  if (fact?.reviewed === undefined || (fact.placeholder && production)) return false;
  const isPrice = [...entries.offers.values()].some(({ data }) => data.amount === name);
  return fact.jurisdiction === 'firm' && measures.includes(fact.unit) && !isPrice;
}
