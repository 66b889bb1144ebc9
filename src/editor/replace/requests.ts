/** The form on `/author` that finds text in all content and replaces either all selected occurrences or none. */
import { html } from 'hono/html';
import * as z from 'zod';
import { findEntryInFile } from '#content/site.ts';
import { formatCount } from '#content/report/print.ts';
import { normalizeLines } from '#content/source/frontmatter.ts';
import type { Router } from '#editor/api/router.ts';
import { requireSite } from '#editor/api/saver.ts';
import type { Saver, SaverContext, Write } from '#editor/api/saver.ts';
import type { Site } from '#practice/site.ts';
import { requestSchemas } from '#editor/contract.ts';
import { applyChanges } from '#editor/writer/change-file.ts';
import { readFromDisk } from '#editor/api/disk.ts';
import { AuthorError } from '#editor/author-error.ts';
import { addFormRoute } from '#editor/author-parts.ts';
import type { Html, FormResult } from '#editor/author-parts.ts';
import { findPagesShowing } from '#editor/api/pages-showing.ts';
import { findOccurrences, identifyOccurrence, replaceOccurrences } from './occurrences.ts';
import type { Occurrence } from './occurrences.ts';

const maxListedMatches = 200;

const replacementFields = { query: z.string().min(1).max(200), replacement: z.string().max(200) };
const replaceForm = z.strictObject({
  ...replacementFields,
  /** The IDs of the chosen occurrences, from `identifyOccurrence`. */
  chosen: z.array(z.string().max(1_000)).max(2_000).default([]),
});

export function renderReplaceSection(query: string): Html {
  return html`<section id="replace" aria-label="Replace text">
    <details>
      <summary>Replace text in all content</summary>
      <form class="pair" method="post" action="occurrences">
        <p>
          <label for="replace-words">Replace</label>
          <input id="replace-words" name="query" value="${query}" autocomplete="off" required />
        </p>
        <p>
          <label for="replace-with">with</label>
          <input id="replace-with" name="replacement" autocomplete="off" />
        </p>
        <button>Show all matches</button>
      </form>
      <div class="listed"></div>
      <div role="status"></div>
    </details>
  </section>`;
}

export function addReplaceRoutes(router: Router, context: SaverContext, saver: Saver): void {
  addFormRoute(router, '/occurrences', z.strictObject(replacementFields), async ({ query, replacement }) => ({
    listHtml: renderOccurrences(context, query, replacement),
  }));
  addFormRoute(router, '/replace', replaceForm, async (form) =>
    renderResult(await replaceSelected(context, saver, form)),
  );
  addFormRoute(router, '/replace/undo', requestSchemas.undo, async (request) => {
    await saver.undo(request);
    return { statusHtml: html`<p class="good">The old text was restored.</p>`, isChanged: true };
  });
}

function renderOccurrences(context: SaverContext, query: string, replacement: string): Html {
  const site = requireSite(context);
  const occurrences = findOccurrences(site, query, replacement);
  if (occurrences.length === 0) return html`<p>No text contains “${query}”.</p>`;
  const hiddenCount = occurrences.length - maxListedMatches;
  return html`<form method="post" action="replace">
    <input type="hidden" name="query" value="${query}" />
    <input type="hidden" name="replacement" value="${replacement}" />
    <ul class="hits">
      ${occurrences.slice(0, maxListedMatches).map((occurrence) => renderOccurrence(site, occurrence))}
    </ul>
    ${hiddenCount > 0 && html`<p>And ${hiddenCount} more. Replace these first.</p>`}
    <p><button class="counted">Replace selected</button></p>
  </form>`;
}

function renderOccurrence(site: Site, occurrence: Occurrence): Html {
  const { location, label, before, match, after, replacement } = occurrence;
  const [page] = findPagesShowing(site, location.file);
  return html`<li>
    <label>
      <input type="checkbox" name="chosen[]" value="${identifyOccurrence(occurrence)}" checked />
      <span>${before}<del>${match}</del>${replacement && html`<ins>${replacement}</ins>`}${after}</span>
    </label>
    <small>${page && html`<a href="${page}">${page}</a>`} <code>${location.file}</code> ${label}</small>
  </li>`;
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
