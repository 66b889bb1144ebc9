import { queryAll } from '../start/dom.ts';
import { tryStorage, intakeReceiptKey } from '../storage.ts';

export const attribute = 'data-receipt';

/** On the thank-you page, marks a received intake as paid and shows its receipt. On other pages, hides the form of a paid intake. */
export function start(): void {
  const receipt = tryStorage(() => localStorage.getItem(intakeReceiptKey));
  if (!receipt) return;
  const thankYouSentences = queryAll('[data-receipt=pending],[data-receipt=received]');
  if (thankYouSentences.length === 0 && receipt === 'paid') document.documentElement.dataset['paid'] = '';
  if (thankYouSentences.length === 0) return;
  tryStorage(() => localStorage.setItem(intakeReceiptKey, 'paid'));
  for (const sentence of thankYouSentences) sentence.hidden = sentence.dataset['receipt'] === 'pending';
  for (const link of queryAll('main a[href$="#intake"]'))
    link.style.cssText = 'color:inherit;background:none;border-color:currentColor';
}
