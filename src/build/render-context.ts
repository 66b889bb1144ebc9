import type { BookingConfig } from '#client/published-data.ts';
import type { Site } from '#practice/site.ts';
import type { Constants } from '#site/layout/document.tsx';

/** The data that pages are rendered from. */
export type RenderContext = { site: Site; booking: BookingConfig };

/** The props of the page components in `vike`. `path` is empty on the page for unknown addresses. */
export type PageProps = { context: RenderContext; path: string; constants: Constants };

/** The last valid content. In the preview, `present` renders a page with the preview's additions. */
type CheckedContext = RenderContext & {
  present?: (path: string, render: (context: RenderContext) => string) => string;
};

// A global, because the content check and Vike's pages are separate module graphs in one process.
const key = Symbol.for('site.context');
const holder = globalThis as { [key]?: CheckedContext };

export function setContext(context: CheckedContext): void {
  holder[key] = context;
}

/** The last valid content; undefined before the first successful check. */
export function getCurrentContext(): CheckedContext | undefined {
  return holder[key];
}
