import { hasBegun, hasEnded, lastMomentWritten } from '#content/calendar.ts';
import { factWords } from '#content/facts/quoted-facts.ts';
import { find } from '#content/site.ts';
import type { View } from './view.ts';

/** A priced special: its words and its price from their files, its state from the build clock. */
export function offerProps({ site, language, words }: View, id: string) {
  const offer = find(site, 'offers', id).data;
  return {
    title: offer.titles[language],
    price: factWords(find(site, 'facts', offer.amount).data, language),
    priceNote: offer.amountNote?.[language],
    includes: offer.includes[language] ?? offer.includes.en,
    costsNote: offer.costs[language],
    creditNote: offer.credit?.[language],
    validity: offer.validity[language],
    validThrough: lastMomentWritten(offer),
    ended: hasEnded(offer, site.now),
    endedText: offer.ended?.[language],
    endedLabel: words.ended,
  };
}

/** Before its first day an offer is not shown. */
export function offerHasBegun({ site }: View, id: string): boolean {
  return hasBegun(find(site, 'offers', id).data, site.now);
}
