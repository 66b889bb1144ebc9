import { getLanguage } from '#content/languages/languages.ts';
import { listTranslatedPages } from '#content/routes/translations.ts';
import { findEntryInFile } from '#content/site.ts';
import type { AnyEntry, Site } from '#practice/site.ts';
import { AuthorError } from '../author-error.ts';
import type { Responses, RequestBodies } from '../contract.ts';
import { buildApproval } from './approval.ts';
import { listChoices } from './choices.ts';
import { readFromDisk } from './disk.ts';
import { checkEntry, readEntry } from './entry.ts';
import { renameEntry, startTranslation } from './files.ts';
import { savePicture } from './picture.ts';
import { requireSite } from './saver.ts';
import type { Saver, SaverContext } from './saver.ts';
import { recordTranslated } from './translation.ts';

type ContentApi = {
  [Name in keyof RequestBodies]: (body: RequestBodies[Name]) => Responses[Name] | Promise<Responses[Name]>;
};

/** Creates the functions that read, check and write content for the editors of one preview. */
export function createContentApi(preview: SaverContext, saver: Saver): ContentApi {
  return {
    listChoices: ({ kind, language }) =>
      listChoices(requireSite(preview), kind, language === undefined ? undefined : getLanguage({ language })),
    readEntry: (request) => readEntry(preview, request),
    check: (request) => checkEntry(preview, request),
    save: saver.save,
    undo: saver.undo,
    remove: saver.remove,
    rename: (request) => renameEntry(preview, saver, request),
    translate: (request) => startTranslation(preview, request),
    savePicture: (request) => savePicture(preview.root, request),
    approve: async ({ file, ...approval }) => {
      const { site, entry, version } = await readEntryOnDisk(preview, file);
      return await saver.save({ file, version, changes: buildApproval(entry, site, approval) });
    },
    markTranslated: async ({ file }) => {
      const { site, entry, version } = await readEntryOnDisk(preview, file);
      const pages = listTranslatedPages(site);
      const translatedPage = pages.find((page) => page.entry === entry);
      if (translatedPage === undefined) throw new AuthorError('This page isn’t a translation.');
      // `pages` includes this page with its old hash, because an undo needs the source text stored under that hash.
      const changes = [await recordTranslated(preview.root, translatedPage, pages)];
      return await saver.save({ file, version, changes });
    },
  };
}

/** Reads the entry of a file as it is on disk. */
async function readEntryOnDisk(
  { root, check }: SaverContext,
  file: string,
): Promise<{ site: Site; entry: AnyEntry; version: string }> {
  const { source, version } = await readFromDisk(root, file);
  const { site } = check([source]);
  const entry = site && findEntryInFile(site, file);
  if (site === undefined || entry === undefined)
    throw new AuthorError('The content has errors. Fix them first, then try again.');
  return { site, entry, version };
}
