/** Calls the Supabase Edge Functions. Must not import other site code, because a retry loads this file again from another URL. */
import { createClient } from '@supabase/supabase-js';
import type { SupabaseClient } from '@supabase/supabase-js';
import type { FormsConfig } from '../../published-data.ts';
import type { RawResponse } from './result.ts';

type FunctionCall = {
  config: FormsConfig;
  /** The function's name, with its query string. */
  path: string;
  headers: Record<string, string>;
  body: Record<string, unknown>;
};

const timeoutMs = 10_000;

let client: SupabaseClient | undefined;

/** Returns the page's Supabase client, creating it on first use. Its auth options have no effect, because visitors don't sign in. */
export function getSupabaseClient({ supabaseUrl, supabaseKey }: FormsConfig): SupabaseClient {
  client ??= createClient(new URL(supabaseUrl || '/', location.href).origin, supabaseKey || 'anonymous', {
    auth: { persistSession: true, autoRefreshToken: true },
    global: { fetch: fetchWithTimeout },
  });
  return client;
}

/** Returns the function's response, whatever its status. Throws if there is none. */
export async function callFunction(call: FunctionCall): Promise<RawResponse> {
  const { config, path, headers, body } = call;
  const result = await getSupabaseClient(config).functions.invoke<unknown>(path, { body, headers });
  if (!result.error) return { status: result.response?.status ?? 200, retryAfter: null, body: result.data };
  const context: unknown = result.error.context;
  if (!(context instanceof Response)) throw result.error;
  return {
    status: context.status,
    retryAfter: context.headers.get('retry-after'),
    body: await context.json().catch(() => undefined),
  };
}

/** Fetches with a timeout, and with `keepalive` so that requests continue after the page is closed. */
const fetchWithTimeout: typeof fetch = (input, init) => {
  const timeout = new AbortController();
  // Older phones don't support `AbortSignal.timeout`.
  setTimeout(() => timeout.abort(), timeoutMs);
  return fetch(input, { ...init, keepalive: Boolean(init?.body), signal: init?.signal ?? timeout.signal });
};
