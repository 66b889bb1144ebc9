import { intakeKey, removeExpiredIntake, sentRequestKey, unconfirmedPrefix } from '../storage.ts';
import { within } from './dom.ts';

const loading = new Map<string, Promise<unknown>>();
/** Grows with each failure, because older browsers cache a failed import by its URL. */
let fragment = '';

/** Loads the code of the forms, or another entry beside it, once. A failed load is retried on the next intent. */
export function loadIslands(name = 'islands'): void {
  const { islands } = document.documentElement.dataset;
  if (!islands || loading.has(name)) return;
  // The forms measure the time that filling them in takes.
  performance.mark(name);
  const code = import(/* @vite-ignore */ islands.replaceAll('islands', name) + fragment);
  loading.set(
    name,
    code.catch(() => {
      loading.delete(name);
      fragment += '#';
    }),
  );
}

/** Loads code on focus or touch, on scrolling (reminders), and where something was left unfinished. */
export function watchIntent(): void {
  const look = (event: Event) => {
    const place = within(event, '[data-island]');
    const { island = '' } = place?.dataset ?? {};
    if (place) loadIslands(/^(deadline|places)$/.test(island) ? island : 'islands');
  };
  addEventListener('focusin', look);
  addEventListener('pointerdown', look);
  if (document.querySelector('[data-sticky-call]'))
    addEventListener('scroll', () => loadIslands('reminders'), { once: true });
  removeExpiredIntake();
  const kept = Object.keys({ ...sessionStorage, ...localStorage });
  // Shown at once to avoid a layout shift; the code fills in its link and day.
  const sent = kept.includes(sentRequestKey) && document.querySelector<HTMLElement>('[data-sent-request]');
  if (sent) sent.hidden = false;
  const intake = kept.includes(intakeKey) && document.querySelector('[data-island=tax-intake]');
  if (sent || intake || kept.some((key) => key.startsWith(unconfirmedPrefix))) loadIslands();
}
