/** All requests below `/edit`. */
import { html } from 'hono/html';
import * as z from 'zod';
import { createContentApi } from './api/content-api.ts';
import { savePicture } from './api/picture.ts';
import { getRoute, postRoute } from './api/router.ts';
import type { Route } from './api/router.ts';
import type { SaverContext } from './api/saver.ts';
import { choicesQuery, posted } from './contract.ts';
import { entryForms, entryQuery } from './entry/contract.ts';
import { listFiles, renameEntry, startEntry, startTranslation } from './entry-form/requests.ts';
import { formRoute } from './author-parts.ts';
import { leadsRoute } from './leads/requests.ts';
import { publishingRoutes } from './publishing/requests.ts';
import { replaceRoutes } from './replace/requests.ts';

const nothing = z.object({});
/** 25 MB in Base64. */
const maxPictureBytes = 35_000_000;

export function editRoutes(preview: SaverContext): Route[] {
  const { root } = preview;
  const content = createContentApi(preview);
  return [
    getRoute('/choices', choicesQuery, ({ kind, language }) => content.choices(kind, language)),
    postRoute('/save', posted.save, content.save),
    postRoute('/undo', posted.undo, content.undo),
    postRoute('/approve', posted.approve, content.approve),
    postRoute('/translated', posted.translated, content.translated),
    postRoute('/remove', posted.remove, content.remove),
    postRoute('/picture', posted.picture, async (picture) => savePicture(root, picture), maxPictureBytes),

    getRoute('/files', nothing, () => listFiles(content)),
    getRoute('/entry', entryQuery, async ({ page, ...opening }) => content.read(opening, page)),
    postRoute('/entry/check', entryForms.check, content.check),
    postRoute('/entry/save', entryForms.save, content.saveEntry),
    postRoute('/entry/new', entryForms.new, async (entry) => startEntry(preview, entry)),
    postRoute('/entry/translate', entryForms.translate, async (page) => startTranslation(preview, page)),
    postRoute('/entry/rename', entryForms.rename, async (entry) => renameEntry(content, entry)),

    formRoute('/author/approve', posted.approve, async (review) => {
      await content.approve(review);
      return { status: html`Marked as reviewed, as of today.` };
    }),
    leadsRoute(root, () => preview.site()?.now ?? new Date()),
    ...replaceRoutes(content),
    ...publishingRoutes(preview),
  ];
}
