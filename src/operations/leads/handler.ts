/** Serves the local server's leads through the same API as a Supabase project. Responds with 404 if the token is wrong. */
import * as z from 'zod/mini';
import { maxBodyBytes } from '#forms/protocol.ts';
import type { Handler } from '#functions/handlers/services.ts';
import { parseValues, readBody } from '#functions/http/body.ts';
import { createJsonResponse, rejectAsJson } from '#functions/http/json-response.ts';
import { secretsMatch } from '#functions/http/secrets.ts';
import type { Store, StoreFunction } from '#functions/store/store.ts';

export const leadsPath = '/rest/v1/rpc/';

const allowedFunctions: ReadonlySet<string> = new Set<StoreFunction>([
  'list_leads',
  'show_lead',
  'mark_handled',
  'erase_lead',
  'health',
  'daily_stats',
]);

const bodySchema = z.object({ p: z.record(z.string(), z.unknown()) });

/** Creates the handler for `POST /rest/v1/rpc/<function>`, whose body contains the function's argument, as in `{"p": {}}`. */
export function createLeadsHandler(store: Store, token: string): Handler {
  return async (request) => {
    const name = new URL(request.url).pathname.slice(leadsPath.length);
    const isAuthorized = secretsMatch(request.headers.get('apikey') ?? '', token);
    if (request.method !== 'POST' || !isAllowed(name) || !isAuthorized) return rejectAsJson(404, 'Not found');
    const body = await readBody(request, maxBodyBytes);
    const parsed = bodySchema.safeParse(body.ok ? parseValues(body.text, false) : undefined);
    if (!parsed.success) return rejectAsJson(400, 'Invalid body');
    // The client must not reuse a connection that the server may be about to close.
    return createJsonResponse(200, await store.call(name, parsed.data.p), { connection: 'close' });
  };
}

function isAllowed(name: string): name is StoreFunction {
  return allowedFunctions.has(name);
}
