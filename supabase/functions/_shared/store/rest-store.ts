/** The hosted database, through its Data API. */
import { type Store, StoreUnavailable } from './store.ts';

export function restStore(supabaseUrl: string, secretKey: string, timeoutMs = 8000): Store {
  const headers: Record<string, string> = { apikey: secretKey, 'content-type': 'application/json' };
  // Keys of the older kind are tokens and are read from here as well; those of the newer kind must not be sent so.
  if (secretKey.startsWith('ey')) headers['authorization'] = `Bearer ${secretKey}`;
  return {
    async call(name, p) {
      const response = await fetch(`${supabaseUrl}/rest/v1/rpc/${name}`, {
        method: 'POST',
        headers,
        body: JSON.stringify({ p }),
        signal: AbortSignal.timeout(timeoutMs),
      });
      if (response.ok) return await response.json();
      await response.body?.cancel();
      throw new StoreUnavailable(`status ${response.status}`);
    },
  };
}
