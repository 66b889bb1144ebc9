import type { FormsConfig } from '#client/published-data.ts';
import type { Site } from '#practice/site.ts';
import type { PageConstants } from '#site/layout/document.tsx';

/** Data for rendering pages. */
export type RenderContext = { site: Site; formsConfig: FormsConfig };

/** The props of the page components in `vike`. `path` is empty on the not-found page. */
export type PageProps = { context: RenderContext; path: string; constants: PageConstants };

/** The last valid content. In the preview, `renderPreview` renders a page with the preview's additions. */
type CheckedContext = RenderContext & {
  renderPreview?: (path: string, render: (context: RenderContext) => string) => string;
};

// A global, because the content check and Vike's pages are in separate module graphs of one process.
const key = Symbol.for('site.context');
const holder = globalThis as { [key]?: CheckedContext };

export function setCurrentContext(context: CheckedContext): void {
  holder[key] = context;
}

/** Returns the last valid content, or undefined before the first successful check. */
export function getCurrentContext(): CheckedContext | undefined {
  return holder[key];
}
