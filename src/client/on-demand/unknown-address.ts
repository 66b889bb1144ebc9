export const mark = 'data-not-found';

/** Logs the address of a 404. */
export function start(): void {
  if (document.querySelector(`[${mark}]`)) console.error('Not found:', location.pathname);
}
