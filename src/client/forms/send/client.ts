import { createClient } from '@supabase/supabase-js';
import type { SupabaseClient } from '@supabase/supabase-js';
import type { BookingConfig } from '../form-props.ts';
import { rawAnswer } from './answer.ts';
import type { RawAnswer } from './answer.ts';
import { patientFetch } from './request.ts';
import type { Parcel } from './request.ts';

/** The page's one backend client. A chunk of its own, fetched while a visitor fills in a form. */
let client: SupabaseClient | undefined;

/** Keeps a session in local storage and refreshes it, as the hosted project's own clients do. */
export function backendClient({ supabaseUrl, supabaseKey }: BookingConfig): SupabaseClient {
  client ??= createClient(new URL(supabaseUrl || '/', location.href).origin, supabaseKey || 'anonymous', {
    auth: { persistSession: true, autoRefreshToken: true },
    global: { fetch: patientFetch },
  });
  return client;
}

/** The same request as `plainPost`, through the library: it adds the key, and the session where there is one. */
export async function clientPost({ config, functionName, headers, body }: Parcel): Promise<RawAnswer> {
  const result = await backendClient(config).functions.invoke<unknown>(functionName, { body, headers });
  if (!result.error) return { status: result.response?.status ?? 200, retryAfter: null, body: result.data };
  const context: unknown = result.error.context;
  if (!(context instanceof Response)) throw result.error;
  return await rawAnswer(context);
}
