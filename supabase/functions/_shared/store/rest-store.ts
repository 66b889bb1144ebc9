/** Calls the Supabase database through its Data API. */
import { formatCode, type Store, StoreUnavailable } from './store.ts';

/** Creates a store whose calls throw `StoreUnavailable` unless they get a 2xx response within `timeoutMs`. */
export function createRestStore(supabaseUrl: string, secretKey: string, timeoutMs = 8000): Store {
  const headers = { apikey: secretKey, 'content-type': 'application/json' };
  return {
    async call(name, p) {
      const response = await fetch(`${supabaseUrl}/rest/v1/rpc/${name}`, {
        method: 'POST',
        headers,
        body: JSON.stringify({ p }),
        signal: AbortSignal.timeout(timeoutMs),
      }).catch((error: unknown) => {
        throw new StoreUnavailable(
          error instanceof Error && error.name === 'TimeoutError' ? 'timed out' : 'no response',
        );
      });
      if (response.ok) return await response.json();
      const code = formatCode(await response.json().catch(() => undefined));
      throw new StoreUnavailable(`status ${response.status}${code}`);
    },
  };
}
