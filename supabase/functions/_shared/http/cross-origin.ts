/** Which pages may call: those of the site, and nobody else's. */
import { idempotencyKeyHeader, statusOf } from '../forms/protocol.ts';

/** Every header that the client library sends on its own (a test compares this with the library's list), and ours. */
export const allowedHeaders = [
  'authorization',
  'x-client-info',
  'apikey',
  'content-type',
  'x-retry-count',
  'traceparent',
  'tracestate',
  'baggage',
  'x-supabase-api-version',
  'x-region',
  idempotencyKeyHeader,
];

export type Callers = {
  /** True for an `Origin` that may call. */
  originAllowed: (origin: string, request: Request) => boolean;
  /** True for an `Origin` that could be the site's, at an address that is not allowed. */
  bearsSiteName: (origin: string) => boolean;
};

type Crossing = { allowed: boolean; headers: Record<string, string> };

/** A request without an `Origin` comes from no page of another site: browsers always send it with a POST. */
export function crossing(request: Request, { originAllowed }: Callers): Crossing {
  const origin = request.headers.get('origin');
  if (origin === null) {
    return { allowed: request.headers.get('sec-fetch-site') !== 'cross-site', headers: { vary: 'origin' } };
  }
  if (!originAllowed(origin, request)) return { allowed: false, headers: { vary: 'origin' } };
  return {
    allowed: true,
    headers: {
      vary: 'origin',
      'access-control-allow-origin': origin,
      'access-control-expose-headers': 'retry-after',
    },
  };
}

/** The answer to OPTIONS (Fetch standard, CORS preflight), which browsers may remember for two hours. */
export function preflight(cross: Crossing): Response {
  if (!cross.allowed) return new Response(null, { status: statusOf.crossOrigin, headers: cross.headers });
  return new Response(null, {
    status: 204,
    headers: {
      ...cross.headers,
      'access-control-allow-methods': 'POST',
      'access-control-allow-headers': allowedHeaders.join(', '),
      'access-control-max-age': '7200',
    },
  });
}
