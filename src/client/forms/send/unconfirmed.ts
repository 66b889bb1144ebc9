/**
 * Requests that were sent and not yet confirmed, stored so that a reload doesn't lose them or create a second lead.
 * They are stored when they are sent, and removed once the server accepts or rejects them, or after a day.
 */
import * as z from 'zod/mini';
import { readStored, store, tryStorage, unconfirmedPrefix } from '../../storage.ts';
import type { StorageArea } from '../../storage.ts';
import type { Attempt } from './result.ts';

/** How long an attempt is stored: a day. */
export const lifetimeMs = 86_400_000;

const storedAttemptSchema = z.object({
  at: z.number(),
  key: z.string(),
  content: z.record(z.string(), z.unknown()),
  botSignals: z.record(z.string(), z.unknown()),
});

/** Stores an attempt under a name that starts with its form's name. Its lifetime starts when it is first stored. */
export function storeAttempt(area: StorageArea, name: string, attempt: Attempt): void {
  if (readStoredAttempt(area, name)?.key === attempt.key) return;
  const text = JSON.stringify({ ...attempt, at: Date.now() });
  store(area, unconfirmedPrefix + name, text);
}

/** Returns the attempt that is stored under a name. Removes it if it has expired. */
export function readStoredAttempt(area: StorageArea, name: string): Attempt | undefined {
  const storedAttempt = readStored(area, unconfirmedPrefix + name, storedAttemptSchema);
  if (storedAttempt && Date.now() - storedAttempt.at < lifetimeMs) return storedAttempt;
  removeStoredAttempt(area, name);
  return undefined;
}

/** Returns all attempts that are stored under names that start with `prefix`. */
export function listStoredAttempts(area: StorageArea, prefix: string): Attempt[] {
  const keys = tryStorage(() => Object.keys(globalThis[area])) ?? [];
  return keys
    .filter((key) => key.startsWith(unconfirmedPrefix + prefix))
    .flatMap((key) => readStoredAttempt(area, key.slice(unconfirmedPrefix.length)) ?? []);
}

export function removeStoredAttempt(area: StorageArea, name: string): void {
  tryStorage(() => globalThis[area].removeItem(unconfirmedPrefix + name));
}

/** Calls `listener` when the browser is online again or the tab becomes visible. Returns the cleanup function. */
export function onReconnectOrVisible(listener: () => void): () => void {
  const controller = new AbortController();
  const { signal } = controller;
  addEventListener('online', listener, { signal });
  document.addEventListener('visibilitychange', () => document.visibilityState === 'visible' && listener(), {
    signal,
  });
  return () => controller.abort();
}
