import { getLanguage } from '#content/languages/languages.ts';
import { listTranslatedPages } from '#content/routes/translations.ts';
import { findEntryInFile } from '#content/site.ts';
import type { AnyEntry, Site } from '#practice/site.ts';
import { buildApproval, describeStaleTranslations } from './approval.ts';
import { listChoices } from './choices.ts';
import type { Posted } from '../contract.ts';
import type { EntryRequests } from '../entry/contract.ts';
import { readFromDisk } from './disk.ts';
import { checkEntry, readEntry, saveEntry } from './entry.ts';
import type { Opening } from './entry.ts';
import { createSaver, formatProblem } from './saver.ts';
import type { SaverContext } from './saver.ts';
import { AuthorError } from '../author-error.ts';
import { recordTranslated, buildStamp, findUntranslatedText } from './translation.ts';

export type ContentApi = ReturnType<typeof createContentApi>;

/** Reads, checks and writes content for the editors of one preview. */
export function createContentApi(preview: SaverContext) {
  const saver = createSaver(preview);
  return {
    ...saver,
    preview,
    /** `page` is the address of the page where the author clicked the value. */
    read: (opening: Opening, page?: string) => readEntry(preview, opening, page),
    /** Checks new values. Nothing is written. */
    check: (request: EntryRequests['check']) => checkEntry(preview, request),
    saveEntry: (request: EntryRequests['save']) => saveEntry(preview, saver, request),
    choices: (kind: string, language?: string) => {
      const site = preview.site();
      if (site === undefined) throw new AuthorError('The content has errors. Fix them first.');
      return listChoices(site, kind, language === undefined ? undefined : getLanguage({ language }));
    },
    /** Records that an attorney approved the current text of a file. */
    approve: async ({ file, by, keepTranslations = false }: Posted['approve']) => {
      const { site, entry, version } = await readEntryOnDisk(preview, file);
      const old = describeStaleTranslations(entry);
      if (old !== undefined && !keepTranslations)
        throw new AuthorError(
          `Nothing was recorded. The English text has changed, and ${old}. Update them first.`,
        );
      return await saver.save({ version, changes: buildApproval(entry, site, by) });
    },
    /** Records that a translation matches the current text of its source. */
    translated: async ({ file }: Posted['translated']) => {
      const { site, entry, version } = await readEntryOnDisk(preview, file);
      const pages = listTranslatedPages(site);
      const translatedPage = pages.find((page) => page.entry === entry);
      if (translatedPage === undefined) throw new AuthorError('This page isn’t a translation.');
      const problem = findUntranslatedText(translatedPage.entry);
      if (problem !== undefined)
        throw new AuthorError(formatProblem('Nothing was recorded.', problem), [problem]);
      // An undo still needs what was stored for the earlier state.
      const usedHashes = pages.map(({ hash }) => hash);
      await recordTranslated(preview.root, translatedPage.source, usedHashes);
      return await saver.save({
        version,
        changes: [buildStamp(translatedPage.entry, translatedPage.source)],
      });
    },
  };
}

/** The entry of a file as it is on disk. */
async function readEntryOnDisk(
  { root, check }: SaverContext,
  file: string,
): Promise<{ site: Site; entry: AnyEntry; version: string }> {
  const { source, version } = await readFromDisk(root, file);
  const { site } = check([source]);
  const entry = site && findEntryInFile(site, file);
  if (site === undefined || entry === undefined)
    throw new AuthorError('The content has errors. Fix them first, then record this.');
  return { site, entry, version };
}
