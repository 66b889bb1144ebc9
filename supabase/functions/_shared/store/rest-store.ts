/** Calls the Supabase database through its Data API. */
import { readCode, explainCode, type Store, StoreUnavailable } from './store.ts';

/** Creates a store whose calls throw `StoreUnavailable` unless they get a 2xx response within `timeoutMs`. */
export function createRestStore(supabaseUrl: string, secretKey: string, timeoutMs = 8000): Store {
  const call = createRestCall(supabaseUrl, secretKey, timeoutMs);
  return { call: (name, p) => call(name, { p }) };
}

/** Returns a function that calls a database function with named arguments. It throws like a store's calls. */
export function createRestCall(
  supabaseUrl: string,
  secretKey: string,
  timeoutMs: number,
): (name: string, body: Readonly<Record<string, unknown>>) => Promise<unknown> {
  const headers: Record<string, string> = { apikey: secretKey, 'content-type': 'application/json' };
  // Legacy keys are JWTs, which go into this header as well; new keys must not.
  if (secretKey.startsWith('ey')) headers['authorization'] = `Bearer ${secretKey}`;
  return async (name, body) => {
    const response = await fetch(`${supabaseUrl}/rest/v1/rpc/${name}`, {
      method: 'POST',
      headers,
      body: JSON.stringify(body),
      signal: AbortSignal.timeout(timeoutMs),
    }).catch((error: unknown) => {
      throw new StoreUnavailable('no response', explainNetworkError(error));
    });
    if (response.ok) return await response.json();
    // Reads only the code, because the rest may contain personal data.
    const code = readCode(await response.json().catch(() => undefined));
    const permissionDenied = response.status === 401 || response.status === 403 ? '42501' : undefined;
    throw new StoreUnavailable(
      `status ${response.status}`,
      explainCode(code) ?? explainCode(permissionDenied),
    );
  };
}

/** Explains a network error. Node sets an error code; Deno only has a message, which contains no data but the URL. */
function explainNetworkError(error: unknown): string | undefined {
  if (!(error instanceof Error)) return undefined;
  if (error.name === 'TimeoutError') return 'timed out';
  if (/connection refused/i.test(error.message)) return explainCode('ECONNREFUSED');
  if (/dns error/i.test(error.message)) return explainCode('ENOTFOUND');
  return explainCode(readCode(error));
}
