import type { BookingConfig } from '#client/forms/form-props.ts';
import type { Site } from '#practice/site.ts';
import type { Constants } from '#document/document.tsx';

/** What pages are rendered from. */
export type RenderContext = { site: Site; booking: BookingConfig };

/** The props of the page components in `vike`. `path` is empty on the page for unknown addresses. */
export type PageProps = { context: RenderContext; path: string; constants: Constants };

/** The content that was checked last; `present` is how the preview shows a page with its own additions. */
type CheckedContext = RenderContext & {
  present?: (path: string, render: (context: RenderContext) => string) => string;
};

// Whoever checks the content and the pages that Vike renders are two module graphs in one process; they meet here.
const key = Symbol.for('site.context');
const holder = globalThis as { [key]?: CheckedContext };

export function setContext(context: CheckedContext): void {
  holder[key] = context;
}

/** The last valid state of the content; undefined before there was one. */
export function currentContext(): CheckedContext | undefined {
  return holder[key];
}
