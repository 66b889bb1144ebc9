import { onClick } from './dom.ts';
import { loadIslands } from './intent.ts';

/**
 * A link to a dialog opens it; without scripts the same link shows it in its place. The browser itself closes it: by
 * Escape, by the button and by a click outside (`closedby`).
 */
export function openDialogs(): void {
  onClick('a[href^="#"]', (link, event) => {
    if (open(link.getAttribute('href') ?? '', link)) event.preventDefault();
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
    // Safari gives no link the focus that is pressed, so it has none to give back.
    const giveBack = () => document.activeElement === document.body && opener?.focus();
    dialog.addEventListener('close', giveBack, { once: true });
    if (dialog.querySelector('[data-island]')) loadIslands();
  }
  return true;
}

/** Arrived by a link from another page. The address is emptied, so that closing does not leave the dialog as target. */
function openByAddress(): void {
  if (open(location.hash)) location.replace('#');
}
