import { queryAll } from '../start/dom.ts';

export const attribute = 'data-valid-through';

/** Marks offers that ended after the build. */
export function start(): void {
  for (const offer of queryAll(`[${attribute}]:not([data-ended])`)) {
    if (Date.parse(offer.dataset['validThrough'] ?? '') < Date.now()) offer.dataset['ended'] = '';
  }
  // The browser may restore a cached page after an offer has ended.
  addEventListener('pageshow', start);
}
