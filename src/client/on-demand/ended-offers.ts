import { queryAll } from '../start/dom.ts';

export const mark = 'data-valid-through';

/** Moves offers that ended since the build to the end of the page, and removes them from the structured data. */
export function start(): void {
  const past = (moment: unknown) => typeof moment === 'string' && Date.parse(moment) < Date.now();
  const ended = queryAll(`[${mark}]:not([data-ended])`).filter(({ dataset }) =>
    past(dataset['validThrough']),
  );
  for (const offer of ended) {
    offer.dataset['ended'] = '';
    const closing = document.querySelector('[data-closing]');
    const band = offer.closest('section');
    // A band with other text stays where it is.
    if (band && !band.querySelector('.prose')) closing?.before(band);
  }
  // Not unless needed: Firefox reports each change of an inline script as a CSP violation.
  if (!ended[0]) return;
  for (const { firstChild } of queryAll('[type="application/ld+json"]')) {
    if (!(firstChild instanceof Text)) continue;
    const kept: unknown = JSON.parse(firstChild.data, (_key, value) =>
      past(value?.priceValidUntil) ? undefined : Array.isArray(value) ? value.filter(Boolean) : value,
    );
    firstChild.data = JSON.stringify(kept);
  }
}
