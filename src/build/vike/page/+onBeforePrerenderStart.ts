import { getCurrentContext } from '../../render-context.ts';

/** Returns the paths of all pages to prerender. */
export function onBeforePrerenderStart(): string[] {
  return [...(getCurrentContext()?.site.pages.keys() ?? [])];
}
