import { dangerouslySkipEscape } from 'vike/server';
import { render } from 'vike/abort';
import type { PageContextServer } from 'vike/types';
import { pageConstants } from '../pages/constants.ts';
import { renderNotFound, renderPage } from '../pages/render-page.tsx';
import { renderWorld } from '../pages/render-world.ts';
import { withPreviewMark } from '../preview/preview-mark.ts';

/** Draws the page of an address. For an unknown one Vike is told, and asks again for its error page. */
export function onRenderHtml({ urlPathname, is404 }: PageContextServer) {
  const world = renderWorld();
  const constants = pageConstants(world);
  const html = renderPage(urlPathname, world, constants);
  if (html === undefined && is404 !== true) throw render(404);
  const shown = html && withPreviewMark(html, world.site, urlPathname);
  return dangerouslySkipEscape(shown ?? renderNotFound(world, constants));
}
