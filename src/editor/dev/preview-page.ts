import { createHash } from 'node:crypto';
import { findPublishingState } from '#content/routes/publishing.ts';
import { toLocalDate } from '#practice/calendar.ts';
import type { Page } from '#practice/site.ts';
import type { RenderContext } from '#build/render-context.ts';
import { editToken } from '#editor/api/edit-token.ts';
import { markSite } from '#editor/preview/marked-site.ts';
import { addLocations } from '#editor/preview/locations-in-html.ts';

/** Renders a page in the preview: editable, and labeled if the built site doesn't include it. */
export function renderPreviewPage(
  context: RenderContext,
  path: string,
  render: (context: RenderContext) => string,
): string {
  const html = addLocations(render({ ...context, site: markSite(context.site) }));
  const page = context.site.pages.get(path);
  return withEditPanel(page === undefined ? html : withState(html, page, context.site.now), page?.entry.file);
}

/**
 * Adds the editing panel's script, the page's file, a hash of the page for the live update, and the token that each
 * request to `/edit` must contain.
 */
function withEditPanel(html: string, file: string | undefined): string {
  const metas = {
    'edit-token': editToken,
    'preview-hash': createHash('sha1').update(html).digest('hex'),
    ...(file !== undefined && { 'edit-file': file }),
  };
  const tags = Object.entries(metas).map(([name, content]) => `<meta name="${name}" content="${content}">`);
  return html
    .replace('</head>', () => `${tags.join('')}</head>`)
    .replace(
      '</body>',
      () => '<script type="module" src="/src/editor/panel/browser/start.tsx"></script></body>',
    );
}

const stateStyle =
  'position:fixed;z-index:99;left:0.5rem;bottom:0.5rem;margin:0;padding:0.25rem 0.75rem;border-radius:1rem;background:#a5201b;color:#fff;font:600 0.875rem/1.5 system-ui,sans-serif';

function withState(html: string, page: Page, now: Date): string {
  const stateText = describeState(page, now);
  if (stateText === undefined) return html;
  return html.replace('</body>', () => `<p style="${stateStyle}">${stateText}</p></body>`);
}

function describeState({ entry: { data } }: Page, now: Date): string | undefined {
  const state = findPublishingState(data, toLocalDate(now));
  if (state === 'draft') return 'Draft: not on the built site';
  return state === 'scheduled' ? `On the site from ${data.publishOn}` : undefined;
}
