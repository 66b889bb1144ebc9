/**
 * Opens a page in a new tab without an opener. False where the browser blocks it. Removes the opener afterwards,
 * because `open` with `noopener` does not report whether it worked.
 */
export function openTab(href: string): boolean {
  const tab = window.open(href, '_blank');
  if (!tab) return false;
  try {
    tab.opener = null;
  } catch {
    // The new page has loaded already, and is cross-origin.
  }
  return true;
}

/** The URL if it is http or https, and not `javascript:` for instance. */
export function parseHttpUrl(text: string | undefined): string | undefined {
  if (!text) return undefined;
  try {
    const { protocol, href } = new URL(text, location.href);
    return protocol === 'https:' || protocol === 'http:' ? href : undefined;
  } catch {
    return undefined;
  }
}
