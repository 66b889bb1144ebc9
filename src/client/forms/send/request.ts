import type { BookingConfig } from '../form-props.ts';

/** One request to a function of the backend. */
export type Parcel = {
  config: BookingConfig;
  functionName: string;
  headers: Record<string, string>;
  body: Record<string, unknown>;
};

export const timeoutMs = 10_000;

/** A sent request outlives the page (`keepalive`), and one that gets no answer ends after a while. */
export const patientFetch: typeof fetch = (input, init) =>
  fetch(input, {
    ...init,
    keepalive: init?.body !== undefined && init.body !== null,
    signal: init?.signal ?? endsIn(timeoutMs),
  });

/** `AbortSignal.timeout` by hand: phones that get no updates don't have it. */
function endsIn(milliseconds: number): AbortSignal {
  const end = new AbortController();
  setTimeout(() => end.abort(), milliseconds);
  return end.signal;
}
