/** Stands for unknown addresses; `+onRenderHtml.ts` draws the not-found page. */
export function Page() {
  return null;
}
