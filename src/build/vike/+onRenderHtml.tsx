import type { ComponentType } from 'react';
import { renderToStaticMarkup } from 'react-dom/server';
import { dangerouslySkipEscape } from 'vike/server';
import type { PageContextServer } from 'vike/types';
import { pageConstants } from '../pages/constants.ts';
import { getCurrentContext } from '../render-context.ts';
import type { PageProps, RenderContext } from '../render-context.ts';
import type { PrerenderData } from './+data.ts';

type PageContext = PageContextServer<PrerenderData> & { Page: ComponentType<PageProps> };

/** Renders a page to complete HTML. Escaping can be skipped because React has escaped the content. */
export function onRenderHtml({ Page, data: { context, path = '' } }: PageContext) {
  const render = (renderContext: RenderContext) =>
    `<!doctype html>${renderToStaticMarkup(<Page context={renderContext} path={path} constants={pageConstants} />)}`;
  return dangerouslySkipEscape(getCurrentContext()?.renderPreview?.(path, render) ?? render(context));
}
