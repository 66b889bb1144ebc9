import { html } from 'hono/html';
import type { Connect } from 'vite';
import type { LoadResult } from '#practice/content.ts';
import { formatProblems } from '#content/report/print.ts';
import { staleTranslations } from '#content/rules/engine/stale-translations.ts';
import { findEntryInFile, listEntries } from '#content/site.ts';
import type { Site } from '#practice/site.ts';
import { fullCheck } from '#practice/full-check.ts';
import { findDueItems } from '#operations/report/due.ts';
import { collectStatus } from '#operations/report/collect.ts';
import type { ReportItem, ReportSection } from '#operations/report/report.ts';
import { findMisspellings } from '#practice/proofreading/spelling.ts';
import { listChangedContent } from '#practice/proofreading/changed-files.ts';
import { findFieldOnLine } from '../api/value-problems.ts';
import { renderPlace } from '../author-parts.ts';
import type { Html } from '../author-parts.ts';
import { servePage } from './html-page.ts';
import { formatForAuthors } from '../fields/author-text.ts';
import { leadsSection } from '../leads/requests.ts';
import { publishingSections } from '../publishing/render.ts';
import { searchSection } from '../replace/requests.ts';

/** Sections for launch and for reference, listed last. */
const laterSectionIds: ReadonlySet<string> = new Set([
  'to-confirm',
  'placeholders',
  'approvals',
  'waivers',
  'reading',
]);

/** Renders the report, or the problems of invalid content. */
export async function buildAuthorPage(root: string, { site, problems, sources }: LoadResult): Promise<Html> {
  if (site === undefined)
    return html`<h1>Content problems</h1>
      <pre>${formatProblems(problems, sources)}</pre>`;
  const warnings = [...problems, ...(await findMisspellings(site, root, listChangedContent()))];
  const report = await collectStatus(site, { root });
  const reportItems = report.sections.flatMap(({ items }) => items);
  const check: ReportSection = {
    id: 'check',
    title: 'Problems',
    emptyText: 'none',
    items: warnings
      .filter(
        ({ file, message, rule }) =>
          // The section on outdated translations already lists these.
          rule !== staleTranslations.id &&
          !reportItems.some((item) => item.file === file && item.text.includes(message)),
      )
      .map(({ file, line, message }) => ({ file, line, text: message })),
  };
  const sections = [check, ...report.sections];
  const todaySections = sections.filter(({ id }) => !laterSectionIds.has(id));
  const urgentSections = todaySections.filter(({ items }) => items.length > 0);
  const emptySections = todaySections.filter(({ items }) => items.length === 0);
  const laterSections = sections.filter(({ id }) => laterSectionIds.has(id));
  const dueItems = findDueItems(site, warnings).map(
    (item) => html`<time>${item.day}</time> ${renderItem(site, item)}`,
  );
  return html`<header>
      <h1>Content of this site</h1>
      <p>
        ${report.day}: ${report.pageCount} pages from ${listEntries(site.entries).length} files. Open a page
        and click its text to edit it, or <a href="/files">edit and add whole files</a>.
      </p>
      ${renderPages(site)}
    </header>
    ${searchSection} ${publishingSections} ${leadsSection}
    <h2>Needs attention today</h2>
    ${urgentSections.length === 0 && html`<p>Nothing.</p>`}
    ${urgentSections.map((section) => renderSection(site, section, true))}
    <ul class="done">
      ${emptySections.map(({ title, emptyText }) => html`<li>${title}: ${emptyText}</li>`)}
    </ul>
    <h2>Due within ${fullCheck.lookAheadDays} days</h2>
    ${
      dueItems.length === 0
        ? html`<p>Nothing.</p>`
        : renderDetails({ id: 'due', title: 'Earliest first', items: dueItems, isOpen: true })
    }
    <h2>Before the site goes live, and for reference</h2>
    ${laterSections.map((section) => renderSection(site, section, false))}`;
}

function renderPages({ pages }: Site): Html {
  const items = [...pages.values()].map(
    ({ path, entry }) =>
      html`<a href="${path}">${entry.data.label ?? entry.data.title}</a> <span>${path}</span>`,
  );
  return renderDetails({ id: 'pages', title: 'All pages', items, isOpen: false });
}

type List = { id: string; title: string; items: readonly Html[]; emptyText?: string; isOpen: boolean };

/** Renders a collapsible list with its item count. */
function renderDetails({ id, title, items, emptyText = '', isOpen }: List): Html {
  return html`<details id="${id}" ${isOpen && 'open'}>
    <summary>${title} <b>${items.length}</b></summary>
    ${
      items.length === 0
        ? html`<p>${emptyText}</p>`
        : html`<ul>
            ${items.map((item) => html`<li>${item}</li>`)}
          </ul>`
    }
  </details>`;
}

function renderSection(site: Site, { items, ...section }: ReportSection, isOpen: boolean): Html {
  const needsReview = reviewableSectionIds.has(section.id);
  const renderedItems = items.map(
    (item) => html`${renderItem(site, item)}${needsReview && renderApprovalForm(site, item.file)}`,
  );
  return renderDetails({ ...section, items: renderedItems, isOpen });
}

function renderItem(site: Site, { file, line, text, details = [] }: ReportItem): Html {
  const frontmatter = findEntryInFile(site, file)?.frontmatter;
  const location = frontmatter === undefined ? { file, path: [] } : findFieldOnLine(frontmatter, line);
  return html`${formatForAuthors(text)}
    ${
      details.length > 0 &&
      html`<ul>
        ${details.map((detail) => html`<li>${renderDetail(detail)}</li>`)}
      </ul>`
    }<br />${renderPlace(site, location, line)}`;
}

/** The sections whose items can be marked as reviewed. */
const reviewableSectionIds: ReadonlySet<string> = new Set([
  'overdue-reviews',
  'due-reviews',
  'changed-reviews',
  'approvals',
]);

function renderApprovalForm(site: Site, file: string): Html {
  const people = [...site.entries.attorneys.values()].map(
    ({ id, data }) => html`<option value="${id}">${data.name}</option>`,
  );
  return html`<form method="post" action="author/approve">
    <input type="hidden" name="file" value="${file}" />
    <select name="by" aria-label="Reviewed by" required>
      <option value="">Reviewed by…</option>
      ${people}
    </select>
    <button>Mark as reviewed</button> <output></output>
  </form>`;
}

/** Renders a detail. Marks an old sentence as deleted and a new one as inserted. */
function renderDetail(detail: string): Html | string {
  const [, before, after] = /^ *(?:was: +(.*)|is now: +(.*))$/s.exec(detail) ?? [];
  if (before !== undefined) return html`<del>${before}</del>`;
  return after === undefined ? detail : html`<ins>${after}</ins>`;
}

/** Serves `/author` on the dev server: a search, the author's changes, visitors' requests, and the owner's report. */
export function serveAuthorPage(root: string, latest: () => LoadResult): Connect.NextHandleFunction {
  return servePage('Content of this site', '', async () => ({
    main: await buildAuthorPage(root, latest()),
    script: 'author/browser/start.ts',
  }));
}
