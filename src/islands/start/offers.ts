import { all } from './find.ts';

/** A page built earlier may show an offer that has ended since: its other side is shown, and search data drops it. */
export function endOffers(): void {
  const past = (moment: unknown) => typeof moment === 'string' && Date.parse(moment) < Date.now();
  for (const offer of all('[data-valid-through]')) {
    if (past(offer.dataset['validThrough'])) offer.dataset['ended'] = '';
  }
  for (const { firstChild } of all('[type="application/ld+json"]')) {
    if (!(firstChild instanceof Text)) continue;
    const kept: unknown = JSON.parse(firstChild.data, (_key, value) =>
      past(value?.priceValidUntil) ? undefined : Array.isArray(value) ? value.filter(Boolean) : value,
    );
    firstChild.data = JSON.stringify(kept);
  }
}
