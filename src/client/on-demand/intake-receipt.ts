import { queryAll } from '../start/dom.ts';
import { tryStorage, intakeReceiptKey } from '../storage.ts';

export const attribute = 'data-receipt';

/** After the firm has confirmed the intake, hides the requests to send and to pay. */
export function start(): void {
  const receipt = tryStorage(() => localStorage.getItem(intakeReceiptKey));
  if (!receipt) return;
  const thanks = queryAll('[data-receipt=pending],[data-receipt=received]');
  if (thanks.length === 0 && receipt === 'paid') document.documentElement.dataset['paid'] = '';
  if (thanks.length === 0) return;
  tryStorage(() => localStorage.setItem(intakeReceiptKey, 'paid'));
  for (const sentence of thanks) sentence.hidden = sentence.dataset['receipt'] === 'pending';
  for (const link of queryAll('main a[href$="#intake"]'))
    link.style.cssText = 'color:inherit;background:none;border-color:currentColor';
}
