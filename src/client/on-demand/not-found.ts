export const attribute = 'data-not-found';

/** Logs the path of a page that doesn't exist. */
export function start(): void {
  if (document.querySelector(`[${attribute}]`)) console.error('Not found:', location.pathname);
}
