/** Finds words in all content and replaces the selected occurrences, all or none. */
import { entryInFile } from '#content/site.ts';
import type { Site } from '#practice/site.ts';
import { valueAt } from '#content/fields/schema-parts.ts';
import { plainLines, splitFrontmatter } from '#content/source/frontmatter.ts';
import type { ContentEditor } from '#editor/api/content-editor.ts';
import type { Change, FieldAt } from '#editor/contract.ts';
import { readFromDisk } from '#editor/api/disk.ts';
import { readBody } from '#editor/api/http.ts';
import type { Routes } from '#editor/api/http.ts';
import { Refusal } from '#editor/refusal.ts';
import { shownOn } from '#editor/api/shown.ts';
import { replaceForms } from './contract.ts';
import type { Found, Replaced } from './contract.ts';
import { findOccurrences, replaceIn } from './occurrences.ts';

const mostShown = 200;

type Replacing = { words: string; replacement: string };
type Chosen = { place: FieldAt; at: number };

/** Routes below `/edit`. */
export function replaceRoutes(root: string, siteNow: () => Site | undefined, editor: ContentEditor): Routes {
  return {
    'POST /occurrences': async (request): Promise<Found> => {
      const { words, replacement } = await readBody(request, replaceForms.find);
      const site = siteNow();
      if (site === undefined) throw new Refusal('The content has problems. Correct them first.');
      const all = findOccurrences(site, words, replacement);
      return {
        occurrences: all.slice(0, mostShown).map((occurrence) => {
          const entry = entryInFile(site, occurrence.place.file);
          const [page] = entry === undefined ? [] : shownOn(site, entry);
          return page === undefined ? occurrence : { ...occurrence, page };
        }),
        more: Math.max(0, all.length - mostShown),
      };
    },
    'POST /replace': async (request) =>
      replaceChosen(root, editor, await readBody(request, replaceForms.replace)),
  };
}

/** Replaces the selected occurrences, or none: throws a refusal when the check finds a problem in the result. */
export async function replaceChosen(
  root: string,
  editor: ContentEditor,
  { chosen, ...replacing }: Replacing & { chosen: readonly Chosen[] },
): Promise<Replaced> {
  const byFile = Map.groupBy(chosen, ({ place }) => place.file);
  const edits = await Promise.all([...byFile].map(([file, each]) => editOf(root, file, each, replacing)));
  return { files: await editor.saveAll(edits), count: chosen.length };
}

const isGone = (file: string) =>
  new Refusal(`${file} has changed since you searched. Nothing was replaced: search again.`);

/** The changes of one file, with each value once. */
async function editOf(root: string, file: string, chosen: readonly Chosen[], replacing: Replacing) {
  const { source, version } = await readFromDisk(root, file);
  const { values, body } = splitFrontmatter({ ...source, text: plainLines(source.text) });
  const byPlace = Map.groupBy(chosen, ({ place }) => JSON.stringify(place));
  const changes = [...byPlace.values()].flatMap((each): Change[] => {
    const [first] = each;
    if (first === undefined) return [];
    const { place } = first;
    const text = place.body ? body.trim() : valueAt(values, place.path);
    const offsets = each.map(({ at }) => at);
    const words =
      typeof text === 'string' ? replaceIn(text, replacing.words, replacing.replacement, offsets) : undefined;
    if (words === undefined) throw isGone(file);
    return [{ place, words }];
  });
  return { version, changes };
}
