/** What an answer of the functions means for the form that asked. */
import * as z from 'zod/mini';
import { submitErrors } from '#forms/messages.ts';
import { statusOf } from '#forms/protocol.ts';

export type FieldErrors = { readonly [field: string]: string };

export type Answer =
  | { outcome: 'accepted'; calendarUrl: string | undefined; reference: string | undefined }
  | Refused
  /** Nothing was stored as far as we know: the same may be sent again with the same key. */
  | Failed
  | { outcome: 'key-reused' };

type Failed = {
  outcome: 'failed';
  message: string;
  retryAfterMs?: number | undefined;
  /** The server itself said so; else nothing was heard of it. */
  answered?: boolean;
};

type Refused = {
  outcome: 'refused';
  message: string;
  fieldErrors: FieldErrors;
  /** The content is at fault: the same sent again would be refused again. */
  lasting: boolean;
  /** Was not sent, because the code that sends could not be loaded: it is to be posted as HTML. */
  unsent?: Attempt;
};

export type RawAnswer = { status: number; retryAfter: string | null; body: unknown };

const shape = z.object({
  success: z.boolean(),
  error: z.catch(z.optional(z.string().check(z.minLength(1))), undefined),
  calendarUrl: z.catch(z.optional(z.string()), undefined),
  reference: z.catch(z.optional(z.string()), undefined),
  fieldErrors: z.catch(z.record(z.string(), z.string()), {}),
});

/** To be told to the visitor unless a later try succeeds. */
export function failed(message: string): Failed {
  return { outcome: 'failed', message };
}

/** An answer that is none of ours is a failure. `now`, in milliseconds since 1970, is for a `Retry-After` that is a date. */
export function readAnswer({ status, retryAfter, body }: RawAnswer, now: number): Answer {
  const waitMs = retryAfterMs(retryAfter, now);
  const parsed = shape.safeParse(body);
  const asAnswered = { retryAfterMs: waitMs, answered: true };
  if (status === statusOf.keyReused) return { outcome: 'key-reused' };
  if (status >= 500 || status === 408) return { ...failed(submitErrors.transport), ...asAnswered };
  if (!parsed.success) return failed(submitErrors.transport);
  const { success, error = submitErrors.refused, calendarUrl, reference, fieldErrors } = parsed.data;
  if (status === statusOf.tooMany) return { ...failed(error), ...asAnswered };
  if (success && status < 300) return { outcome: 'accepted', calendarUrl, reference };
  const lasting = status === statusOf.invalid || status === statusOf.tooLarge;
  return { outcome: 'refused', message: error, fieldErrors, lasting };
}

/** `Retry-After` is a number of seconds or a date. */
export function retryAfterMs(header: string | null, now: number): number | undefined {
  if (header === null || header.trim() === '') return undefined;
  const seconds = Number(header);
  const wait = Number.isNaN(seconds) ? Date.parse(header) - now : seconds * 1000;
  return Number.isNaN(wait) ? undefined : Math.max(0, wait);
}

export type Content = { readonly [field: string]: unknown };
/** `signs`: how the form was filled in. They are sent along, and are no part of what the attempt is. */
export type Attempt = { key: string; content: Content; signs: Content };

/** One attempt has one key, however often it is sent; other content is another attempt. */
export function attemptFor(content: Content, signs: Content, ...earlier: (Attempt | undefined)[]): Attempt {
  const words = JSON.stringify(content);
  const same = earlier.find((attempt) => attempt && JSON.stringify(attempt.content) === words);
  return same ?? { key: newKey(), content, signs };
}

/** `randomUUID` exists on secure addresses only; a preview on a local network has none. */
export function newKey(): string {
  const bytes = crypto.getRandomValues(new Uint8Array(16));
  return Array.from(bytes, (byte) => byte.toString(16).padStart(2, '0')).join('');
}
