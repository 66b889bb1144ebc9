import { render } from 'vike/abort';
import type { PageContextServer } from 'vike/types';
import type { RenderContext } from '../render-context.ts';
import { renderContext } from './content.ts';

/** `path` is absent on the page for unknown addresses. */
export type PageData = { context: RenderContext; path?: string };

/** The data of a page. For an unknown address, Vike calls this again for the error page. */
export async function data({ urlPathname, is404 }: PageContextServer): Promise<PageData> {
  const context = await renderContext();
  if (context.site.pages.has(urlPathname)) return { context, path: urlPathname };
  if (is404 !== true) throw render(404);
  return { context };
}
