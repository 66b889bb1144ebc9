import { queryAll } from '../start/dom.ts';

export const attribute = 'data-valid-through';

/** Marks offers that have ended since the build, and moves them to the end of the page. */
export function start(): void {
  for (const offer of queryAll(`[${attribute}]:not([data-ended])`)) {
    if (!(Date.parse(offer.dataset['validThrough'] ?? '') < Date.now())) continue;
    offer.dataset['ended'] = '';
    const closing = document.querySelector('[data-closing]');
    const band = offer.closest('section');
    // A band with other text isn't moved.
    if (band && !band.querySelector('.prose')) closing?.before(band);
  }
}
