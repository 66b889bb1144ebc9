/** An outgoing message. Sending it again with the same `key` must not deliver it twice. */
export type Mail = {
  key: string;
  createdAt: string;
  to: string;
  subject: string;
  text: string;
  headers?: Readonly<Record<string, string>>;
};

/** Resolves once the provider has accepted the message; rejects otherwise. */
export type SendMail = (mail: Mail) => Promise<void>;

/** An error with a short code that is safe to store and log. */
export class MailFault extends Error {
  override name = 'MailFault';
}

/** Settings for a provider's HTTP API (in Resend's format): deployed functions can't open SMTP ports. */
type ProviderSettings = { apiUrl: string; apiKey: string; from: string; timeoutMs?: number };

/** The longest `Retry-After` to wait for. A longer one is left to the next drain. */
const maxRetryAfterMs = 2000;

/**
 * Creates a sender that throws `MailFault` with the provider's status, or the error from `fetch`. If the provider limits
 * messages per second (429), it retries once.
 */
export function createProviderMail({ apiUrl, apiKey, from, timeoutMs = 10_000 }: ProviderSettings): SendMail {
  return async ({ key, to, subject, text, headers }) => {
    if (to === '') throw new MailFault('no-recipient');
    const post = async () => {
      const response = await fetch(apiUrl, {
        method: 'POST',
        headers: {
          authorization: `Bearer ${apiKey}`,
          'content-type': 'application/json',
          'idempotency-key': key,
        },
        body: JSON.stringify({ from, to: [to], subject, text, headers }),
        signal: AbortSignal.timeout(timeoutMs),
      });
      await response.body?.cancel();
      return response;
    };
    let response = await post();
    const retryAfterMs = 1000 * (Number(response.headers.get('retry-after')) || 1);
    if (response.status === 429 && retryAfterMs <= maxRetryAfterMs) {
      await new Promise((resolve) => setTimeout(resolve, retryAfterMs));
      response = await post();
    }
    if (!response.ok) throw new MailFault(`status-${response.status}`);
  };
}
