import type { IncomingMessage, ServerResponse } from 'node:http';
import { currentContext } from '#site-build/render-context.ts';

/** What makes a page of the preview reload when a file behind it has changed. */
export const previewClient = '<script type="module" src="/@vite/client"></script>';

/** Vike's page for a broken template asks for nothing more; with the client in it, it reloads once the template is saved right. */
export function reloadErrorPages(request: IncomingMessage, response: ServerResponse, next: () => void): void {
  if (asksForPage(request)) {
    const end = response.end.bind(response);
    Object.assign(response, {
      end(...rest: Parameters<typeof end>) {
        const isPiped = rest[0] === undefined && !response.hasHeader('content-length');
        if (response.statusCode === 500 && isPiped) response.write(previewClient);
        return end(...rest);
      },
    });
  }
  next();
}

/** While the content has never been right there is no page to show; the client in this one shows the problems. */
export function blankPage(request: IncomingMessage, response: ServerResponse, next: () => void): void {
  if (currentContext() !== undefined || !asksForPage(request)) return next();
  response.statusCode = 500;
  response.setHeader('Content-Type', 'text/html; charset=utf-8');
  response.end(`<!doctype html><title>Content problems</title>${previewClient}`);
}

function asksForPage({ headers }: IncomingMessage): boolean {
  return headers.accept?.includes('text/html') === true;
}
