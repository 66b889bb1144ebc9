/** Messages to open pages, which `live-client.ts` handles, and responses to requests that a site's host would handle. */
import { html } from 'hono/html';
import type { Connect, ViteDevServer } from 'vite';
import type { LoadResult } from '#practice/content.ts';
import { formatProblems } from '#content/report/print.ts';
import { selectErrors, sortByPosition } from '#content/report/diagnostic.ts';
import type { Diagnostic } from '#content/report/diagnostic.ts';
import { splitFrontmatter } from '#content/source/frontmatter.ts';
import type { FieldLocation } from '#editor/contract.ts';
import { findFieldOnLine } from '#editor/api/value-problems.ts';
import { buildEditHash } from '#editor/reference/form-url.ts';
import { getCurrentContext } from '#build/render-context.ts';
import { generateSiteFiles } from '#build/site-files.ts';

export const fixFirst = 'Fix this before publishing. The last valid page is shown until this is fixed.';

/** Notifies open pages of a change. A blank page doesn’t load `live-client.ts`, so it is reloaded. */
export function notifyPreview(server: ViteDevServer, loadResult: LoadResult, wasBlank: boolean): void {
  if (selectErrors(loadResult.problems).length > 0) return showProblems(server, loadResult);
  server.ws.send(wasBlank ? { type: 'full-reload' } : { type: 'custom', event: 'content:saved' });
}

/**
 * Shows the errors, if any, in a bar above the open page, with the same text as in the terminal. Until the content has
 * been valid once, Vite's overlay shows them.
 */
export function showProblems(server: ViteDevServer, { problems, sources }: LoadResult): void {
  const errors = sortByPosition(selectErrors(problems));
  const [first] = errors;
  if (first === undefined) return;
  const text = formatProblems(errors, sources, fixFirst);
  if (getCurrentContext() === undefined) {
    const loc = { file: first.file, line: first.line, column: first.column };
    server.ws.send({
      type: 'error',
      err: { message: text, stack: '', id: first.file, plugin: 'content', loc },
    });
    return;
  }
  server.ws.send({
    type: 'custom',
    event: 'content:invalid',
    data: { html: String(renderBanner(errors, first, sources, text)) },
  });
}

/** Renders the first error with a link to its field, and all errors as in the terminal. */
function renderBanner(
  errors: readonly Diagnostic[],
  first: Diagnostic,
  sources: LoadResult['sources'],
  report: string,
) {
  const fileCount = new Set(errors.map(({ file }) => file)).size;
  const subject = fileCount === 1 ? 'One file has a mistake' : `${fileCount} files have mistakes`;
  const field = locateField(first, sources.get(first.file));
  return html`${subject}; the page shows its last valid state. ${first.file}, line ${first.line}:
    ${first.field} ${first.message} ${field && html`<a href="${buildEditHash(field)}">Open it</a>`}
    <details>
      <summary>As shown in the terminal</summary>
      <pre style="overflow:auto;font-size:13px">${report}</pre>
    </details>`;
}

/** Finds the field to fix; undefined if the line has none or if the file's fields can't be parsed. */
function locateField({ file, line }: Diagnostic, text: string | undefined): FieldLocation | undefined {
  try {
    const field = findFieldOnLine(splitFrontmatter({ path: file, text: text ?? '' }), line);
    return field.path.length > 0 ? field : undefined;
  } catch {
    return undefined;
  }
}

/** Serves a blank page until the content has been valid once. The client in it shows the problems. */
export const serveBlankPage: Connect.NextHandleFunction = (request, response, next) => {
  if (getCurrentContext() !== undefined || request.headers.accept?.includes('text/html') !== true)
    return next();
  response.statusCode = 500;
  response.setHeader('Content-Type', 'text/html; charset=utf-8');
  response.end(
    `<!doctype html><title>Content problems</title><script type="module" src="/@vite/client"></script>`,
  );
};

/** Redirects the paths of renamed and expired pages, as the site's host does. */
export const redirectOldPaths: Connect.NextHandleFunction = ({ url = '/' }, response, next) => {
  const to = getCurrentContext()?.site.redirects.get(url.split('?', 1)[0] ?? '');
  if (to === undefined) return next();
  response.writeHead(302, { Location: to, 'Cache-Control': 'no-store' }).end();
};

/** Serves the files that a build writes next to the pages, such as the list for the place finder. */
export const serveSiteFiles: Connect.NextHandleFunction = ({ url = '' }, response, next) => {
  const site = getCurrentContext()?.site;
  const [, name = ''] = /^\/([^/?]+\.(?:json|ics|xml))(?:\?|$)/.exec(url) ?? [];
  const text = name === '' || site === undefined ? undefined : new Map(generateSiteFiles(site)).get(name);
  if (text === undefined) return next();
  response.end(text);
};

/** Responds to the site's forms, because a form without a valid response retries for about 20 seconds. */
export const rejectForms: Connect.NextHandleFunction = (_request, response) => {
  const error = 'This is the preview: nothing was sent. "npm start" accepts bookings.';
  response.setHeader('content-type', 'application/json');
  response.end(JSON.stringify({ success: false, error }));
};
