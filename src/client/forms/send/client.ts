/** A separate file that must not import other code of the site, because a retry loads it under another URL. */
import { createClient } from '@supabase/supabase-js';
import type { SupabaseClient } from '@supabase/supabase-js';
import type { BookingConfig } from '../../published-data.ts';
import type { RawResponse } from './result.ts';

type FunctionCall = {
  config: BookingConfig;
  /** The function's name and its query. */
  address: string;
  headers: Record<string, string>;
  body: Record<string, unknown>;
};

const timeoutMs = 10_000;

let client: SupabaseClient | undefined;

/** The page's one backend client. It stores its session in local storage and refreshes it. */
export function createSupabaseClient({ supabaseUrl, supabaseKey }: BookingConfig): SupabaseClient {
  client ??= createClient(new URL(supabaseUrl || '/', location.href).origin, supabaseKey || 'anonymous', {
    auth: { persistSession: true, autoRefreshToken: true },
    global: { fetch: fetchWithTimeout },
  });
  return client;
}

/** Returns any response of the function, whatever its status; throws if there is none. */
export async function callFunction(call: FunctionCall): Promise<RawResponse> {
  const { config, address, headers, body } = call;
  const result = await createSupabaseClient(config).functions.invoke<unknown>(address, { body, headers });
  if (!result.error) return { status: result.response?.status ?? 200, retryAfter: null, body: result.data };
  const context: unknown = result.error.context;
  if (!(context instanceof Response)) throw result.error;
  return {
    status: context.status,
    retryAfter: context.headers.get('retry-after'),
    body: await context.json().catch(() => undefined),
  };
}

/** Lets a request outlive its page. */
const fetchWithTimeout: typeof fetch = (input, init) => {
  const timeout = new AbortController();
  // Not `AbortSignal.timeout`: older phones lack it.
  setTimeout(() => timeout.abort(), timeoutMs);
  return fetch(input, { ...init, keepalive: Boolean(init?.body), signal: init?.signal ?? timeout.signal });
};
