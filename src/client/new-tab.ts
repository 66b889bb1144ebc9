/**
 * Opens a page in a new tab without an opener. Returns false if the browser blocks it. Removes the opener afterward, because
 * `open` with `noopener` doesn't report whether it worked.
 */
export function openTab(href: string): boolean {
  const tab = window.open(href, '_blank');
  if (!tab) return false;
  try {
    tab.opener = null;
  } catch {
    // The new page has already loaded, and is cross-origin.
  }
  return true;
}

/** Returns the absolute URL if it is http or https; undefined for others, such as `javascript:`. */
export function parseHttpUrl(text: string | undefined): string | undefined {
  if (!text) return undefined;
  try {
    const { protocol, href } = new URL(text, location.href);
    return protocol === 'https:' || protocol === 'http:' ? href : undefined;
  } catch {
    return undefined;
  }
}
