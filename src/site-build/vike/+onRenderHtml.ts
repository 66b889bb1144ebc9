import { dangerouslySkipEscape } from 'vike/server';
import type { PageContextServer } from 'vike/types';
import { pageConstants } from '../pages/constants.ts';
import { renderNotFound, renderPage } from '../pages/render-page.tsx';
import { currentPreview } from '../render-context.ts';
import type { RenderContext } from '../render-context.ts';
import type { PageData } from './+data.ts';

/** The complete HTML of a page: React's markup contains no unescaped words of the content. */
export function onRenderHtml({ data: { context, path } }: PageContextServer<PageData>) {
  const html = (shown: RenderContext) => {
    if (path === undefined) return renderNotFound(shown, pageConstants);
    const page = shown.site.pages.get(path);
    return page && renderPage(page, shown, pageConstants);
  };
  const page = currentPreview()?.present(path ?? '', html) ?? html(context);
  return dangerouslySkipEscape(page ?? '');
}
