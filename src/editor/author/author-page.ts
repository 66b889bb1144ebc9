import type { Connect } from 'vite';
import type { LoadResult } from '#practice/content.ts';
import { escapeMarkup as escape } from '#content/markdown/compile.ts';
import { formatProblems } from '#content/report/print.ts';
import { staleTranslations } from '#content/rules/engine/stale-translations.ts';
import { findEntryInFile, listEntries } from '#content/site.ts';
import { locateField as locateValue } from '#content/source/positions.ts';
import type { Site } from '#practice/site.ts';
import { fullCheck } from '#practice/full-check.ts';
import { findDueItems } from '#operations/report/due.ts';
import type { DueItem } from '#operations/report/due.ts';
import { collectStatus } from '#operations/report/collect.ts';
import type { ReportItem, ReportSection } from '#operations/report/report.ts';
import type { FieldLocation } from '../contract.ts';
import { findMisspellings } from '#practice/proofreading/spelling.ts';
import { listChangedContent } from '#practice/proofreading/changed-files.ts';
import { isBody } from '../fields/values.ts';
import { buildEditHash, buildFormUrl } from '../reference/form-url.ts';
import { findPagesShowing } from '../api/pages-showing.ts';
import { findFieldOnLine } from '../api/value-problems.ts';
import { servePage } from './html-page.ts';
import { searchContent } from '../replace/occurrences.ts';
import { formatForAuthors } from '../fields/author-text.ts';
import { leadsSection } from '../leads/requests.ts';
import { publishingSections } from '../publishing/render.ts';
import { renderReplaceSection } from '../replace/requests.ts';

/** A section of the report, or the problems that the check found. */
type PageSection = Omit<ReportSection, 'id'> & { id: ReportSection['id'] | 'check' };

/** Sections for launch and for reference, listed last. */
const laterSectionIds: ReadonlySet<PageSection['id']> = new Set([
  'to-confirm',
  'placeholders',
  'approvals',
  'waivers',
  'reading',
]);

