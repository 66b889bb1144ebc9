/** The form of `/author` that replaces words in all content: shows each place, and replaces the selected ones, all or none. */
import { html } from 'hono/html';
import * as z from 'zod';
import { findEntryInFile } from '#content/site.ts';
import { getValue } from '#content/fields/schema-parts.ts';
import { normalizeLines, splitFrontmatter } from '#content/source/frontmatter.ts';
import type { ContentApi } from '#editor/api/content-api.ts';
import type { SaverContext } from '#editor/api/saver.ts';
import type { Site } from '#practice/site.ts';
import { place } from '#editor/contract.ts';
import type { ProposedChange } from '#editor/contract.ts';
import { readFromDisk } from '#editor/api/disk.ts';
import { AuthorError } from '#editor/author-error.ts';
import { formatCount, formRoute } from '#editor/author-parts.ts';
import type { Html } from '#editor/author-parts.ts';
import { findPagesShowing } from '#editor/api/shown.ts';
import { findOccurrences, replaceIn } from './occurrences.ts';
import type { Occurrence } from './occurrences.ts';

const maxListedMatches = 200;

/** A checkbox or a hidden field that contains JSON. */
const fromJson = <Value>(schema: z.ZodType<Value>) =>
  z
    .string()
    .transform((text) => JSON.parse(text) as unknown)
    .pipe(schema);
const replacingFields = { query: z.string().min(1).max(200), replacement: z.string().max(200) };
const chosen = z.strictObject({ place, at: z.int().min(0) });
const savedFile = z.strictObject({ file: z.string(), version: z.string() });

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

export function replaceRoutes(content: ContentApi) {
  return [
    formRoute('/occurrences', z.strictObject(replacingFields), async (replacement) => ({
      list: showOccurrences(content.preview, replacement),
    })),
    formRoute(
      '/replace',
      z.strictObject({ ...replacingFields, chosen: z.array(fromJson(chosen)).max(2_000).default([]) }),
      async (form) => showReplaced(await replaceChosen(content, form)),
    ),
    formRoute('/replace/undo', z.strictObject({ files: fromJson(z.array(savedFile)) }), async ({ files }) => {
      const failed: string[] = [];
      for (const saved of files)
        await content.undo(saved).catch(({ message }: Error) => failed.push(`${saved.file}: ${message}`));
      if (failed.length > 0) throw new AuthorError(failed.join(' '));
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

function showReplaced({ files, count }: Replaced) {
  return {
    list: html``,
    status: html`<form method="post" action="replace/undo" class="good">
      Replaced ${formatCount(count, 'place')} in ${formatCount(files.length, 'file')}.
      <button name="files" value="${JSON.stringify(files)}" class="quiet">Undo</button>
    </form>`,
    isChanged: true,
  };
}

/** The written files, each with its version for undo. */
type Replaced = { files: { file: string; version: string }[]; count: number };

/** Replaces the chosen occurrences, or none: throws an AuthorError when the check finds an error in the result. */
export async function replaceChosen(
  { preview: { root }, saveAll }: Pick<ContentApi, 'preview' | 'saveAll'>,
  { chosen: selected, ...replacing }: Replacing & { chosen: readonly Chosen[] },
): Promise<Replaced> {
  if (selected.length === 0) throw new AuthorError('Select the places to replace.');
  const byFile = Map.groupBy(selected, (each) => each.place.file);
  const edits = await Promise.all([...byFile].map(([file, each]) => buildEdit(root, file, each, replacing)));
  return { files: await saveAll(edits), count: selected.length };
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
  const changes = [...byPlace.values()].flatMap((each): ProposedChange[] => {
    const [first] = each;
    if (first === undefined) return [];
    const text = first.place.body ? body.trim() : getValue(values, first.place.path);
    const offsets = each.map(({ at }) => at);
    const replaced = typeof text === 'string' ? replaceIn(text, query, replacement, offsets) : undefined;
    if (replaced === undefined) throw isGone(file);
    return [{ place: first.place, newText: replaced }];
  });
  return { version, changes };
}
