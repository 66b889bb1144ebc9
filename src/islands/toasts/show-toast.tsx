import { createRoot } from 'react-dom/client';
import { ToastStack } from './toast-stack.tsx';
import { addToast, type ToastWords } from './toast-store.ts';

const drawn = new WeakSet<Element>();

/** Shows a message in the live region nearest to where the visitor is. */
export function showToast(words: ToastWords): void {
  const region = nearestRegion();
  if (!region) return;
  if (!drawn.has(region)) {
    drawn.add(region);
    createRoot(region).render(<ToastStack region={region} />);
  }
  addToast(region, words);
}

/** While a dialog is open the rest of the page is inert and silent, so each dialog has a region of its own. */
function nearestRegion(): Element | null {
  const inDialog = [...document.querySelectorAll('dialog[open] [data-toasts]')].at(-1);
  return inDialog ?? document.querySelector('[data-toasts]:not(dialog *)');
}
