import { languageOf } from '#content/languages/languages.ts';
import { translatedPages } from '#content/routes/translations.ts';
import { entryInFile } from '#content/site.ts';
import type { AnyEntry, Site } from '#practice/site.ts';
import { sourceOf } from '#content/source/positions.ts';
import { approval, oldTranslationsOf } from './approval.ts';
import { aroundValue } from './around.ts';
import { choicesOf } from './choices.ts';
import type { Checked, Choice, FieldAt, Posted, SaveAnswer, EditableValue } from '../contract.ts';
import { describeValue } from './describe-value.ts';
import { findFile, readFromDisk } from './disk.ts';
import { createSaver, sentenceOf } from './saver.ts';
import type { SaverContext, Saver } from './saver.ts';
import { Refusal } from '../refusal.ts';
import { htmlOf } from './shown.ts';
import { recordTranslated, staleTranslation, translationStamp, untranslatedIn } from './translation.ts';
import { linesOf, newProblems, problemsIn } from './value-problems.ts';
import { changedText } from '../writer/change-file.ts';

/** Reads, checks and writes content for the editors of one preview. */
export type ContentApi = Saver & {
  preview: SaverContext;
  /** `page` is the address of the page where the author clicked the value. */
  read: (place: FieldAt, page?: string) => Promise<EditableValue>;
  /** Checks a new value. Nothing is written. */
  check: (request: Posted['check']) => Promise<Checked>;
  choices: (kind: string, language?: string) => Choice[];
  /** Records that an attorney approved the current text of a file. */
  approve: (request: Posted['approve']) => Promise<SaveAnswer>;
  /** Records that a translation matches the current text of its source. */
  translated: (request: Posted['translated']) => Promise<SaveAnswer>;
};

export function createContentApi(preview: SaverContext): ContentApi {
  const saver = createSaver(preview);
  return {
    ...saver,
    preview,
    read: async (place, page = '') => await readValue(preview, place, page),
    check: async (request) => await checkValue(preview, request),
    choices: (kind, language) => {
      const site = preview.site();
      if (site === undefined) throw new Refusal('The content has errors. Fix them first.');
      return choicesOf(site, kind, language === undefined ? undefined : languageOf({ language }));
    },
    approve: async ({ file, by, keepTranslations = false }) => {
      const { site, entry, version } = await readEntry(preview, file);
      const old = oldTranslationsOf(entry);
      if (old !== undefined && !keepTranslations)
        throw new Refusal(
          `Nothing was recorded. The English text has changed, and ${old}. Update them first.`,
        );
      return await saver.save({ version, changes: approval(entry, site, by) });
    },
    translated: async ({ file }) => {
      const { site, entry, version } = await readEntry(preview, file);
      const pages = translatedPages(site);
      const found = pages.find((page) => page.entry === entry);
      if (found === undefined) throw new Refusal('This page isn’t a translation.');
      const problem = untranslatedIn(found.entry);
      if (problem !== undefined) throw new Refusal(sentenceOf('Nothing was recorded.', problem), [problem]);
      // An undo still needs what was stored for the earlier state.
      const usedHashes = pages.map(({ hash }) => hash);
      await recordTranslated(preview.root, found.source, usedHashes);
      return await saver.save({ version, changes: [translationStamp(found.entry, found.source)] });
    },
  };
}

async function readValue(preview: SaverContext, requested: FieldAt, page: string): Promise<EditableValue> {
  const { root, latest } = preview;
  const site = preview.site();
  const place = placeOfValue(requested, site);
  const file = await readFromDisk(root, place.file);
  const entry = site && entryInFile(site, place.file);
  const translation = site && entry && staleTranslation(entry, site, root);
  const around = aroundValue(site, page, place);
  const lists = around.lists.map(async (each) => ({
    ...each,
    // Null when the file was deleted while an error in another file hides that from the preview.
    version: (await findFile(root, each.list.file))?.version ?? null,
  }));
  return {
    ...describeValue(place, file, site, latest().problems),
    ...(translation && { translation }),
    ...around,
    lists: await Promise.all(lists),
  };
}

/** A value that a county omits comes from the file of defaults. */
function placeOfValue(place: FieldAt, site: Site | undefined): FieldAt {
  const entry = site && entryInFile(site, place.file);
  if (entry === undefined || place.body) return place;
  return { ...place, file: sourceOf(entry.frontmatter, place.path).file };
}

async function checkValue(
  { root, check, latest, site }: SaverContext,
  { place, words, also = [] }: Posted['check'],
): Promise<Checked> {
  const { source } = await readFromDisk(root, place.file);
  const changed = { ...source, text: changedText(source, [{ place, words }, ...also]) };
  const loaded = check([changed]);
  const own = problemsIn(loaded.problems, place.file, linesOf(changed, place));
  const caused = newProblems(latest().problems, loaded.problems);
  const shown = loaded.site ?? site();
  const html = shown && htmlOf(place, words, shown);
  return { problems: [...new Set([...own, ...caused])], ...(html !== undefined && { html }) };
}

/** The entry of a file as it is on disk. */
async function readEntry(
  { root, check }: SaverContext,
  file: string,
): Promise<{ site: Site; entry: AnyEntry; version: string }> {
  const { source, version } = await readFromDisk(root, file);
  const { site } = check([source]);
  const entry = site && entryInFile(site, file);
  if (site === undefined || entry === undefined)
    throw new Refusal('The content has errors. Fix them first, then record this.');
  return { site, entry, version };
}
