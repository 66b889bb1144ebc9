/** Adds CSS for elements that scripts render. The prerendered pages don't include it. */
export function addStyles(css: string): void {
  try {
    const sheet = new CSSStyleSheet();
    sheet.replaceSync(css);
    document.adoptedStyleSheets = [...document.adoptedStyleSheets, sheet];
  } catch {
    // Safari before 16.4. The CSP has the hash of this text.
    const element = document.createElement('style');
    element.textContent = css;
    document.head.append(element);
  }
}
