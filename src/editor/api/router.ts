/** The JSON API under `/edit` that the preview's pages call. Only pages of this preview may use it. */
import { timingSafeEqual } from 'node:crypto';
import type { HttpBindings } from '@hono/node-server';
import { getConnInfo } from '@hono/node-server/conninfo';
import { Hono } from 'hono';
import type { Context } from 'hono';
import { bodyLimit } from 'hono/body-limit';
import { HTTPException } from 'hono/http-exception';
import type * as z from 'zod';
import { getErrorCode } from '#content/source/content-files.ts';
import { AuthorError } from '../author-error.ts';
import { editToken } from './edit-token.ts';

type Env = { Bindings: HttpBindings };
export type Router = Hono<Env>;

const maxJsonBytes = 1_000_000;

/** Adds a route that receives and returns JSON. Rejects requests without the CSRF token, and bodies that don't match the schema or are too large. */
export function addPostRoute<Body>(
  router: Router,
  path: string,
  schema: z.ZodType<Body>,
  handle: (body: Body) => unknown,
  maxSize = maxJsonBytes,
): void {
  const limit = bodyLimit({
    maxSize,
    onError: () => {
      throw new HTTPException(413, { message: 'This request is too large. Nothing was saved.' });
    },
  });
  router.post(path, assertCsrfToken, limit, async (c) => {
    const { success, data } = schema.safeParse(await c.req.json().catch(() => undefined));
    if (!success)
      throw new HTTPException(400, { message: 'The preview can’t read this request. Reload the page.' });
    return c.json(await handle(data));
  });
}

/** Creates the router for `/edit`, without routes. */
export function createRouter(): Router {
  const router: Router = new Hono();
  router.use(async (c, next) => {
    c.header('Cache-Control', 'no-store');
    c.header('X-Content-Type-Options', 'nosniff');
    assertLocalRequest(c);
    await next();
  });
  router.notFound((c) => c.json({ error: 'This URL doesn’t exist.', problems: [] }, 404));
  router.onError((error, c) => {
    // Closes the connection instead of reading the rest of a body that is too long.
    if (!c.env.incoming.complete) c.header('Connection', 'close');
    if (error instanceof AuthorError) return c.json({ error: error.message, problems: error.problems }, 422);
    if (error instanceof HTTPException) return c.json({ error: error.message, problems: [] }, error.status);
    console.error(error);
    // Errors such as a full disk have a code, and a message that an author can understand.
    const reason = getErrorCode(error) === undefined ? '' : ` (${error.message})`;
    const message = `Nothing was saved, and your text is still here. Something went wrong in the preview${reason}.`;
    return c.json({ error: message, problems: [] }, 500);
  });
  return router;
}

const loopbackNames: ReadonlySet<string> = new Set(['localhost', '127.0.0.1', '[::1]']);
const loopbackPattern = /^(?:127\.|::1$|::ffff:127\.)/;
const foreignPageMessage = 'Only pages of the preview may send this.';

/** Rejects requests from another machine, for another host name (DNS rebinding), and from pages of other sites. */
function assertLocalRequest(c: Context<Env>): void {
  const { host = '', origin, 'sec-fetch-site': site = 'same-origin' } = c.req.header();
  const isLoopback =
    loopbackPattern.test(getConnInfo(c).remote.address ?? '') && loopbackNames.has(host.replace(/:\d+$/, ''));
  if (!isLoopback)
    throw new HTTPException(403, { message: 'Only the preview on this computer may send this.' });
  const isOwnPage = origin === undefined || origin === `http://${host}`;
  if (!isOwnPage || (site !== 'same-origin' && site !== 'none'))
    throw new HTTPException(403, { message: foreignPageMessage });
}

async function assertCsrfToken(c: Context<Env>, next: () => Promise<void>): Promise<void> {
  const { origin, 'x-edit-token': token = '', 'content-type': type = '' } = c.req.header();
  if (origin === undefined) throw new HTTPException(403, { message: foreignPageMessage });
  const [sentToken, expectedToken] = [Buffer.from(token), Buffer.from(editToken)];
  if (sentToken.length !== expectedToken.length || !timingSafeEqual(sentToken, expectedToken))
    throw new HTTPException(403, {
      message:
        'The preview was restarted after this page was loaded. Your text is still here: reload the page, and save.',
    });
  if (!/^application\/json(?:; *charset=utf-8)?$/i.test(type))
    throw new HTTPException(415, { message: 'Requests must be JSON.' });
  await next();
}
