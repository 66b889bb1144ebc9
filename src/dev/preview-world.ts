import type { RenderWorld } from '#site-build/render-world.ts';

// The preview's plugins and the pages that Vike draws are two module graphs in one process; this is where they meet.
const key = Symbol.for('site.preview-world');
const tokenKey = Symbol.for('site.edit-token');
const holder = globalThis as { [key]?: RenderWorld; [tokenKey]?: string };

export function setPreviewWorld(world: RenderWorld): void {
  holder[key] = world;
}

/** What pages are drawn from at this moment; undefined while the content has never been right. */
export function previewWorld(): RenderWorld | undefined {
  return holder[key];
}

/** What pages of this run show when they ask for a change of a content file. */
export function setEditToken(token: string): void {
  holder[tokenKey] = token;
}

export function editToken(): string {
  return holder[tokenKey] ?? '';
}
