import { render } from 'vike/abort';
import { dangerouslySkipEscape } from 'vike/server';
import type { PageContextServer } from 'vike/types';
import { pageConstants } from '#site-build/pages/constants.ts';
import { renderNotFound, renderPage } from '#site-build/pages/render-page.tsx';
import { renderWorld } from '#site-build/render-world.ts';
import { withPreviewMark } from '../preview-mark.ts';

/** Draws the page of an address. For an unknown one Vike is told, and asks again for its error page. */
export function onRenderHtml({ urlPathname, is404 }: PageContextServer) {
  const world = renderWorld();
  const constants = pageConstants(world);
  const html = renderPage(urlPathname, world, constants);
  if (html === undefined && is404 !== true) throw render(404);
  const shown = html && withPreviewMark(html, world.site, urlPathname);
  return dangerouslySkipEscape(shown ?? renderNotFound(world, constants));
}
