/** Vike requires a component; `+onRenderHtml.ts` renders the page from the content. */
export function Page() {
  return null;
}
