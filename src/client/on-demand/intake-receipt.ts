import { all } from '../start/dom.ts';
import { allowed, intakeReceiptKey, lastingStorage } from '../storage.ts';

export const mark = 'data-receipt';

/** Once the firm has confirmed the intake, a page after payment asks for nothing more, and the form for no payment. */
export function start(): void {
  const storage = lastingStorage();
  const receipt = allowed(() => storage?.getItem(intakeReceiptKey));
  if (!receipt) return;
  const sentences = all('[data-receipt=pending],[data-receipt=received]');
  for (const sentence of sentences) sentence.hidden = sentence.dataset['receipt'] === 'pending';
  if (sentences.length > 0) {
    allowed(() => storage?.setItem(intakeReceiptKey, 'paid'));
    for (const link of all('main a[href$="#intake"]'))
      link.style.cssText = 'color:inherit;background:none;border-color:currentColor';
  } else if (receipt === 'paid') document.documentElement.dataset['paid'] = '';
}
