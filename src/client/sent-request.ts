import { dayInWords } from './deadline/days.ts';
import { webAddress } from './new-tab.ts';
import { onClick } from './start/dom.ts';
import { allowed, sentRequestKey, tabStorage } from './storage.ts';
import type { SentRequest } from './storage.ts';

/** Remembers the request until its card is dismissed, also after a reload. */
export function keepSentRequest(request: SentRequest): void {
  allowed(() => tabStorage()?.setItem(sentRequestKey, JSON.stringify(request)));
  showSentRequest(request);
}

/**
 * Brings the card to whoever was far below when it came: into sight, and to the ears of those who listen.
 */
export function goToSentRequest(): void {
  const card = document.querySelector<HTMLElement>('[data-sent-request]:not([hidden])');
  if (!card) return;
  // After a reload the browser may still be about to scroll to where the page was left.
  history.scrollRestoration = 'manual';
  card.querySelector('p')?.focus({ preventScroll: true });
  card.scrollIntoView({ behavior: 'instant' });
}

/** Closing the card forgets the request. */
export function watchSentRequest(): void {
  onClick('[data-sent-request] button', (button) => {
    allowed(() => tabStorage()?.removeItem(sentRequestKey));
    history.scrollRestoration = 'auto';
    button.closest<HTMLElement>('[data-sent-request]')?.setAttribute('hidden', '');
  });
}

/** After a form was sent, the bar that invites visitors to send it has served. */
export function removeReminders(): void {
  for (const bar of document.querySelectorAll('[data-sticky-call]')) bar.remove();
}

/** Shows the card, which is in the page from the start. */
export function showSentRequest({ calendarUrl, lastDay, referenceText }: SentRequest): void {
  const card = document.querySelector<HTMLElement>('[data-sent-request]');
  const link = card?.querySelector('a');
  const href = webAddress(calendarUrl);
  if (!card || !link || !href) return;
  link.href = href;
  const day = card.querySelector('[data-last-day] b');
  if (day && lastDay) day.textContent = dayInWords(lastDay, document.documentElement.lang);
  day?.closest('[data-last-day]')?.toggleAttribute('hidden', !lastDay);
  if (referenceText) referencePlace(card).textContent = ` ${referenceText}`;
  card.hidden = false;
  removeReminders();
}

/** Added at the end of the card's text by script, so that it adds no weight to pages. */
function referencePlace(card: HTMLElement): Element {
  const known = card.querySelector('[data-reference]');
  if (known) return known;
  const place = document.createElement('span');
  place.dataset['reference'] = '';
  card.querySelector('p')?.append(place);
  return place;
}
