export const attribute = 'data-not-found';

/** Logs the address of a 404. */
export function start(): void {
  if (document.querySelector(`[${attribute}]`)) console.error('Not found:', location.pathname);
}
