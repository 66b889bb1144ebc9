/** Unknown addresses and, once built, 404.html; `+onRenderHtml.ts` renders it. */
export function Page() {
  return null;
}
