import { intakeKey, removeExpiredIntake, sentRequestKey, unconfirmedPrefix } from '../storage.ts';
import { within } from './dom.ts';

const loading = new Map<string, Promise<unknown>>();
/** One more sign for each failure: older browsers ask for what failed only under another address. */
let fragment = '';

/**
 * Fetches code of the interactive parts, once: that of the forms, or a file that stands beside it. A failed attempt is
 * made again at the next sign of intent.
 */
export function loadIslands(name = 'islands'): void {
  const { islands } = document.documentElement.dataset;
  if (!islands || loading.has(name)) return;
  performance.mark('intent');
  const code = import(/* @vite-ignore */ islands.replaceAll('islands', name) + fragment);
  loading.set(
    name,
    code.catch(() => {
      loading.delete(name);
      fragment += '#';
    }),
  );
}

/**
 * A visitor who touches a form wants its code; so does one who left something unfinished. One who scrolls may want to
 * be reminded.
 */
export function watchIntent(): void {
  const look = (event: Event) => {
    const place = within(event, '[data-island]');
    // The finders of a date and of a place have files of their own.
    const { island = '' } = place?.dataset ?? {};
    if (place) loadIslands(/^(deadline|places)$/.test(island) ? island : 'islands');
  };
  addEventListener('focusin', look);
  addEventListener('pointerdown', look);
  // Once: scrolling says nothing new, and a page without a line would be asked for the file again and again.
  if (document.querySelector('[data-sticky-call]'))
    addEventListener('scroll', () => loadIslands('reminders'), { once: true });
  removeExpiredIntake();
  const kept = Object.keys({ ...sessionStorage, ...localStorage });
  // Shown at once, so that nothing moves; the code fills in its link and day.
  const sent = kept.includes(sentRequestKey) && document.querySelector<HTMLElement>('[data-sent-request]');
  if (sent) sent.hidden = false;
  const intake = kept.includes(intakeKey) && document.querySelector('[data-island=tax-intake]');
  if (sent || intake || kept.some((key) => key.startsWith(unconfirmedPrefix))) loadIslands();
}
