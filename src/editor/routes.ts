/** All routes below `/edit`. */
import { html } from 'hono/html';
import * as z from 'zod';
import { createContentApi } from './api/content-api.ts';
import { startEntry } from './api/files.ts';
import { postRoute } from './api/router.ts';
import type { Route } from './api/router.ts';
import { createSaver } from './api/saver.ts';
import type { SaverContext } from './api/saver.ts';
import { formRoute } from './author-parts.ts';
import { requestSchemas } from './contract.ts';
import type { RequestBodies } from './contract.ts';
import { leadsRoute } from './leads/requests.ts';
import { publishingRoutes } from './publishing/requests.ts';
import { buildFormUrl } from './reference/form-url.ts';
import { replaceRoutes } from './replace/requests.ts';

const newFileSchema = z.strictObject({ kind: z.string().max(40), name: z.string().max(200) });
/** 25 MB in Base64. */
const maxPictureBytes = 35_000_000;

export function createEditRoutes(preview: SaverContext): Route[] {
  const saver = createSaver(preview);
  const content = createContentApi(preview, saver);
  const route = <Name extends keyof RequestBodies>(name: Name, maxBytes?: number) => {
    const schema: z.ZodType = requestSchemas[name];
    const handle: (body: RequestBodies[Name]) => unknown = content[name];
    return postRoute(`/${name}`, schema, (body) => handle(body as RequestBodies[Name]), maxBytes);
  };
  return [
    ...(Object.keys(requestSchemas) as (keyof RequestBodies)[]).map((name) =>
      route(name, name === 'picture' ? maxPictureBytes : undefined),
    ),
    formRoute('/author/approve', requestSchemas.approve, async (approval) => {
      await content.approve(approval);
      return { status: html`Marked as reviewed, as of today.`, isChanged: true };
    }),
    formRoute('/files/new', newFileSchema, async (entry) => {
      const { file } = await startEntry(preview, entry);
      return { url: buildFormUrl(file) };
    }),
    leadsRoute(preview.root, () => preview.site()?.now ?? new Date()),
    ...replaceRoutes(preview, saver),
    ...publishingRoutes(preview),
  ];
}
