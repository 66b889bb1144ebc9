import { onClick } from '../start/dom.ts';

export const mark = 'data-event';

declare global {
  var gtag: unknown;
  var track: unknown;
}

/** Calls a tracking function of the page, if there is one. */
export function start(): void {
  onClick(`[${mark}]`, ({ dataset: { event, location, placement } }) => {
    const { gtag, track } = globalThis;
    const about = { location, ...(placement && { placement }) };
    if (typeof gtag === 'function') gtag('event', event, about);
    else if (typeof track === 'function') track(event, about);
  });
}
