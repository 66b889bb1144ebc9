import { currentContext } from '../../render-context.ts';

/** The addresses of all pages to prerender. */
export function onBeforePrerenderStart(): string[] {
  return [...(currentContext()?.site.pages.keys() ?? [])];
}
