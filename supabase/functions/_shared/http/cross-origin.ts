/** CORS: pages of other sites can't call the functions. */
import { idempotencyKeyHeader, statusCodes } from '../forms/protocol.ts';

/** The headers of supabase-js (a test compares them with the library's list), and our own. */
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

export type OriginPolicy = {
  isOriginAllowed: (origin: string, request: Request) => boolean;
  /** Whether a rejected origin may be the site's own. */
  resemblesSite: (origin: string) => boolean;
};

type Cors = { isAllowed: boolean; headers: Record<string, string> };

/**
 * Builds the CORS headers. A request without `Origin` is not from another site's page: browsers always send it with
 * POST.
 */
export function buildCors(request: Request, { isOriginAllowed }: OriginPolicy): Cors {
  const origin = request.headers.get('origin');
  if (origin === null) {
    return { isAllowed: request.headers.get('sec-fetch-site') !== 'cross-site', headers: { vary: 'origin' } };
  }
  if (!isOriginAllowed(origin, request)) return { isAllowed: false, headers: { vary: 'origin' } };
  return {
    isAllowed: true,
    headers: {
      vary: 'origin',
      'access-control-allow-origin': origin,
      'access-control-expose-headers': 'retry-after',
    },
  };
}

/** Responds to a CORS preflight. Browsers cache the response for two hours. */
export function respondToPreflight(cors: Cors): Response {
  if (!cors.isAllowed) return new Response(null, { status: statusCodes.crossOrigin, headers: cors.headers });
  return new Response(null, {
    status: 204,
    headers: {
      ...cors.headers,
      'access-control-allow-methods': 'POST',
      'access-control-allow-headers': allowedHeaders.join(', '),
      'access-control-max-age': '7200',
    },
  });
}
