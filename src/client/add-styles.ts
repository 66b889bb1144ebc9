/** Pages carry the rules of what they show; those of toasts, errors and the like come with the code that adds them. */
export function addStyles(css: string): void {
  try {
    const sheet = new CSSStyleSheet();
    sheet.replaceSync(css);
    document.adoptedStyleSheets = [...document.adoptedStyleSheets, sheet];
  } catch {
    // Safari before 16.4 has no such sheets. The security header knows this one's text.
    const element = document.createElement('style');
    element.textContent = css;
    document.head.append(element);
  }
}
