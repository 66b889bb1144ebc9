/**
 * Requests that were sent and not yet confirmed, stored so that a reload neither loses them nor books twice. Requests
 * are only stored once they are sent, and removed after the response or a day.
 */
import * as z from 'zod/mini';
import { readStored, tryStorage, unconfirmedPrefix } from '../../storage.ts';
import type { StorageArea } from '../../storage.ts';
import type { Attempt } from './result.ts';

export const lifetimeMs = 86_400_000;

const record = z.object({
  at: z.number(),
  key: z.string(),
  content: z.record(z.string(), z.unknown()),
  botSignals: z.record(z.string(), z.unknown()),
});

/** The lifetime counts from the first attempt. */
export function storeUnconfirmed(area: StorageArea, form: string, attempt: Attempt): void {
  if (readUnconfirmed(area, form)?.key === attempt.key) return;
  const text = JSON.stringify({ ...attempt, at: Date.now() });
  tryStorage(() => globalThis[area].setItem(unconfirmedPrefix + form, text));
}

/** The stored attempt of a form. An expired one is removed. */
export function readUnconfirmed(area: StorageArea, form: string): Attempt | undefined {
  const stored = readStored(area, unconfirmedPrefix + form, record);
  if (stored && Date.now() - stored.at < lifetimeMs) return stored;
  forgetUnconfirmed(area, form);
  return undefined;
}

/** All attempts of forms whose name starts with `start`. */
export function listUnconfirmed(area: StorageArea, start: string): Attempt[] {
  const keys = tryStorage(() => Object.keys(globalThis[area])) ?? [];
  return keys
    .filter((key) => key.startsWith(unconfirmedPrefix + start))
    .flatMap((key) => readUnconfirmed(area, key.slice(unconfirmedPrefix.length)) ?? []);
}

export function forgetUnconfirmed(area: StorageArea, form: string): void {
  tryStorage(() => globalThis[area].removeItem(unconfirmedPrefix + form));
}

/** Calls `run` when the connection or the visitor returns. Returns the cleanup. */
export function onReturn(run: () => void): () => void {
  const stop = new AbortController();
  const { signal } = stop;
  addEventListener('online', run, { signal });
  document.addEventListener('visibilitychange', () => document.visibilityState === 'visible' && run(), {
    signal,
  });
  return () => stop.abort();
}
