/** The form of `/author` that replaces words in all content: shows each place, and replaces the selected ones, all or none. */
import { html } from 'hono/html';
import * as z from 'zod';
import { findEntryInFile } from '#content/site.ts';
import { getValue } from '#content/fields/schema-parts.ts';
import { normalizeLines, splitFrontmatter } from '#content/source/frontmatter.ts';
import type { Saver, SaverContext } from '#editor/api/saver.ts';
import type { Site } from '#practice/site.ts';
import { place, posted } from '#editor/contract.ts';
import type { Change } from '#editor/contract.ts';
import { applyChanges } from '#editor/writer/change-file.ts';
import { readFromDisk } from '#editor/api/disk.ts';
import { AuthorError } from '#editor/author-error.ts';
import { formatCount, formRoute } from '#editor/author-parts.ts';
import type { Html, Part } from '#editor/author-parts.ts';
import { findPagesShowing } from '#editor/api/shown.ts';
import { findOccurrences, replaceIn } from './occurrences.ts';
import type { Occurrence } from './occurrences.ts';

const maxListedMatches = 200;

const replacingFields = { query: z.string().min(1).max(200), replacement: z.string().max(200) };
const chosen = z.strictObject({ place, at: z.int().min(0) });
/** The value of a checkbox. */
const chosenJson = z
  .string()
  .transform((text) => JSON.parse(text) as unknown)
  .pipe(chosen);

type Replacing = { query: string; replacement: string };
type Chosen = z.output<typeof chosen>;

export function replaceHtml(sought: string): Html {
  return html`<section id="replace" aria-label="Replace words">
    <details>
      <summary>Replace words in all content</summary>
      <form class="pair" method="post" action="occurrences">
        <p>
          <label for="replace-words">Replace</label>
          <input id="replace-words" name="query" value="${sought}" autocomplete="off" required />
        </p>
        <p>
          <label for="replace-with">with</label>
          <input id="replace-with" name="replacement" autocomplete="off" />
        </p>
        <button>Show each place</button>
      </form>
      <div class="listed"></div>
      <div role="status"></div>
    </details>
  </section>`;
}

export function replaceRoutes(preview: SaverContext, saver: Saver) {
  return [
    formRoute('/occurrences', z.strictObject(replacingFields), async (replacement) => ({
      list: showOccurrences(preview, replacement),
    })),
    formRoute(
      '/replace',
      z.strictObject({ ...replacingFields, chosen: z.array(chosenJson).max(2_000).default([]) }),
      async (form) => showReplaced(await replaceChosen(preview.root, saver, form)),
    ),
    formRoute('/replace/undo', posted.undo, async (saved) => {
      await saver.undo(saved);
      return { status: html`<p class="good">The old text is restored.</p>`, isChanged: true };
    }),
  ];
}

function showOccurrences({ site: siteNow }: SaverContext, { query, replacement }: Replacing): Html {
  const site = siteNow();
  if (site === undefined) throw new AuthorError('The content has errors. Fix them first.');
  const all = findOccurrences(site, query, replacement);
  if (all.length === 0) return html`<p>No text contains “${query}”.</p>`;
  const more = all.length - maxListedMatches;
  return html`<form method="post" action="replace">
    <input type="hidden" name="query" value="${query}" />
    <input type="hidden" name="replacement" value="${replacement}" />
    <ul class="hits">
      ${all.slice(0, maxListedMatches).map((found) => showOccurrence(site, found))}
    </ul>
    ${more > 0 && html`<p>And ${more} more. Replace these first.</p>`}
    <p><button class="counted">Replace the selected places</button></p>
  </form>`;
}

function showOccurrence(
  site: Site,
  { place: at, label, before, found, after, ...occurrence }: Occurrence,
): Html {
  const entry = findEntryInFile(site, at.file);
  const [page] = entry === undefined ? [] : findPagesShowing(site, entry);
  const value = JSON.stringify({ place: at, at: occurrence.at });
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

function showReplaced({ files, count }: Replaced): Part {
  return {
    list: html``,
    status: html`<form method="post" action="replace/undo" class="good">
      Replaced ${formatCount(count, 'place')} in ${formatCount(files.length, 'file')}.
      <button name="file" value="${files[0] ?? ''}" class="quiet">Undo</button>
    </form>`,
    isChanged: true,
  };
}

type Replaced = { files: string[]; count: number };

/** Replaces the chosen occurrences, or none: throws an AuthorError when the check finds an error in the result. */
export async function replaceChosen(
  root: string,
  { saveAll }: Saver,
  { chosen: selected, ...replacing }: Replacing & { chosen: readonly Chosen[] },
): Promise<Replaced> {
  if (selected.length === 0) throw new AuthorError('Select the places to replace.');
  const byFile = Map.groupBy(selected, (each) => each.place.file);
  const edits = await Promise.all([...byFile].map(([file, each]) => buildEdit(root, file, each, replacing)));
  await saveAll('Nothing was changed.', edits);
  return { files: [...byFile.keys()], count: selected.length };
}

const isGone = (file: string) =>
  new AuthorError(`${file} has changed since you searched. Nothing was replaced: search again.`);

/** The changes of one file, with each value once. */
async function buildEdit(
  root: string,
  file: string,
  selected: readonly Chosen[],
  { query, replacement }: Replacing,
) {
  const { source, version } = await readFromDisk(root, file);
  const { values, body } = splitFrontmatter({ ...source, text: normalizeLines(source.text) });
  const byPlace = Map.groupBy(selected, (each) => JSON.stringify(each.place));
  const changes = [...byPlace.values()].flatMap((each): Change[] => {
    const [first] = each;
    if (first === undefined) return [];
    const text = first.place.body ? body.trim() : getValue(values, first.place.path);
    const offsets = each.map(({ at }) => at);
    const replaced = typeof text === 'string' ? replaceIn(text, query, replacement, offsets) : undefined;
    if (replaced === undefined) throw isGone(file);
    return [{ place: first.place, value: replaced }];
  });
  return { file, version, text: applyChanges(source, changes) };
}
