import { queryAll } from '../start/dom.ts';

export const attribute = 'data-valid-through';

/** Marks offers that ended after the build, and moves their sections down to just above the closing call to action. */
export function start(): void {
  for (const offer of queryAll(`[${attribute}]:not([data-ended])`)) {
    if (!(Date.parse(offer.dataset['validThrough'] ?? '') < Date.now())) continue;
    offer.dataset['ended'] = '';
    const closingSection = document.querySelector('[data-closing]');
    const section = offer.closest('section');
    // A section that also contains other text isn't moved.
    if (section && offer.dataset['offer'] === '') closingSection?.before(section);
  }
  // The browser may restore a cached page after an offer has ended.
  addEventListener('pageshow', start);
}
