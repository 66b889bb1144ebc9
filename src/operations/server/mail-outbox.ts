/** The local server's outgoing mail: writes it to files, and drains the outbox repeatedly. */
import { mkdir, rename, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { getErrorName } from '#functions/log.ts';
import type { Services } from '#functions/handlers/services.ts';
import type { SendMail } from '#functions/mail/mail.ts';

/**
 * Creates a sender that writes one text file for each message. A resent message replaces its file, so it never appears
 * twice.
 */
export function createFileMail(folder: string): SendMail {
  return async ({ key, createdAt, to, subject, text, headers = {} }) => {
    const name = `${createdAt.slice(0, 19).replaceAll(':', '-')}-${key}.txt`;
    const path = join(folder, name);
    await mkdir(folder, { recursive: true, mode: 0o700 });
    const mailHeaders = Object.entries({ To: to, Subject: subject, ...headers });
    const lines = mailHeaders.map(([header, value]) => `${header}: ${value}\n`);
    await writeFile(`${path}.part`, `${lines.join('')}\n${text}`, { mode: 0o600 });
    await rename(`${path}.part`, path);
  };
}

/** `triggerSend` schedules a drain; `stop` runs a scheduled one immediately and ends the loop. */
export type DrainLoop = { triggerSend: () => void; stop: () => Promise<void> };

/** The delay before a drain, which batches emails so that they don't slow down bookings. */
const batchMs = 25;

/**
 * Calls `drain` soon after each trigger and, to retry, every `intervalMs`. Errors are logged.
 */
export function startDrainLoop(
  drain: () => Promise<unknown>,
  intervalMs: number,
  log: Services['log'],
): DrainLoop {
  let lastRun: Promise<void> = Promise.resolve();
  let timer: NodeJS.Timeout | undefined;
  let lastFault: string | undefined;

  async function run(): Promise<void> {
    try {
      await drain();
      lastFault = undefined;
    } catch (error) {
      const fault = getErrorName(error);
      // A repeated error is logged only once.
      if (fault !== lastFault) log({ event: 'drain-outbox', outcome: 'fault', fault, alarm: true });
      lastFault = fault;
    }
  }

  function startRun(): void {
    timer = undefined;
    lastRun = lastRun.then(run);
  }

  function triggerSend(): void {
    timer ??= setTimeout(startRun, batchMs);
  }

  const interval = setInterval(triggerSend, intervalMs).unref();
  return {
    triggerSend,
    async stop() {
      clearInterval(interval);
      clearTimeout(timer);
      if (timer !== undefined) startRun();
      await lastRun;
    },
  };
}
