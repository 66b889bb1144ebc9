import { queryAll } from '../start/dom.ts';
import { allowed, intakeReceiptKey } from '../storage.ts';

export const mark = 'data-receipt';

/** After the firm has confirmed the intake, hides the requests to send and to pay. */
export function start(): void {
  const receipt = allowed(() => localStorage.getItem(intakeReceiptKey));
  if (!receipt) return;
  const sentences = queryAll('[data-receipt=pending],[data-receipt=received]');
  for (const sentence of sentences) sentence.hidden = sentence.dataset['receipt'] === 'pending';
  if (sentences.length > 0) {
    allowed(() => localStorage.setItem(intakeReceiptKey, 'paid'));
    for (const link of queryAll('main a[href$="#intake"]'))
      link.style.cssText = 'color:inherit;background:none;border-color:currentColor';
  } else if (receipt === 'paid') document.documentElement.dataset['paid'] = '';
}
