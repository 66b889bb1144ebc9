/** All routes below `/edit`. */
import { html } from 'hono/html';
import * as z from 'zod';
import { createContentApi } from './api/content-api.ts';
import { startEntry } from './api/files.ts';
import { addPostRoute, createRouter } from './api/router.ts';
import type { Router } from './api/router.ts';
import { createSaver } from './api/saver.ts';
import type { SaverContext } from './api/saver.ts';
import { addFormRoute } from './author-parts.ts';
import { requestSchemas } from './contract.ts';
import type { RequestBodies } from './contract.ts';
import { addLeadsRoute } from './leads/requests.ts';
import { addPublishingRoutes } from './publishing/requests.ts';
import { buildFormUrl } from './reference/form-url.ts';
import { addReplaceRoutes } from './replace/requests.ts';

const newFileSchema = z.strictObject({ kind: z.string().max(40), name: z.string().max(200) });
/** A picture of 25 MB in Base64. */
const maxPictureRequestBytes = 35_000_000;

export function createEditRouter(preview: SaverContext): Router {
  const router = createRouter();
  const saver = createSaver(preview);
  const content = createContentApi(preview, saver);
  for (const name of Object.keys(requestSchemas) as (keyof RequestBodies)[]) {
    const schema: z.ZodType = requestSchemas[name];
    const maxBytes = name === 'savePicture' ? maxPictureRequestBytes : undefined;
    // The schema guarantees the type of the body.
    addPostRoute(router, `/${name}`, schema, content[name] as (body: unknown) => unknown, maxBytes);
  }
  addFormRoute(router, '/author/approve', requestSchemas.approve, async (approval) => {
    await content.approve(approval);
    return { statusHtml: html`Marked as reviewed today.`, isChanged: true };
  });
  addFormRoute(router, '/files/new', newFileSchema, async (entry) => {
    const { file } = await startEntry(preview, entry);
    return { url: buildFormUrl(file) };
  });
  addLeadsRoute(router, preview.root, () => preview.site()?.now ?? new Date());
  addReplaceRoutes(router, preview, saver);
  addPublishingRoutes(router, preview);
  return router;
}
