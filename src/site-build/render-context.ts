import type { BookingConfig } from '#client/forms/form-props.ts';
import type { Site } from '#content/site.ts';
import type { Constants } from '#document/document.tsx';

/** What pages are rendered from. */
export type RenderContext = { site: Site; booking: BookingConfig };

/** The props of the page components in `vike`. `path` is empty on the page for unknown addresses. */
export type PageProps = { context: RenderContext; path: string; constants: Constants };

/** The state of the preview, and how it shows a page with its own additions. */
export type Preview = RenderContext & {
  present: (path: string, render: (context: RenderContext) => string) => string;
};

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
