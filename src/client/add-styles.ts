/** Adds the CSS of what scripts show, which pages do not include. */
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