/** Renders the report, or the problems of invalid content. Shows search results unless the query is empty. */
export async function buildAuthorPage(
  root: string,
  { site, problems, sources }: LoadResult,
  query = '',
): Promise<string> {
  if (site === undefined)
    return `<h1>Content problems</h1><pre>${escape(formatProblems(problems, sources))}</pre>`;
  const warnings = [...problems, ...(await findMisspellings(site, root, listChangedContent()))];
  const report = await collectStatus(site, { root });
  const reportItems = report.sections.flatMap(({ items }) => items);
  const check: PageSection = {
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
  const [todaySections, laterSections] = [
    [check, ...report.sections.filter(({ id }) => !laterSectionIds.has(id))],
    report.sections.filter(({ id }) => laterSectionIds.has(id)),
  ];
  const urgentSections = todaySections.filter(({ items }) => items.length > 0);
  const emptySections = todaySections.filter(({ items }) => items.length === 0);
  return `<header><h1>Content of this site</h1>
<p>${report.day}: ${report.pageCount} pages from ${listEntries(site.entries).length} files. Open a page and click its text to edit it, or <a href="/files">edit and add whole files</a>.</p>
<form role="search"><label for="find">Search all content</label><div><input type="search" id="find" name="find" value="${escape(query)}"><button>Find</button></div></form>
${renderPages(site)}</header>
${query === '' ? '' : renderResults(site, query)}
${String(renderReplaceSection(query))}
${String(publishingSections)}
${String(leadsSection)}
<h2>Needs attention today</h2>${urgentSections.length === 0 ? '<p>Nothing.</p>' : urgentSections.map((section) => renderSection(site, section, true)).join('')}
<ul class="done">${emptySections.map(({ title, emptyText }) => `<li>${escape(title)}: ${escape(emptyText)}</li>`).join('')}</ul>
<h2>Due within ${fullCheck.lookAheadDays} days</h2>${renderDue(site, findDueItems(site, warnings))}
<h2>Before the site goes live, and for reference</h2>${laterSections.map((section) => renderSection(site, section, false)).join('')}`;
}

function renderPages({ pages }: Site): string {
  const items = [...pages.values()].map(
    ({ path, entry }) =>
      `<a href="${escape(path)}">${escape(entry.data.label ?? entry.data.title)}</a> <span>${escape(path)}</span>`,
  );
  return renderDetails('', 'All pages', items);
}

/** Renders a collapsible list with its item count. */
function renderDetails(attributes: string, title: string, items: readonly string[], emptyText = ''): string {
  const list = `<ul>${items.map((item) => `<li>${item}</li>`).join('')}</ul>`;
  const body = items.length === 0 ? `<p>${escape(emptyText)}</p>` : list;
  return `<details${attributes}><summary>${escape(title)} <b>${items.length}</b></summary>${body}</details>`;
}

const maxHits = 60;

function findLine(site: Site, { file, path }: FieldLocation): number {
  const frontmatter = findEntryInFile(site, file)?.frontmatter;
  if (frontmatter === undefined) return 1;
  return isBody(path) ? frontmatter.bodyLineOffset + 1 : locateValue(frontmatter, path, 'value').line;
}

function renderResults(site: Site, query: string): string {
  const hits = searchContent(site, query);
  const hiddenCount = hits.length - maxHits;
  const hiddenNote = hiddenCount > 0 ? `<p>And ${hiddenCount} more. Refine the search.</p>` : '';
  const items = hits
    .slice(0, maxHits)
    .map(
      ({ location, label, before, match, after }) =>
        `<li>${escape(before)}<mark>${escape(match)}</mark>${escape(after)}<br>${renderPageLink(site, location)} ${renderFileLink(location.file, findLine(site, location))} ${escape(label)}</li>`,
    );
  return `<section aria-label="Search results"><h2>${hits.length === 0 ? 'No results for' : 'Results for'} “${escape(query)}”</h2><ul class="found">${items.join('')}</ul>${hiddenNote}</section>`;
}

/** Renders a link that opens the value for editing on the first page that shows it. */
function renderPageLink(site: Site, location: FieldLocation): string {
  const pages = findPagesShowing(site, location.file);
  const [first] = pages;
  if (first === undefined) return 'Not shown on any page. ';
  const others = pages.length > 1 ? ` (shown on ${pages.length} pages)` : '';
  const fragment = location.path.length > 0 ? buildEditHash(location) : '';
  return `<a href="${escape(first + fragment)}">Open on its page</a> <span>${escape(first)}</span>${others}`;
}

function locateField(site: Site, { file, line }: ReportItem): FieldLocation {
  const frontmatter = findEntryInFile(site, file)?.frontmatter;
  return frontmatter === undefined ? { file, path: [] } : findFieldOnLine(frontmatter, line);
}

function renderSection(site: Site, { id, title, emptyText, items }: PageSection, isOpen: boolean): string {
  const needsReview = reviewableSectionIds.has(id);
  const renderedItems = items.map(
    (item) => renderItem(site, item) + (needsReview ? renderApprovalForm(site, item.file) : ''),
  );
  return renderDetails(` id="${id}"${isOpen ? ' open' : ''}`, title, renderedItems, emptyText);
}

function renderDue(site: Site, due: readonly DueItem[]): string {
  if (due.length === 0) return '<p>Nothing.</p>';
  const items = due.map((item) => `<time>${item.day}</time> ${renderItem(site, item)}`);
  return renderDetails(' id="due" open', 'Earliest first', items);
}

function renderItem(site: Site, item: ReportItem): string {
  const { file, line, details = [] } = item;
  const detailList = details.length === 0 ? '' : `<ul>${details.map(renderDetail).join('')}</ul>`;
  return `${escape(formatForAuthors(item.text))}${detailList}<br>${renderPageLink(site, locateField(site, item))} ${renderFileLink(file, line)}`;
}

/** The sections whose items can be marked as reviewed. */
const reviewableSectionIds: ReadonlySet<PageSection['id']> = new Set([
  'overdue-reviews',
  'due-reviews',
  'changed-reviews',
  'approvals',
]);

function renderApprovalForm(site: Site, file: string): string {
  const people = [...site.entries.attorneys.values()].map(
    ({ id, data }) => `<option value="${escape(id)}">${escape(data.name)}</option>`,
  );
  return `<form method="post" action="author/approve"><input type="hidden" name="file" value="${escape(file)}"><select name="by" aria-label="Reviewed by" required><option value="">Reviewed by…</option>${people.join('')}</select> <button>Mark as reviewed</button> <output></output></form>`;
}

/** Renders a link to a file's form. */
function renderFileLink(file: string, line?: number): string {
  const position = line === undefined ? file : `${file}:${line}`;
  return `<a href="${escape(buildFormUrl(file))}"><code>${escape(position)}</code></a>`;
}

/** Renders a detail. Marks an old sentence as deleted and a new one as inserted. */
function renderDetail(detail: string): string {
  const [, before, after] = /^ *(?:was: +(.*)|is now: +(.*))$/s.exec(detail) ?? [];
  if (before !== undefined) return `<li><del>${escape(before)}</del></li>`;
  return `<li>${after === undefined ? escape(detail) : `<ins>${escape(after)}</ins>`}</li>`;
}

/** Serves `/author` on the dev server: today's tasks, a search, and the owner's report. */
export function serveAuthorPage(root: string, latest: () => LoadResult): Connect.NextHandleFunction {
  return servePage('Content of this site', '', async (parameters) => ({
    main: await buildAuthorPage(root, latest(), parameters.get('find') ?? ''),
    script: 'author/browser/start.ts',
  }));
}
