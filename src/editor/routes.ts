/** All routes below `/edit`. */
import { html } from 'hono/html';
import * as z from 'zod';
import { createContentApi } from './api/content-api.ts';
import { startEntry } from './api/files.ts';
import { createPostRoute } from './api/router.ts';
import type { Route } from './api/router.ts';
import { createSaver } from './api/saver.ts';
import type { SaverContext } from './api/saver.ts';
import { createFormRoute } from './author-parts.ts';
import { requestSchemas } from './contract.ts';
import type { RequestBodies } from './contract.ts';
import { createLeadsRoute } from './leads/requests.ts';
import { createPublishingRoutes } from './publishing/requests.ts';
import { buildFormUrl } from './reference/form-url.ts';
import { createReplaceRoutes } from './replace/requests.ts';

const newFileSchema = z.strictObject({ kind: z.string().max(40), name: z.string().max(200) });
/** A picture of 25 MB in Base64. */
const maxPictureRequestBytes = 35_000_000;

export function createEditRoutes(preview: SaverContext): Route[] {
  const saver = createSaver(preview);
  const content = createContentApi(preview, saver);
  const route = <Name extends keyof RequestBodies>(name: Name, maxBytes?: number) => {
    const schema: z.ZodType = requestSchemas[name];
    const handle: (body: RequestBodies[Name]) => unknown = content[name];
    return createPostRoute(`/${name}`, schema, (body) => handle(body as RequestBodies[Name]), maxBytes);
  };
  return [
    ...(Object.keys(requestSchemas) as (keyof RequestBodies)[]).map((name) =>
      route(name, name === 'savePicture' ? maxPictureRequestBytes : undefined),
    ),
    createFormRoute('/author/approve', requestSchemas.approve, async (approval) => {
      await content.approve(approval);
      return { statusHtml: html`Marked as reviewed today.`, isChanged: true };
    }),
    createFormRoute('/files/new', newFileSchema, async (entry) => {
      const { file } = await startEntry(preview, entry);
      return { url: buildFormUrl(file) };
    }),
    createLeadsRoute(preview.root, () => preview.site()?.now ?? new Date()),
    ...createReplaceRoutes(preview, saver),
    ...createPublishingRoutes(preview),
  ];
}
