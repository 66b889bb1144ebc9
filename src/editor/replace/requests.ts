/** The form of `/author` that finds a text in all content and replaces the selected occurrences, all or none. */
import { html } from 'hono/html';
import * as z from 'zod';
import { findEntryInFile } from '#content/site.ts';
import { getValue } from '#content/fields/schema-parts.ts';
import { normalizeLines, splitFrontmatter } from '#content/source/frontmatter.ts';
import type { Saver, SaverContext } from '#editor/api/saver.ts';
import type { Site } from '#practice/site.ts';
import { place, requestSchemas } from '#editor/contract.ts';
import type { Change } from '#editor/contract.ts';
import { applyChanges } from '#editor/writer/change-file.ts';
import { readFromDisk } from '#editor/api/disk.ts';
import { AuthorError } from '#editor/author-error.ts';
import { formatCount, formRoute } from '#editor/author-parts.ts';
import type { Html, Part } from '#editor/author-parts.ts';
import { findPagesShowing } from '#editor/api/pages-showing.ts';
import { findOccurrences, replaceOccurrences } from './occurrences.ts';
import type { Occurrence } from './occurrences.ts';

const maxListedMatches = 200;

const replacementFields = { query: z.string().min(1).max(200), replacement: z.string().max(200) };
const chosen = z.strictObject({ place, at: z.int().min(0) });
/** The value of a checkbox. */
const occurrenceJson = z
  .string()
  .transform((text) => JSON.parse(text) as unknown)
  .pipe(chosen);

type Replacement = { query: string; replacement: string };
type ChosenOccurrence = z.output<typeof chosen>;

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

export function replaceRoutes(preview: SaverContext, saver: Saver) {
  return [
    formRoute('/occurrences', z.strictObject(replacementFields), async (replacement) => ({
      list: renderOccurrences(preview, replacement),
    })),
    formRoute(
      '/replace',
      z.strictObject({ ...replacementFields, chosen: z.array(occurrenceJson).max(2_000).default([]) }),
      async (form) => renderResult(await replaceSelected(preview.root, saver, form)),
    ),
    formRoute('/replace/undo', requestSchemas.undo, async (saved) => {
      await saver.undo(saved);
      return { status: html`<p class="good">The old text is restored.</p>`, isChanged: true };
    }),
  ];
}

function renderOccurrences({ site: getSite }: SaverContext, { query, replacement }: Replacement): Html {
  const site = getSite();
  if (site === undefined) throw new AuthorError('The content has errors. Fix them first.');
  const occurrences = findOccurrences(site, query, replacement);
  if (occurrences.length === 0) return html`<p>No text contains “${query}”.</p>`;
  const hiddenCount = occurrences.length - maxListedMatches;
  return html`<form method="post" action="replace">
    <input type="hidden" name="query" value="${query}" />
    <input type="hidden" name="replacement" value="${replacement}" />
    <ul class="hits">
      ${occurrences.slice(0, maxListedMatches).map((found) => renderOccurrence(site, found))}
    </ul>
    ${hiddenCount > 0 && html`<p>And ${hiddenCount} more. Replace these first.</p>`}
    <p><button class="counted">Replace selected</button></p>
  </form>`;
}

function renderOccurrence(
  site: Site,
  { place: at, label, before, match: found, after, ...occurrence }: Occurrence,
): Html {
  const entry = findEntryInFile(site, at.file);
  const [page] = entry === undefined ? [] : findPagesShowing(site, entry);
  const value = JSON.stringify({ place: at, at: occurrence.offset });
  return html`<li>
    <label>
      <input type="checkbox" name="chosen[]" value="${value}" checked />
      <span
        >${before}<del>${found}</del>${occurrence.replacement && html`<ins>${occurrence.replacement}</ins>`}${after}</span
      >
    </label>
    <small>${page && html`<a href="${page}">${page}</a>`} <code>${at.file}</code> ${label}</small>
  </li>`;
}

function renderResult({ files, count }: ReplaceResult): Part {
  return {
    list: html``,
    status: html`<form method="post" action="replace/undo" class="good">
      Replaced ${formatCount(count, 'place')} in ${formatCount(files.length, 'file')}.
      <button name="file" value="${files[0] ?? ''}" class="quiet">Undo</button>
    </form>`,
    isChanged: true,
  };
}

type ReplaceResult = { files: string[]; count: number };

/** Replaces the chosen occurrences, or none: throws an AuthorError when the check finds an error in the result. */
export async function replaceSelected(
  root: string,
  { saveAll }: Saver,
  { chosen: selected, ...replacement }: Replacement & { chosen: readonly ChosenOccurrence[] },
): Promise<ReplaceResult> {
  if (selected.length === 0) throw new AuthorError('Select the matches to replace.');
  const occurrencesByFile = Map.groupBy(selected, (each) => each.place.file);
  const edits = await Promise.all(
    [...occurrencesByFile].map(([file, each]) => buildEdit(root, file, each, replacement)),
  );
  await saveAll('Nothing was changed.', edits);
  return { files: [...occurrencesByFile.keys()], count: selected.length };
}

const createChangedError = (file: string) =>
  new AuthorError(`${file} has changed since you searched. Nothing was replaced: search again.`);

/** The changes of one file, with each value once. */
async function buildEdit(
  root: string,
  file: string,
  selected: readonly ChosenOccurrence[],
  { query, replacement }: Replacement,
) {
  const { source, version } = await readFromDisk(root, file);
  const { values, body } = splitFrontmatter({ ...source, text: normalizeLines(source.text) });
  const occurrencesByPlace = Map.groupBy(selected, (each) => JSON.stringify(each.place));
  const changes = [...occurrencesByPlace.values()].flatMap((each): Change[] => {
    const [first] = each;
    if (first === undefined) return [];
    const text = first.place.body ? body.trim() : getValue(values, first.place.path);
    const offsets = each.map(({ at }) => at);
    const newText =
      typeof text === 'string' ? replaceOccurrences(text, query, replacement, offsets) : undefined;
    if (newText === undefined) throw createChangedError(file);
    return [{ place: first.place, value: newText }];
  });
  return { file, version, text: applyChanges(source, changes) };
}
