/** All requests below `/edit`. */
import * as z from 'zod';
import { createContentApi } from './api/content-api.ts';
import { savePicture } from './api/picture.ts';
import { get, post } from './api/router.ts';
import type { Route } from './api/router.ts';
import type { Preview } from './api/saver.ts';
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

export function editRoutes(preview: Preview): Route[] {
  const { root } = preview;
  const content = createContentApi(preview);
  const publishing = publishingRequests(preview);
  const now = () => preview.site()?.now ?? new Date();
  return [
    get('/value', valueQuery, async ({ file, path = [], body, page }) =>
      content.read({ file, path, ...(body && { body: true }) }, page),
    ),
    get('/choices', choicesQuery, ({ kind, language }) => content.choices(kind, language)),
    post('/check', posted.check, content.check),
    post('/save', posted.save, content.save),
    post('/undo', posted.undo, content.undo),
    post('/approve', posted.approve, content.approve),
    post('/translated', posted.translated, content.translated),
    post('/remove', posted.remove, content.remove),
    post('/picture', posted.picture, async (picture) => savePicture(root, picture), maxPictureBytes),

    get('/files', nothing, () => allFiles(content)),
    get('/entry', entryQuery, async ({ file }) => readEntryForm(preview, file)),
    post('/entry/check', entryForms.check, async (entry) => checkEntry(preview, entry)),
    post('/entry/save', entryForms.save, async (entry) => saveEntry(content, entry)),
    post('/entry/new', entryForms.new, async (entry) => startEntry(preview, entry)),
    post('/entry/translate', entryForms.translate, async (page) => startTranslation(preview, page)),
    post('/entry/rename', entryForms.rename, async (entry) => renameEntry(content, entry)),

    post('/occurrences', replaceForms.find, (words) => findAll(preview, words)),
    post('/replace', replaceForms.replace, async (chosen) => replaceChosen(content, chosen)),

    post('/leads', leadsForms.list, async (access) => listOpenLeads(root, access, now())),
    post('/leads/handled', leadsForms.handled, async (lead) => markHandled(root, lead)),
    post('/leads/export', leadsForms.export, async (wanted) => exportCsv(root, wanted)),

    get('/changes', nothing, publishing.changes),
    post('/proposals', publishingForms.proposals, publishing.proposals),
    post('/send', publishingForms.send, publishing.send),
    post('/publish', publishingForms.publish, publishing.publish),
    post('/newest', publishingForms.newest, publishing.newest),
  ];
}
