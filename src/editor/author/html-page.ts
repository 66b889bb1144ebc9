import { html, raw } from 'hono/html';
import type { Connect } from 'vite';
import { editToken } from '../api/edit-token.ts';
import type { Html } from '../author-parts.ts';
import { baseStyle } from './style.ts';

type PageContent = {
  /** Content of the `main` element. */
  main: Html | string;
  /** Path of the page's script, relative to `src/editor`. */
  script: string;
};

/**
 * Creates a handler that serves one of the editor's pages, to be mounted at the page's path. Omits Vite's client, because
 * a reload after a code change would remove the page's messages.
 */
export function servePage(
  title: string,
  extraStyle: string,
  render: (parameters: URLSearchParams) => PageContent | Promise<PageContent>,
): Connect.NextHandleFunction {
  return (request, response, next) => {
    // Vite removes the path that the handler is mounted at, so the rest must be empty.
    const [, query] = /^\/?(?:\?(.*))?$/.exec(request.url ?? '') ?? [undefined, null];
    if (query === null) return next();
    const send = async ({ main, script }: PageContent) => {
      const document = html`<!doctype html>
        <html lang="en">
          <head>
            <meta charset="utf-8" />
            <meta name="viewport" content="width=device-width" />
            <meta name="edit-token" content="${editToken}" />
            <title>${title}</title>
            <link rel="icon" href="/favicon.svg" />
            <style>
              ${raw(baseStyle + extraStyle)}
            </style>
          </head>
          <body>
            <main id="main">${main}</main>
            <script type="module" src="/src/editor/${script}"></script>
          </body>
        </html>`;
      response.setHeader('Content-Type', 'text/html; charset=utf-8');
      response.setHeader('Cache-Control', 'no-store');
      response.end(String(await document));
    };
    Promise.try(render, new URLSearchParams(query)).then(send).catch(next);
  };
}
