import { onClick } from './dom.ts';
import { loadCode } from './intent.ts';

/** Links to a dialog open it; without scripts they show it in place. The browser closes it (`closedby`, a form button). */
export function openDialogs(): void {
  onClick<HTMLAnchorElement>('a[href^="#"]', (link, event) => {
    const opensTab = event.ctrlKey || event.metaKey || event.shiftKey;
    if (!opensTab && open(link.hash, link)) event.preventDefault();
  });
  addEventListener('hashchange', openByAddress);
  openByAddress();
}

function open(hash: string, opener?: HTMLElement): boolean {
  const dialog = document.getElementById(hash.slice(1));
  if (!(dialog instanceof HTMLDialogElement)) return false;
  if (!dialog.open) {
    dialog.showModal();
    dialog.querySelector('h2')?.focus();
    // Safari doesn't focus a clicked link, so it wouldn't restore the focus.
    const restoreFocus = () => document.activeElement === document.body && opener?.focus();
    dialog.addEventListener('close', restoreFocus, { once: true });
    if (dialog.querySelector('[data-island]')) loadCode();
  }
  return true;
}

/** Opens dialogs for links from other pages. Clears the hash, so that the closed dialog is not `:target`. */
function openByAddress(): void {
  if (open(location.hash)) location.replace('#');
}
