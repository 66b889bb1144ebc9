import { onClick } from '../start/dom.ts';

export const attribute = 'data-share';

/** Prints the page, or copies its address; where copying fails, shows the address. */
export function start(): void {
  onClick(`[${attribute}]`, async ({ dataset: { share } }) => {
    if (share === 'print') return print();
    const address = location.origin + location.pathname;
    const status = document.querySelector<HTMLElement>('[data-copied]');
    const copied = await navigator.clipboard?.writeText(address).then(
      () => true,
      () => false,
    );
    if (!status) return;
    // A screen reader announces the same text only after a change.
    status.textContent = '';
    await new Promise(requestAnimationFrame);
    status.textContent = copied ? (status.dataset['copied'] ?? '') : address;
  });
}
