export const mark = 'data-not-found';

/** Tells the console of an address that has no page. */
export function start(): void {
  if (document.querySelector(`[${mark}]`)) console.error('Not found:', location.pathname);
}
