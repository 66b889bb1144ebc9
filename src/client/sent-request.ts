import * as z from 'zod/mini';
import { formatDay } from './deadline/days.ts';
import { parseHttpUrl } from './new-tab.ts';
import { onClick } from './start/dom.ts';
import { readStored, sentRequestKey, store, tryStorage } from './storage.ts';

const sentRequestSchema = z.object({
  calendarUrl: z.string(),
  /** The day by which to answer the court. */
  lastDay: z.optional(z.string()),
  referenceText: z.optional(z.string()),
});

type SentRequest = z.infer<typeof sentRequestSchema>;

/** Stores a sent request until its card is dismissed, even across reloads, and shows the card. */
export function storeSentRequest(request: SentRequest): void {
  store('sessionStorage', sentRequestKey, JSON.stringify(request));
  showSentRequest(request);
}

/** Shows the card of an earlier request in this tab, and handles its dismiss button. */
export function restoreSentRequest(): void {
  onClick('[data-sent-request] button', (button) => {
    tryStorage(() => sessionStorage.removeItem(sentRequestKey));
    history.scrollRestoration = 'auto';
    button.closest<HTMLElement>('[data-sent-request]')?.setAttribute('hidden', '');
  });
  const storedRequest = readStored('sessionStorage', sentRequestKey, sentRequestSchema);
  if (!storedRequest) return;
  showSentRequest(storedRequest);
  const [navigation] = performance.getEntriesByType('navigation');
  const isReload = navigation instanceof PerformanceNavigationTiming && navigation.type === 'reload';
  if (isReload && !navigator.userActivation?.hasBeenActive) goToSentRequest();
}

/** Scrolls to the card and moves focus to it. */
export function goToSentRequest(): void {
  const card = document.querySelector<HTMLElement>('[data-sent-request]:not([hidden])');
  if (!card) return;
  // After a reload the browser may not have restored the scroll position yet.
  history.scrollRestoration = 'manual';
  card.querySelector('p')?.focus({ preventScroll: true });
  card.scrollIntoView({ behavior: 'instant' });
}

function showSentRequest({ calendarUrl, lastDay, referenceText }: SentRequest): void {
  const card = document.querySelector<HTMLElement>('[data-sent-request]');
  const link = card?.querySelector('a');
  const href = parseHttpUrl(calendarUrl);
  if (!card || !link || !href) return;
  link.href = href;
  const day = card.querySelector('[data-last-day] b');
  if (day && lastDay)
    day.textContent = formatDay(lastDay, document.documentElement.lang, { dateStyle: 'full' });
  day?.closest('[data-last-day]')?.toggleAttribute('hidden', !lastDay);
  if (referenceText) getOrCreateReferenceElement(card).textContent = ` ${referenceText}`;
  card.hidden = false;
  removeReminders();
}

/** Creates the element on demand, because in the HTML it would add weight to every page. */
function getOrCreateReferenceElement(card: HTMLElement): Element {
  const existingElement = card.querySelector('[data-reference]');
  if (existingElement) return existingElement;
  const element = document.createElement('span');
  element.dataset['reference'] = '';
  card.querySelector('p')?.append(element);
  return element;
}

/** Removes the sticky bars that prompt visitors to submit a form they already submitted. */
export function removeReminders(): void {
  for (const bar of document.querySelectorAll('[data-sticky-call]')) bar.remove();
}
