export const commonHeaders = {
  'cache-control': 'no-store',
  'x-content-type-options': 'nosniff',
  'referrer-policy': 'no-referrer',
} as const;

/** Creates a JSON response. `headers` override the common ones. */
export function createJsonResponse(
  status: number,
  body: unknown,
  headers: Record<string, string> = {},
): Response {
  return new Response(JSON.stringify(body), {
    status,
    headers: { 'content-type': 'application/json; charset=utf-8', ...commonHeaders, ...headers },
  });
}

/** Rejects a request with JSON. */
export function rejectAsJson(status: number, error: string, headers?: Record<string, string>): Response {
  return createJsonResponse(status, { success: false, error }, headers);
}

/** Redirects with GET, so that a reload doesn't post again. */
export function redirectTo(location: string): Response {
  return new Response(null, { status: 303, headers: { location, ...commonHeaders } });
}
