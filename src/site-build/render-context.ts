import type { BookingConfig } from '#client/forms/form-props.ts';
import type { Site } from '#content/site.ts';

/** What pages are rendered from. */
export type RenderContext = { site: Site; booking: BookingConfig };

/** Renders a page, or nothing where the site has none. */
type Render = (context: RenderContext) => string | undefined;

/** The state of the preview, and how it shows a page with its own additions. */
export type Preview = RenderContext & { present: (path: string, render: Render) => string | undefined };

// The preview's plugins and the pages that Vike renders are two module graphs in one process; they meet here.
const key = Symbol.for('site.preview');
const holder = globalThis as { [key]?: Preview };

export function setPreview(preview: Preview): void {
  holder[key] = preview;
}

/** The last valid state of the content in the preview; undefined before there was one, and in a build. */
export function currentPreview(): Preview | undefined {
  return holder[key];
}
