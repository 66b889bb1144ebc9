/** Vike wants a page to exist; what it shows is decided by the content (see `+onRenderHtml.ts`). */
export function Page() {
  return null;
}
