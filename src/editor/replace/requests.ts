/** The search on `/author`: finds text in all content, and replaces either all selected occurrences or none. */
import { html } from 'hono/html';
import * as z from 'zod';
import { findEntryInFile } from '#content/site.ts';
import { locateField } from '#content/source/positions.ts';
import { formatCount } from '#content/report/print.ts';
import { normalizeLines } from '#content/source/frontmatter.ts';
import type { Router } from '#editor/api/router.ts';
import { requireSite } from '#editor/api/saver.ts';
import type { Saver, SaverContext, Write } from '#editor/api/saver.ts';
import type { Site } from '#practice/site.ts';
import { requestSchemas } from '#editor/contract.ts';
import type { FieldLocation } from '#editor/contract.ts';
import { applyChanges } from '#editor/writer/change-file.ts';
import { readFromDisk } from '#editor/api/disk.ts';
import { AuthorError } from '#editor/author-error.ts';
import { addFormRoute, renderPlace } from '#editor/author-parts.ts';
import type { Html, FormResult } from '#editor/author-parts.ts';
import { isBody } from '#editor/fields/values.ts';
import { findOccurrences, identifyOccurrence, replaceOccurrences, searchContent } from './occurrences.ts';
import type { Occurrence } from './occurrences.ts';

const maxListedMatches = 200;

const replacementFields = { query: z.string().min(1).max(200), replacement: z.string().max(200) };
const searchForm = z.strictObject({ ...replacementFields, isDeletion: z.literal('yes').optional() });
const replaceForm = z.strictObject({
  ...replacementFields,
  /** The IDs of the chosen occurrences, from `identifyOccurrence`. */
  chosen: z.array(z.string().max(1_000)).max(2_000).default([]),
});

export const searchSection = html`<section id="search" aria-label="Search">
  <form class="pair" method="post" action="search">
    <p>
      <label for="find">Search all content</label>
      <input type="search" id="find" name="query" autocomplete="off" required />
    </p>
    <p>
      <label for="replace-with">Replace with (optional)</label>
      <input id="replace-with" name="replacement" autocomplete="off" />
    </p>
    <div>
      <button>Find</button>
      <button name="isDeletion" value="yes" class="quiet">Delete this text…</button>
    </div>
  </form>
  <div class="listed"></div>
  <div role="status"></div>
</section>`;

export function addReplaceRoutes(router: Router, context: SaverContext, saver: Saver): void {
  addFormRoute(router, '/search', searchForm, async ({ query, replacement, isDeletion }) => ({
    listHtml: renderMatches(requireSite(context), query, isDeletion ? '' : replacement || undefined),
  }));
  addFormRoute(router, '/replace', replaceForm, async (form) =>
    renderResult(await replaceSelected(context, saver, form)),
  );
  addFormRoute(router, '/replace/undo', requestSchemas.undo, async (request) => {
    await saver.undo(request);
    return { statusHtml: html`<p class="good">The old text was restored.</p>`, isChanged: true };
  });
}

/** Renders the matches as visitors see them or, with a replacement (empty to delete), the text to replace with a checkbox for each match. */
export function renderMatches(site: Site, query: string, replacement?: string): Html {
  const isReplacing = replacement !== undefined;
  const matches = isReplacing ? findOccurrences(site, query, replacement) : searchContent(site, query);
  if (matches.length === 0) return html`<p>No text contains “${query}”.</p>`;
  const hiddenCount = matches.length - maxListedMatches;
  const list = html`<ul class="card hits">
      ${matches.slice(0, maxListedMatches).map(
        (match) =>
          html`<li>
            ${isReplacing ? renderReplacement(match) : renderMatch(match)}
            <small>${renderPlace(site, match.location, findLine(site, match.location))} ${match.label}</small>
          </li>`,
      )}
    </ul>
    ${hiddenCount > 0 && html`<p>And ${hiddenCount} more.${isReplacing && ' Replace these first.'}</p>`}`;
  if (!isReplacing) return list;
  return html`<form method="post" action="replace">
    <input type="hidden" name="query" value="${query}" />
    <input type="hidden" name="replacement" value="${replacement}" />
    ${list}
    <p><button class="counted">${replacement === '' ? 'Delete selected' : 'Replace selected'}</button></p>
  </form>`;
}

function renderMatch({ before, match, after }: Occurrence): Html {
  return html`${before}<mark>${match}</mark>${after}`;
}

function renderReplacement(occurrence: Occurrence): Html {
  const { before, match, replacement, after } = occurrence;
  return html`<label>
    <input type="checkbox" name="chosen[]" value="${identifyOccurrence(occurrence)}" checked />
    <span>${before}<del>${match}</del>${replacement && html`<ins>${replacement}</ins>`}${after}</span>
  </label>`;
}

function findLine(site: Site, { file, path }: FieldLocation): number {
  const frontmatter = findEntryInFile(site, file)?.frontmatter;
  if (frontmatter === undefined) return 1;
  return isBody(path) ? frontmatter.bodyLineOffset + 1 : locateField(frontmatter, path, 'value').line;
}

function renderResult({ files, count }: ReplaceResult): FormResult {
  return {
    listHtml: html``,
    statusHtml: html`<form method="post" action="replace/undo" class="good">
      Replaced ${count === 1 ? '1 match' : `${count} matches`} in ${formatCount(files.length, 'file')}.
      <button name="file" value="${files[0] ?? ''}" class="quiet">Undo</button>
    </form>`,
    isChanged: true,
  };
}

type ReplaceResult = { files: string[]; count: number };

/** Replaces all chosen occurrences, or throws an AuthorError if the content has changed or the result would have errors. */
export async function replaceSelected(
  context: SaverContext,
  { saveAll }: Saver,
  { chosen, query, replacement }: z.output<typeof replaceForm>,
): Promise<ReplaceResult> {
  if (chosen.length === 0) throw new AuthorError('Select the matches to replace.');
  const site = requireSite(context);
  const selected = findOccurrences(site, query, replacement).filter((occurrence) =>
    chosen.includes(identifyOccurrence(occurrence)),
  );
  if (selected.length < chosen.length) throw new AuthorError(changedMessage);
  const occurrencesByFile = Map.groupBy(selected, ({ location }) => location.file);
  const writes = [...occurrencesByFile].map(async ([file, occurrences]): Promise<Write> => {
    const { source, version } = await readFromDisk(context.root, file);
    if (normalizeLines(source.text) !== findEntryInFile(site, file)?.frontmatter.text)
      throw new AuthorError(changedMessage);
    const occurrencesByLocation = Map.groupBy(occurrences, ({ location }) => location);
    const changes = [...occurrencesByLocation].map(([location, fieldOccurrences]) => ({
      location,
      value: replaceOccurrences(fieldOccurrences[0]?.text ?? '', fieldOccurrences),
    }));
    return { file, version, text: applyChanges(source, changes) };
  });
  await saveAll('Nothing was changed.', await Promise.all(writes));
  return { files: [...occurrencesByFile.keys()], count: selected.length };
}

const changedMessage = 'The content has changed since you searched. Nothing was replaced: search again.';
