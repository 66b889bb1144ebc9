/**
 * Opens a page in a new tab that cannot reach back to this one. False where the browser blocks it: then a link has
 * to stand in. With `noopener` among its features `open` would hide whether it worked, so the opener is cut
 * afterwards, before the new page can run.
 */
export function openTab(href: string): boolean {
  const tab = window.open(href, '_blank');
  if (!tab) return false;
  try {
    tab.opener = null;
  } catch {
    // Already another site's page: browsers keep it from us, and `rel` policies keep us from it.
  }
  return true;
}

/** An address that a link may lead to; undefined for `javascript:` and whatever else is not the web. */
export function webAddress(text: string | undefined): string | undefined {
  if (!text) return undefined;
  try {
    const { protocol, href } = new URL(text, location.href);
    return protocol === 'https:' || protocol === 'http:' ? href : undefined;
  } catch {
    return undefined;
  }
}
