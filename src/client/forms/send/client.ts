import { createClient } from '@supabase/supabase-js';
import type { SupabaseClient } from '@supabase/supabase-js';
import type { BookingConfig } from '../form-props.ts';
import type { RawAnswer } from './answer.ts';

/** One call of a function of the backend. */
type FunctionCall = {
  config: BookingConfig;
  functionName: string;
  headers: Record<string, string>;
  body: Record<string, unknown>;
};

/** The page's one backend client. This file is a chunk of its own, fetched while a visitor fills in a form. */
let client: SupabaseClient | undefined;

/** Keeps a session in local storage and refreshes it, as Supabase's own clients do. */
export function supabaseClient({ supabaseUrl, supabaseKey }: BookingConfig): SupabaseClient {
  client ??= createClient(new URL(supabaseUrl || '/', location.href).origin, supabaseKey || 'anonymous', {
    auth: { persistSession: true, autoRefreshToken: true },
    global: { fetch: fetchWithTimeout },
  });
  return client;
}

/** Any answer of the function is returned, whatever its status; throws where none came. */
export async function callFunction({
  config,
  functionName,
  headers,
  body,
}: FunctionCall): Promise<RawAnswer> {
  const result = await supabaseClient(config).functions.invoke<unknown>(functionName, { body, headers });
  if (!result.error) return { status: result.response?.status ?? 200, retryAfter: null, body: result.data };
  const context: unknown = result.error.context;
  if (!(context instanceof Response)) throw result.error;
  return {
    status: context.status,
    retryAfter: context.headers.get('retry-after'),
    body: await context.json().catch(() => undefined),
  };
}

const timeoutMs = 10_000;

/** A sent request outlives the page (`keepalive`), and one that gets no answer ends after a while. */
const fetchWithTimeout: typeof fetch = (input, init) =>
  fetch(input, {
    ...init,
    keepalive: init?.body !== undefined && init.body !== null,
    signal: init?.signal ?? abortAfter(timeoutMs),
  });

/** `AbortSignal.timeout` by hand: phones that get no updates don't have it. */
function abortAfter(milliseconds: number): AbortSignal {
  const controller = new AbortController();
  setTimeout(() => controller.abort(), milliseconds);
  return controller.signal;
}
