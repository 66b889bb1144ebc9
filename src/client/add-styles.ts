/** Adds CSS that only scripts need. The prerendered pages don't include it. */
export function addStyles(css: string): void {
  try {
    const sheet = new CSSStyleSheet();
    sheet.replaceSync(css);
    document.adoptedStyleSheets = [...document.adoptedStyleSheets, sheet];
  } catch {
    // Safari before 16.4 and Firefox before 101 have no constructable stylesheets. The CSP contains the hash of this text.
    const element = document.createElement('style');
    element.textContent = css;
    document.head.append(element);
  }
}
