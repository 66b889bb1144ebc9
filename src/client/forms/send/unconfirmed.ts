/**
 * A request that was sent and not yet confirmed, kept so that a reload neither loses it nor books twice. Nothing is
 * stored before the visitor sends, and nothing stays after the answer or for more than a day.
 */
import * as z from 'zod/mini';
import { allowed, unconfirmedPrefix } from '../../storage.ts';
import type { Attempt } from './answer.ts';

/** For so long, what was sent may be sent again. */
export const longestMs = 86_400_000;

const record = z.object({
  at: z.number(),
  key: z.string(),
  content: z.record(z.string(), z.unknown()),
  signs: z.record(z.string(), z.unknown()),
});

/** A day counts from the first sending, however often it is tried again. */
export function keepUnconfirmed(storage: Storage | undefined, form: string, attempt: Attempt): void {
  if (readUnconfirmed(storage, form)?.key === attempt.key) return;
  allowed(() => storage?.setItem(unconfirmedPrefix + form, JSON.stringify({ ...attempt, at: Date.now() })));
}

/** The attempt of this form, with its key; undefined when there is none of the last day. An older one is removed. */
export function readUnconfirmed(storage: Storage | undefined, form: string): Attempt | undefined {
  const text = allowed(() => storage?.getItem(unconfirmedPrefix + form));
  if (!text) return undefined;
  const parsed = record.safeParse(allowed(() => JSON.parse(text)));
  if (parsed.success && Date.now() - parsed.data.at < longestMs) {
    const { key, content, signs } = parsed.data;
    return { key, content, signs };
  }
  forgetUnconfirmed(storage, form);
  return undefined;
}

/** All that is kept under names with this start. */
export function listUnconfirmed(storage: Storage | undefined, start: string): Attempt[] {
  const keys = allowed(() => Object.keys(storage ?? {})) ?? [];
  return keys
    .filter((key) => key.startsWith(unconfirmedPrefix + start))
    .flatMap((key) => readUnconfirmed(storage, key.slice(unconfirmedPrefix.length)) ?? []);
}

/** Once the answer is known: from then on, sending again is a new request. */
export function forgetUnconfirmed(storage: Storage | undefined, form: string): void {
  allowed(() => storage?.removeItem(unconfirmedPrefix + form));
}

/** Calls when the connection returns, or the visitor does. Gives what ends that. */
export function onReturn(call: () => void): () => void {
  const seen = () => {
    if (document.visibilityState === 'visible') call();
  };
  addEventListener('online', call);
  document.addEventListener('visibilitychange', seen);
  return () => {
    removeEventListener('online', call);
    document.removeEventListener('visibilitychange', seen);
  };
}
