import type { RenderContext } from '#site-build/render-context.ts';

// The preview's plugins and the pages that Vike draws are two module graphs in one process; this is where they meet.
const key = Symbol.for('site.preview-context');
const tokenKey = Symbol.for('site.edit-token');
const holder = globalThis as { [key]?: RenderContext; [tokenKey]?: string };

export function setPreviewContext(context: RenderContext): void {
  holder[key] = context;
}

/** What pages are drawn from at this moment; undefined while the content has never been right. */
export function previewContext(): RenderContext | undefined {
  return holder[key];
}

/** What pages of this run show when they ask for a change of a content file. */
export function setEditToken(token: string): void {
  holder[tokenKey] = token;
}

/** Empty before the preview has set one, and then no change is taken. */
export function editToken(): string {
  return holder[tokenKey] ?? '';
}
