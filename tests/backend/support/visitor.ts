/** A visitor with a bad connection, who retries one lead with one key until it is confirmed, as the browser does. */
import { booking } from './samples.ts';
import { asJson, send, type Sending } from './send.ts';

export type FaultCounts = Record<string, number>;

export type Visit = {
  /** The server's current port; undefined while it is down. */
  port: () => number | undefined;
  faults: FaultCounts;
  random: () => number;
  /** False disables idempotency, as a negative control. */
  careful: boolean;
};

const maxAttempts = 400;

/** Whether the lead was acknowledged. */
export async function visit(number: number, { port, faults, random, careful }: Visit): Promise<boolean> {
  const count = (fault: string) => {
    faults[fault] = (faults[fault] ?? 0) + 1;
  };
  for (let attempt = 0; attempt < maxAttempts; attempt += 1) {
    if (attempt > 0)
      await new Promise((resolve) => setTimeout(resolve, random() * Math.min(200, 10 * attempt)));
    const current = port();
    if (current === undefined) continue;
    const url = `http://127.0.0.1:${current}/functions/v1/book-consultation`;
    const content = booking(number, careful ? {} : { caseNumber: `try ${attempt}` });
    const sending = asJson(content, careful ? { 'idempotency-key': `visit-key-${number}` } : {});
    const dice = random();
    if (dice < 0.05) {
      count('refused by a gateway');
      continue;
    }
    if (dice < 0.1) {
      count('body cut short');
      await send(url, { ...sending, body: String(sending.body).slice(0, 40) }).catch(() => {});
      continue;
    }
    if (dice < 0.15) {
      count('visitor gave up waiting');
      await send(url, { ...sending, timeoutMs: 1 + Math.floor(random() * 8) }).catch(() => {});
      continue;
    }
    if (dice < 0.2) {
      count('answer lost on the way');
      await send(url, sending).catch(() => {});
      continue;
    }
    if (dice < 0.25) {
      count('sent three times at once');
      await Promise.all([attemptOnce(url, sending, count), attemptOnce(url, sending, count)]);
    }
    if (await attemptOnce(url, sending, count)) return true;
  }
  return false;
}

async function attemptOnce(url: string, sending: Sending, count: (fault: string) => void): Promise<boolean> {
  try {
    const { status } = await send(url, { ...sending, timeoutMs: 5000 });
    if (status === 503) count('database away, or its answer lost');
    return status === 200;
  } catch {
    count('connection broken');
    return false;
  }
}
