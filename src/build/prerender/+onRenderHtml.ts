import { dangerouslySkipEscape } from 'vike/server';
import type { PageContextServer } from 'vike/types';
import { pageConstants } from '../constants.ts';
import { renderWorld } from '../current-site.ts';
import { renderNotFound, renderPage } from '../render-page.tsx';

export function onRenderHtml(pageContext: PageContextServer) {
  const world = renderWorld();
  const constants = pageConstants(world);
  const html = renderPage(pageContext.urlPathname, world, constants) ?? renderNotFound(world, constants);
  return dangerouslySkipEscape(html);
}
