import { render } from 'vike/abort';
import type { PageContextServer } from 'vike/types';
import { getCurrentContext } from '../render-context.ts';
import type { RenderContext } from '../render-context.ts';

/** `path` is undefined on the 404 page. */
export type PrerenderData = { context: RenderContext; path?: string };

/** Returns a page's data. For an unknown path, Vike calls it again for the error page. */
export function data({ urlPathname, is404 }: PageContextServer): PrerenderData {
  const context = getCurrentContext();
  if (context === undefined) throw new Error('The content hasn’t been loaded yet.');
  if (context.site.pages.has(urlPathname)) return { context, path: urlPathname };
  if (is404 !== true) throw render(404);
  return { context };
}
