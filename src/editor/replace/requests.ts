/** Finds words in all content and replaces the selected occurrences, all or none. */
import { findEntryInFile } from '#content/site.ts';
import { getValue } from '#content/fields/schema-parts.ts';
import { normalizeLines, splitFrontmatter } from '#content/source/frontmatter.ts';
import type { ContentApi } from '#editor/api/content-api.ts';
import type { SaverContext } from '#editor/api/saver.ts';
import type { ProposedChange, FieldAt } from '#editor/contract.ts';
import { readFromDisk } from '#editor/api/disk.ts';
import { AuthorError } from '#editor/author-error.ts';
import { findPagesShowing } from '#editor/api/shown.ts';
import type { SearchResult, Replaced } from './contract.ts';
import { findOccurrences, replaceIn } from './occurrences.ts';

const maxListedMatches = 200;

type Replacing = { words: string; replacement: string };
type Chosen = { place: FieldAt; at: number };

export function findAll({ site: siteNow }: SaverContext, { words, replacement }: Replacing): SearchResult {
  const site = siteNow();
  if (site === undefined) throw new AuthorError('The content has errors. Fix them first.');
  const all = findOccurrences(site, words, replacement);
  return {
    occurrences: all.slice(0, maxListedMatches).map((occurrence) => {
      const entry = findEntryInFile(site, occurrence.place.file);
      const [page] = entry === undefined ? [] : findPagesShowing(site, entry);
      return page === undefined ? occurrence : { ...occurrence, page };
    }),
    more: Math.max(0, all.length - maxListedMatches),
  };
}

/** Replaces the chosen occurrences, or none: throws an AuthorError when the check finds an error in the result. */
export async function replaceChosen(
  { preview: { root }, saveAll }: Pick<ContentApi, 'preview' | 'saveAll'>,
  { chosen, ...replacing }: Replacing & { chosen: readonly Chosen[] },
): Promise<Replaced> {
  const byFile = Map.groupBy(chosen, ({ place }) => place.file);
  const edits = await Promise.all([...byFile].map(([file, each]) => editOf(root, file, each, replacing)));
  return { files: await saveAll(edits), count: chosen.length };
}

const isGone = (file: string) =>
  new AuthorError(`${file} has changed since you searched. Nothing was replaced: search again.`);

/** The changes of one file, with each value once. */
async function editOf(root: string, file: string, chosen: readonly Chosen[], replacing: Replacing) {
  const { source, version } = await readFromDisk(root, file);
  const { values, body } = splitFrontmatter({ ...source, text: normalizeLines(source.text) });
  const byPlace = Map.groupBy(chosen, ({ place }) => JSON.stringify(place));
  const changes = [...byPlace.values()].flatMap((each): ProposedChange[] => {
    const [first] = each;
    if (first === undefined) return [];
    const { place } = first;
    const text = place.body ? body.trim() : getValue(values, place.path);
    const offsets = each.map(({ at }) => at);
    const replaced =
      typeof text === 'string' ? replaceIn(text, replacing.words, replacing.replacement, offsets) : undefined;
    if (replaced === undefined) throw isGone(file);
    return [{ place, newText: replaced }];
  });
  return { version, changes };
}
