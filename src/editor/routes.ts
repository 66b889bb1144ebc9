/** All requests below `/edit`. */
import * as z from 'zod';
import { createContentApi } from './api/content-api.ts';
import { savePicture } from './api/picture.ts';
import { getRoute, postRoute } from './api/router.ts';
import type { Route } from './api/router.ts';
import type { SaverContext } from './api/saver.ts';
import { choicesQuery, posted, valueQuery } from './contract.ts';
import { entryForms, entryQuery } from './entry-form/contract.ts';
import {
  allFiles,
  checkEntry,
  readEntryForm,
  renameEntry,
  saveEntry,
  startEntry,
  startTranslation,
} from './entry-form/requests.ts';
import { leadsForms } from './leads/contract.ts';
import { exportCsv, listOpenLeads, markHandled } from './leads/requests.ts';
import { publishingForms } from './publishing/contract.ts';
import { publishingRequests } from './publishing/requests.ts';
import { replaceForms } from './replace/contract.ts';
import { findAll, replaceChosen } from './replace/requests.ts';

const nothing = z.object({});
/** 25 MB in Base64. */
const maxPictureBytes = 35_000_000;

export function editRoutes(preview: SaverContext): Route[] {
  const { root } = preview;
  const content = createContentApi(preview);
  const publishing = publishingRequests(preview);
  const now = () => preview.site()?.now ?? new Date();
  return [
    getRoute('/value', valueQuery, async ({ file, path = [], body, page }) =>
      content.read({ file, path, ...(body && { body: true }) }, page),
    ),
    getRoute('/choices', choicesQuery, ({ kind, language }) => content.choices(kind, language)),
    postRoute('/check', posted.check, content.check),
    postRoute('/save', posted.save, content.save),
    postRoute('/undo', posted.undo, content.undo),
    postRoute('/approve', posted.approve, content.approve),
    postRoute('/translated', posted.translated, content.translated),
    postRoute('/remove', posted.remove, content.remove),
    postRoute('/picture', posted.picture, async (picture) => savePicture(root, picture), maxPictureBytes),

    getRoute('/files', nothing, () => allFiles(content)),
    getRoute('/entry', entryQuery, async ({ file }) => readEntryForm(preview, file)),
    postRoute('/entry/check', entryForms.check, async (entry) => checkEntry(preview, entry)),
    postRoute('/entry/save', entryForms.save, async (entry) => saveEntry(content, entry)),
    postRoute('/entry/new', entryForms.new, async (entry) => startEntry(preview, entry)),
    postRoute('/entry/translate', entryForms.translate, async (page) => startTranslation(preview, page)),
    postRoute('/entry/rename', entryForms.rename, async (entry) => renameEntry(content, entry)),

    postRoute('/occurrences', replaceForms.find, (words) => findAll(preview, words)),
    postRoute('/replace', replaceForms.replace, async (chosen) => replaceChosen(content, chosen)),

    postRoute('/leads', leadsForms.list, async (access) => listOpenLeads(root, access, now())),
    postRoute('/leads/handled', leadsForms.handled, async (lead) => markHandled(root, lead)),
    postRoute('/leads/export', leadsForms.export, async (wanted) => exportCsv(root, wanted)),

    getRoute('/changes', nothing, publishing.changes),
    postRoute('/proposals', publishingForms.proposals, publishing.proposals),
    postRoute('/send', publishingForms.send, publishing.send),
    postRoute('/publish', publishingForms.publish, publishing.publish),
    postRoute('/newest', publishingForms.newest, publishing.newest),
  ];
}
