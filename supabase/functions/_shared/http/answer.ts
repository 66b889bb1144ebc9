/** Answers for programs: JSON, never cached, never sniffed. */

export const commonHeaders = {
  'cache-control': 'no-store',
  'x-content-type-options': 'nosniff',
  'referrer-policy': 'no-referrer',
} as const;

/** For a program or our own script. `headers` come last, and take the place of the common ones. */
export function jsonAnswer(
  status: number,
  body: Record<string, unknown>,
  headers: Record<string, string> = {},
): Response {
  return new Response(JSON.stringify(body), {
    status,
    headers: { 'content-type': 'application/json; charset=utf-8', ...commonHeaders, ...headers },
  });
}

/** Sends a browser on with GET, whatever it asked with: a reload of what it sees then posts nothing again. */
export function seeOther(location: string): Response {
  return new Response(null, { status: 303, headers: { location, ...commonHeaders } });
}
