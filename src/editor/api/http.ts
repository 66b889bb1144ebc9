import { randomBytes, timingSafeEqual } from 'node:crypto';
import type { IncomingMessage, ServerResponse } from 'node:http';
import type * as z from 'zod';
import type { ContentEditor } from './content-editor.ts';
import { Refusal } from '../refusal.ts';
import { choicesQuery, posted, valueQuery } from '../contract.ts';

/** Only pages of this run receive it, so another site that can reach this server doesn't have it. */
export function newToken(): string {
  return randomBytes(32).toString('base64url');
}

const mostBytes = 1_000_000;
/** 25 MB in Base64. */
const mostOfPicture = 35_000_000;
const loopbackNames: ReadonlySet<string> = new Set(['localhost', '127.0.0.1', '[::1]']);
const loopbackAddress = /^(?:127\.|::1$|::ffff:127\.)/;

/** A response to a request that is rejected before the editor handles it. */
function denial(status: number, sentence: string): Refusal {
  return new Refusal(sentence, [], status);
}

type Route = (request: IncomingMessage, query: unknown) => Promise<unknown>;

/** Handlers by method and path below `/edit`. */
export type Routes = { readonly [route: string]: Route };

/** Content routes, for the panel and the forms. */
export function contentRoutes(editor: ContentEditor): Routes {
  return {
    'GET /value': async (_request, query) => {
      const { file, path = [], body, page } = readQuery(valueQuery, query);
      return await editor.value({ file, path, ...(body && { body: true }) }, page);
    },
    'GET /choices': async (_request, query) => {
      const { kind, language } = readQuery(choicesQuery, query);
      return editor.choices(kind, language);
    },
    'POST /check': async (request) => editor.check(await readBody(request, posted.check)),
    'POST /save': async (request) => editor.save(await readBody(request, posted.save)),
    'POST /undo': async (request) => editor.undo(await readBody(request, posted.undo)),
    'POST /approve': async (request) => editor.approve(await readBody(request, posted.approve)),
    'POST /translated': async (request) => editor.translated(await readBody(request, posted.translated)),
    'POST /picture': async (request) =>
      editor.picture(await readBody(request, posted.picture, mostOfPicture)),
    'POST /remove': async (request) => editor.remove(await readBody(request, posted.remove)),
  };
}

/** Answers requests below `/edit`, from pages of the preview only. */
export function editRequests(
  routes: Routes,
  token: string,
): (request: IncomingMessage, response: ServerResponse) => void {
  return (request, response) => {
    answer(routes, token, request).then(
      (found) => send(response, 200, found),
      (error: unknown) => {
        // Closes the connection instead of reading the rest of a body that is too long.
        if (!request.complete) response.setHeader('Connection', 'close');
        if (error instanceof Refusal)
          return send(response, error.status, { refused: error.message, problems: error.problems });
        console.error(error);
        const refused = 'This went wrong in the preview, and nothing was saved.';
        send(response, 500, { refused, problems: [] });
      },
    );
  };
}

async function answer(routes: Routes, token: string, request: IncomingMessage): Promise<unknown> {
  const { pathname, searchParams } = new URL(request.url ?? '/', 'http://localhost');
  refuseStrangers(request);
  const found = routes[`${request.method ?? ''} ${pathname}`];
  if (found === undefined) throw denial(404, 'There is nothing at this address.');
  if (request.method === 'POST') refuseForgery(request, token);
  return await found(request, Object.fromEntries(searchParams));
}

/** Rejects requests from another machine, for another host name (DNS rebinding), and from pages of other sites. */
function refuseStrangers({ headers, socket }: IncomingMessage): void {
  const { host = '', origin } = headers;
  if (!loopbackAddress.test(socket.remoteAddress ?? '') || !loopbackNames.has(host.replace(/:\d+$/, '')))
    throw denial(403, 'Only the preview on this computer may be asked this.');
  const site = headers['sec-fetch-site'] ?? 'same-origin';
  const isOwn = origin === undefined || origin === `http://${host}`;
  if (!isOwn || (site !== 'same-origin' && site !== 'none'))
    throw denial(403, 'Only pages of the preview may ask this.');
}

function refuseForgery({ headers }: IncomingMessage, token: string): void {
  if (headers.origin === undefined) throw denial(403, 'Only pages of the preview may ask this.');
  const given = Buffer.from(String(headers['x-edit-token'] ?? ''));
  const wanted = Buffer.from(token);
  if (given.length !== wanted.length || !timingSafeEqual(given, wanted))
    throw denial(
      403,
      'The preview was started anew since this page was loaded. Your words are still here: load the page again, and save.',
    );
  if (!/^application\/json(?:; *charset=utf-8)?$/i.test(headers['content-type'] ?? ''))
    throw denial(415, 'Only JSON is understood here.');
}

/** Parses the body of a request as JSON. Throws a refusal when it doesn't match the schema. */
export async function readBody<Body>(
  request: IncomingMessage,
  schema: z.ZodType<Body>,
  limit = mostBytes,
): Promise<Body> {
  const tooLong = denial(413, 'This is too much at once. Nothing was saved.');
  if (Number(request.headers['content-length'] ?? 0) > limit) throw tooLong;
  const chunks: Buffer[] = [];
  let length = 0;
  // Without this, the stream would destroy the socket before the response is sent.
  const rest: AsyncIterable<Buffer> = request.iterator({ destroyOnReturn: false });
  for await (const chunk of rest) {
    length += chunk.length;
    if (length > limit) throw tooLong;
    chunks.push(chunk);
  }
  try {
    return readQuery(
      schema,
      JSON.parse(new TextDecoder('utf-8', { fatal: true }).decode(Buffer.concat(chunks))),
    );
  } catch (error) {
    if (error instanceof Refusal) throw error;
    throw denial(400, 'This is not the JSON that is understood here.');
  }
}

export function readQuery<Form>(schema: z.ZodType<Form>, typed: unknown): Form {
  const { success, data } = schema.safeParse(typed);
  if (!success) throw denial(400, 'This question is not understood.');
  return data;
}

function send(response: ServerResponse, status: number, body: unknown): void {
  response.statusCode = status;
  response.setHeader('Content-Type', 'application/json; charset=utf-8');
  response.setHeader('Cache-Control', 'no-store');
  response.setHeader('X-Content-Type-Options', 'nosniff');
  response.end(JSON.stringify(body));
}
