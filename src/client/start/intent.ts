import { intakeKey, sentRequestKey, unconfirmedPrefix } from '../storage.ts';
import { findClosest } from './dom.ts';

const loadedNames = new Set<string>();
/** Grows with each failure, because older browsers cache failed imports by URL. */
let fragment = '';

/** Loads the code of the forms, or another entry point, once. A failed load is retried on the next focus or click. */
export function loadCode(name = 'islands', retryMs = 0): void {
  const { islands } = document.documentElement.dataset;
  if (!islands || loadedNames.has(name)) return;
  loadedNames.add(name);
  // The forms measure how long visitors take to fill them in.
  performance.mark(name);
  import(/* @vite-ignore */ islands.replaceAll('islands', name) + fragment).catch(() => {
    fragment += '#';
    setTimeout(() => loadedNames.delete(name), retryMs);
  });
}

/** Loads code on focus or click, and the reminders on scroll. */
export function watchIntent(): void {
  addEventListener('focusin', loadIsland);
  addEventListener('pointerdown', loadIsland);
  if (document.querySelector('[data-sticky-call]'))
    addEventListener('scroll', () => loadCode('reminders', 1000));
}

function loadIsland(event: Event): void {
  const name = findClosest(event, '[data-island]')?.dataset['island'];
  if (name) loadCode(/^(deadline|places)$/.test(name) ? name : 'islands');
}

/** Loads the forms if an earlier submission is unfinished. */
export function resumeSubmission(): void {
  const storageKeys = Object.keys({ ...sessionStorage, ...localStorage }).join();
  const card =
    storageKeys.includes(sentRequestKey) && document.querySelector<HTMLElement>('[data-sent-request]');
  // Shown immediately to avoid a layout shift. The forms' code fills in its link and date.
  if (card) card.hidden = false;
  const intake = storageKeys.includes(intakeKey) && document.querySelector('[data-island=tax-intake]');
  if (card || intake || storageKeys.includes(unconfirmedPrefix)) loadCode();
}
