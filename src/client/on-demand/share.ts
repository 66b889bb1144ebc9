import { onClick } from '../start/dom.ts';

export const attribute = 'data-share';

/** Prints the page, or copies its URL. Shows the URL if copying fails. */
export function start(): void {
  onClick(`[${attribute}]`, async ({ dataset: { share } }) => {
    if (share === 'print') return print();
    const url = location.origin + location.pathname;
    const status = document.querySelector<HTMLElement>('[data-copied]');
    const isCopied = await navigator.clipboard?.writeText(url).then(
      () => true,
      () => false,
    );
    if (!status) return;
    // Screen readers announce the same text again only after a change.
    status.textContent = '';
    await new Promise(requestAnimationFrame);
    status.textContent = isCopied ? (status.dataset['copied'] ?? '') : url;
  });
}
