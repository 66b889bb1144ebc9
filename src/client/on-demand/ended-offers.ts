import { all } from '../start/dom.ts';

export const mark = 'data-valid-through';

/** A page built earlier may show an offer that has ended since: a line stands for it, last on the page, and search data drops it. */
export function start(): void {
  const past = (moment: unknown) => typeof moment === 'string' && Date.parse(moment) < Date.now();
  const ended = all(`[${mark}]:not([data-ended])`).filter(({ dataset }) => past(dataset['validThrough']));
  for (const offer of ended) {
    offer.dataset['ended'] = '';
    const closing = document.querySelector('[data-closing]');
    const band = offer.closest('section');
    // A band that says more than its offer stays.
    if (band && !band.querySelector('.prose')) closing?.before(band);
  }
  // Firefox takes any change to the data for a script that nobody vouches for, and says so in the console.
  if (!ended[0]) return;
  for (const { firstChild } of all('[type="application/ld+json"]')) {
    if (!(firstChild instanceof Text)) continue;
    const kept: unknown = JSON.parse(firstChild.data, (_key, value) =>
      past(value?.priceValidUntil) ? undefined : Array.isArray(value) ? value.filter(Boolean) : value,
    );
    firstChild.data = JSON.stringify(kept);
  }
}
