import { getCurrentContext } from '../../render-context.ts';

/** The addresses of all pages to prerender. */
export function onBeforePrerenderStart(): string[] {
  return [...(getCurrentContext()?.site.pages.keys() ?? [])];
}
