import { onClick } from '../start/dom.ts';

export const attribute = 'data-event';

declare global {
  var gtag: unknown;
  var track: unknown;
}

/** Reports clicks to the page's analytics function, if there is one. */
export function start(): void {
  onClick(`[${attribute}]`, ({ dataset: { event, location, placement } }) => {
    const { gtag, track } = globalThis;
    const parameters = { location, ...(placement && { placement }) };
    if (typeof gtag === 'function') gtag('event', event, parameters);
    else if (typeof track === 'function') track(event, parameters);
  });
}
