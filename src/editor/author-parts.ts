/** Parts of `/author` and `/files`, and routes for their forms. A response contains HTML for the form's section, a URL to open, or CSV to download. */
import { html } from 'hono/html';
import type * as z from 'zod';
import type { Diagnostic } from '#content/report/diagnostic.ts';
import { firmTimeZone } from '#practice/calendar.ts';
import type { Site } from '#practice/site.ts';
import { findPagesShowing } from './api/pages-showing.ts';
import { addPostRoute } from './api/router.ts';
import type { Router } from './api/router.ts';
import { AuthorError } from './author-error.ts';
import type { FieldLocation } from './contract.ts';
import { buildEditHash, buildFormUrl } from './reference/form-url.ts';

export type Html = ReturnType<typeof html>;

type FormResultOf<Markup> = {
  /** Replaces the section's list; without it, the list stays. */
  listHtml?: Markup;
  /** Replaces the section's message; without it, the message is cleared. */
  statusHtml?: Markup;
  /** The page to open: in a new tab if the form has the target `_blank`. */
  url?: string;
  /** CSV to download as a file. */
  csv?: string;
  /** Whether files or proposals have changed. If so, the page reloads the sections with changes and proposals. */
  isChanged?: boolean;
};

export type FormResult = FormResultOf<Html>;
/** The JSON response, with markup as strings. */
export type FormResponse = FormResultOf<string>;

/** Adds a route for a form. The page shows the response or the error in the form's section. */
export function addFormRoute<Form>(
  router: Router,
  path: string,
  schema: z.ZodType<Form>,
  handle: (form: Form) => Promise<FormResult>,
): void {
  addPostRoute(router, path, schema, async (form): Promise<FormResponse> => {
    const { listHtml, statusHtml = '', ...otherParts } = await handle(form).catch(renderError);
    return {
      ...otherParts,
      statusHtml: String(await statusHtml),
      ...(listHtml && { listHtml: String(await listHtml) }),
    };
  });
}

function renderError(error: unknown): FormResult {
  if (!(error instanceof AuthorError)) throw error;
  return {
    statusHtml: html`<p class="bad">${error.message}</p>
      ${renderProblems(error.problems)}`,
  };
}

export function renderProblems(problems: readonly Diagnostic[]): Html {
  if (problems.length === 0) return html``;
  const items = problems.map(
    ({ file, line, field, message }) =>
      html`<li>${field === undefined ? '' : `${field}: `}${message} <code>${`${file}:${line}`}</code></li>`,
  );
  return html`<ul class="card">
    ${items}
  </ul>`;
}

/** Renders links that open a value on the first page that shows it, and in its file's form. */
export function renderPlace(site: Site, location: FieldLocation, line: number): Html {
  const { file, path } = location;
  const pages = findPagesShowing(site, file);
  const [page] = pages;
  const hash = path.length > 0 ? buildEditHash(location) : '';
  const pageLink =
    page === undefined
      ? 'Not shown on any page.'
      : html`<a href="${page}${hash}">Open on its page</a> <span>${page}</span>${
            pages.length > 1 && ` (shown on ${pages.length} pages)`
          }`;
  return html`${pageLink} <a href="${buildFormUrl(file)}"><code>${file}:${line}</code></a>`;
}

const dateTimeFormat = new Intl.DateTimeFormat('en-US', {
  year: 'numeric',
  month: 'short',
  day: 'numeric',
  hour: 'numeric',
  minute: '2-digit',
  timeZone: firmTimeZone,
  timeZoneName: 'short',
});

/** Formats a time in the main office's time zone, as in "Nov 24, 2026, 10:00 AM EST". */
export function formatDateTime(iso: string): string {
  return dateTimeFormat.format(new Date(iso));
}
