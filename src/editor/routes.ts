/** All requests below `/edit`. */
import { html } from 'hono/html';
import * as z from 'zod';
import { createContentApi } from './api/content-api.ts';
import { startEntry } from './api/files.ts';
import { postRoute } from './api/router.ts';
import type { Route } from './api/router.ts';
import { createSaver } from './api/saver.ts';
import type { SaverContext } from './api/saver.ts';
import { formRoute } from './author-parts.ts';
import { posted } from './contract.ts';
import type { Posted } from './contract.ts';
import { leadsRoute } from './leads/requests.ts';
import { publishingRoutes } from './publishing/requests.ts';
import { buildFormUrl } from './reference/form-address.ts';
import { replaceRoutes } from './replace/requests.ts';

const newFile = z.strictObject({ kind: z.string().max(40), name: z.string().max(200) });
/** 25 MB in Base64. */
const maxPictureBytes = 35_000_000;

export function editRoutes(preview: SaverContext): Route[] {
  const saver = createSaver(preview);
  const content = createContentApi(preview, saver);
  const route = <Name extends keyof Posted>(name: Name, maxBytes?: number) => {
    const schema: z.ZodType = posted[name];
    const handle: (body: Posted[Name]) => unknown = content[name];
    return postRoute(`/${name}`, schema, (body) => handle(body as Posted[Name]), maxBytes);
  };
  return [
    ...(Object.keys(posted) as (keyof Posted)[]).map((name) =>
      route(name, name === 'picture' ? maxPictureBytes : undefined),
    ),
    formRoute('/author/approve', posted.approve, async (review) => {
      await content.approve(review);
      return { status: html`Marked as reviewed, as of today.`, isChanged: true };
    }),
    formRoute('/files/new', newFile, async (entry) => {
      const { file } = await startEntry(preview, entry);
      return { url: buildFormUrl(file) };
    }),
    leadsRoute(preview.root, () => preview.site()?.now ?? new Date()),
    ...replaceRoutes(preview, saver),
    ...publishingRoutes(preview),
  ];
}
