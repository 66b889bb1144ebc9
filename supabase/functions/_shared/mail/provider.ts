/** Mail through a provider's HTTP API (the shape that Resend takes). Hosted functions cannot open mail ports. */
import { MailFault, type SendMail } from './mail.ts';

export type ProviderSettings = { apiUrl: string; apiKey: string; from: string; timeoutMs?: number };

export function providerMail({ apiUrl, apiKey, from, timeoutMs = 10_000 }: ProviderSettings): SendMail {
  return async ({ key, to, subject, text, headers }) => {
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
    if (!response.ok) throw new MailFault(`status-${response.status}`);
  };
}
