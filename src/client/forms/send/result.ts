/** Interprets an Edge Function's response for the form. */
import * as z from 'zod/mini';
import { submitErrors } from '#forms/messages.ts';
import { statusCodes } from '#forms/protocol.ts';

/** Messages by field name. */
export type FieldErrors = { readonly [field: string]: string };

export type SendResult =
  | { outcome: 'accepted'; calendarUrl: string | undefined; reference: string | undefined }
  | RejectedResult
  | FailedResult
  | { outcome: 'key-reused' };

/** The request may not have been stored. It can be sent again with the same key. */
type FailedResult = {
  outcome: 'failed';
  message: string;
  retryAfterMs?: number | undefined;
  /** The server responded. */
  hasResponse?: boolean;
};

export type RejectedResult = {
  outcome: 'rejected';
  message: string;
  fieldErrors: FieldErrors;
  /** The content is invalid, so a retry would be rejected too. */
  isPermanent: boolean;
  /** The attempt that the caller must submit natively, because the Supabase client couldn't be loaded. */
  unsentAttempt?: Attempt;
};

/** A function's response; `retryAfter` is its Retry-After header, in seconds. */
export type RawResponse = { status: number; retryAfter: string | null; body: unknown };

const responseSchema = z.object({
  success: z.boolean(),
  error: z.catch(z.optional(z.string().check(z.minLength(1))), undefined),
  calendarUrl: z.catch(z.optional(z.string()), undefined),
  reference: z.catch(z.optional(z.string()), undefined),
  fieldErrors: z.catch(z.record(z.string(), z.string()), {}),
});

/** Returns a failure with a message that is shown unless a retry succeeds. */
export function failWith(message: string): FailedResult {
  return { outcome: 'failed', message };
}

/** Interprets a response. A response that isn't from our functions is a failure. */
export function interpretResponse({ status, retryAfter, body }: RawResponse): SendResult {
  const parseResult = responseSchema.safeParse(body);
  const details = { retryAfterMs: Number(retryAfter) * 1000 || undefined, hasResponse: true };
  if (status === statusCodes.keyReused) return { outcome: 'key-reused' };
  if (status >= 500 || status === 408) return { ...failWith(submitErrors.transport), ...details };
  if (!parseResult.success) return failWith(submitErrors.transport);
  const { success, error = submitErrors.rejected, calendarUrl, reference, fieldErrors } = parseResult.data;
  if (status === statusCodes.tooManyRequests) return { ...failWith(error), ...details };
  if (success && status < 300) return { outcome: 'accepted', calendarUrl, reference };
  const isPermanent = status === statusCodes.invalid || status === statusCodes.tooLarge;
  return { outcome: 'rejected', message: error, fieldErrors, isPermanent };
}

export type FieldValues = { readonly [field: string]: unknown };
/** `botSignals` (how the form was filled in) are sent too, but don't identify the attempt. */
export type Attempt = { key: string; content: FieldValues; botSignals: FieldValues };

/** Returns the earlier attempt with the same content, or creates one with a new key. */
export function findOrCreateAttempt(
  content: FieldValues,
  botSignals: FieldValues,
  ...earlierAttempts: (Attempt | undefined)[]
): Attempt {
  const text = JSON.stringify(content);
  const match = earlierAttempts.find((attempt) => attempt && JSON.stringify(attempt.content) === text);
  return match ?? { key: generateKey(), content, botSignals };
}

/** Generates an idempotency key. Doesn't use `randomUUID`, because a preview on a local network isn't a secure context. */
export function generateKey(): string {
  const bytes = crypto.getRandomValues(new Uint8Array(16));
  return Array.from(bytes, (byte) => byte.toString(16).padStart(2, '0')).join('');
}
