import { render } from 'vike/abort';
import { dangerouslySkipEscape } from 'vike/server';
import type { PageContextServer } from 'vike/types';
import { publishingState } from '#content/routes/publishing.ts';
import type { Page, Site } from '#content/site.ts';
import { pageConstants } from '#site-build/pages/constants.ts';
import { renderNotFound, renderPage } from '#site-build/pages/render-page.tsx';
import { editablePage, withEditPanel } from '../edit-page/editable-page.ts';
import { previewContext } from '../preview-context.ts';

/** Draws the page of an address. For an unknown one Vike is asked for its error page, which comes here again. */
export function onRenderHtml({ urlPathname, is404 }: PageContextServer) {
  const context = previewContext();
  // Whoever asks for a page before there is content gets `blankPage`.
  if (context === undefined) throw new Error('The content was not loaded before rendering.');
  const constants = pageConstants(context);
  const html = editablePage(context, (shown) => {
    const page = shown.site.pages.get(urlPathname);
    return page && renderPage(page, shown, constants);
  });
  if (html === undefined && is404 !== true) throw render(404);
  const page = html ?? editablePage(context, (shown) => renderNotFound(shown, constants)) ?? '';
  return dangerouslySkipEscape(withEditPanel(withPreviewMark(page, context.site, urlPathname)));
}

const markStyle =
  'position:fixed;z-index:99;left:0.5rem;bottom:0.5rem;margin:0;padding:0.25rem 0.75rem;border-radius:1rem;background:#a5201b;color:#fff;font:600 0.875rem/1.5 system-ui,sans-serif';

/** A page that the built site leaves out says so in the preview, which shows it. */
function withPreviewMark(html: string, site: Site, path: string): string {
  const page = site.pages.get(path);
  const words = page && markWords(page, site.now);
  return words === undefined
    ? html
    : html.replace('</body>', () => `<p style="${markStyle}">${words}</p></body>`);
}

function markWords({ entry: { data } }: Page, now: Date): string | undefined {
  const state = publishingState(data, now);
  if (state === 'draft') return 'Draft: not on the built site';
  return state === 'scheduled' ? `On the site from ${data.publishOn}` : undefined;
}
