/** Serves `npm run leads` from the running server. Responds with 404 without the correct token. */
import { maxBodyBytes } from '#forms/protocol.ts';
import type { Handler } from '#functions/handlers/services.ts';
import { parseValues, readBody } from '#functions/http/body.ts';
import { createJsonResponse } from '#functions/http/json-response.ts';
import { secretsMatch } from '#functions/http/secrets.ts';
import type { Store, StoreFunction } from '#functions/store/store.ts';

export const leadsPath = '/local/leads/';

const allowedFunctions: ReadonlySet<string> = new Set<StoreFunction>([
  'list_leads',
  'show_lead',
  'mark_handled',
  'erase_lead',
  'health',
  'daily_stats',
  'resend_failed',
]);

/** Creates the handler for `POST /local/leads/<function>`, whose body is the function's argument as JSON. */
export function createLeadsHandler(store: Store, token: string): Handler {
  return async (request) => {
    const name = new URL(request.url).pathname.slice(leadsPath.length);
    const authorization = request.headers.get('authorization') ?? '';
    const isAuthorized = secretsMatch(authorization, `Bearer ${token}`);
    if (request.method !== 'POST' || !isAllowed(name) || !isAuthorized) {
      return createJsonResponse(404, { success: false });
    }
    const body = await readBody(request, maxBodyBytes);
    const argument = body.ok ? parseValues(body.text, false) : undefined;
    if (argument === undefined) return createJsonResponse(400, { success: false });
    return createJsonResponse(200, { result: await store.call(name, argument) });
  };
}

function isAllowed(name: string): name is StoreFunction {
  return allowedFunctions.has(name);
}
