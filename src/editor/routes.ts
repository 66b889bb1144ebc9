/** All requests below `/edit`. */
import * as z from 'zod';
import { createContentApi } from './api/content-api.ts';
import { savePicture } from './api/picture.ts';
import { get, handlePost } from './api/router.ts';
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
    get('/value', valueQuery, async ({ file, path = [], body, page }) =>
      content.read({ file, path, ...(body && { body: true }) }, page),
    ),
    get('/choices', choicesQuery, ({ kind, language }) => content.choices(kind, language)),
    handlePost('/check', posted.check, content.check),
    handlePost('/save', posted.save, content.save),
    handlePost('/undo', posted.undo, content.undo),
    handlePost('/approve', posted.approve, content.approve),
    handlePost('/translated', posted.translated, content.translated),
    handlePost('/remove', posted.remove, content.remove),
    handlePost('/picture', posted.picture, async (picture) => savePicture(root, picture), maxPictureBytes),

    get('/files', nothing, () => allFiles(content)),
    get('/entry', entryQuery, async ({ file }) => readEntryForm(preview, file)),
    handlePost('/entry/check', entryForms.check, async (entry) => checkEntry(preview, entry)),
    handlePost('/entry/save', entryForms.save, async (entry) => saveEntry(content, entry)),
    handlePost('/entry/new', entryForms.new, async (entry) => startEntry(preview, entry)),
    handlePost('/entry/translate', entryForms.translate, async (page) => startTranslation(preview, page)),
    handlePost('/entry/rename', entryForms.rename, async (entry) => renameEntry(content, entry)),

    handlePost('/occurrences', replaceForms.find, (words) => findAll(preview, words)),
    handlePost('/replace', replaceForms.replace, async (chosen) => replaceChosen(content, chosen)),

    handlePost('/leads', leadsForms.list, async (access) => listOpenLeads(root, access, now())),
    handlePost('/leads/handled', leadsForms.handled, async (lead) => markHandled(root, lead)),
    handlePost('/leads/export', leadsForms.export, async (wanted) => exportCsv(root, wanted)),

    get('/changes', nothing, publishing.changes),
    handlePost('/proposals', publishingForms.proposals, publishing.proposals),
    handlePost('/send', publishingForms.send, publishing.send),
    handlePost('/publish', publishingForms.publish, publishing.publish),
    handlePost('/newest', publishingForms.newest, publishing.newest),
  ];
}
