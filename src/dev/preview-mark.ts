import { publishingState } from '#content/routes/publishing.ts';
import type { Page, Site } from '#content/site.ts';

const style =
  'position:fixed;z-index:99;left:0.5rem;bottom:0.5rem;margin:0;padding:0.25rem 0.75rem;border-radius:1rem;background:#a5201b;color:#fff;font:600 0.875rem/1.5 system-ui,sans-serif';

/** A page that the built site leaves out says so in the preview, which shows it. */
export function withPreviewMark(html: string, site: Site, path: string): string {
  const page = site.pages.get(path);
  const words = page && wordsFor(page, site.now);
  return words === undefined
    ? html
    : html.replace('</body>', () => `<p style="${style}">${words}</p></body>`);
}

function wordsFor({ entry: { data } }: Page, now: Date): string | undefined {
  const state = publishingState(data, now);
  if (state === 'draft') return 'Draft: not on the built site';
  return state === 'scheduled' ? `On the site from ${data.publishOn}` : undefined;
}
