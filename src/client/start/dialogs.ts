import { onClick } from './dom.ts';
import { loadCode } from './intent.ts';

/** Opens the dialog that a clicked link points to. Without JavaScript, the link shows it in place. The browser closes dialogs. */
export function openDialogs(): void {
  onClick<HTMLAnchorElement>('a[href^="#"]', (link, event) => {
    const opensTab = event.ctrlKey || event.metaKey || event.shiftKey;
    if (!opensTab && open(link.hash, link)) event.preventDefault();
  });
  addEventListener('hashchange', openFromHash);
  openFromHash();
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

/** Opens the dialog that the URL links to. Clears the hash, so that a closed dialog isn't `:target`. */
function openFromHash(): void {
  if (open(location.hash)) location.replace('#');
}
