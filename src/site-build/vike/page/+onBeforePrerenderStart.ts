import { currentContext } from '../../render-context.ts';

/** The address of every page, for prerendering. */
export function onBeforePrerenderStart(): string[] {
  return [...(currentContext()?.site.pages.keys() ?? [])];
}
