/** Outgoing mail of the local server: written to files. */
import { mkdir, rename, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { getErrorName } from '#functions/log.ts';
import type { Services } from '#functions/handlers/services.ts';
import type { SendMail } from '#functions/mail/mail.ts';

/** One text file for each message. A resent message replaces its file, so it never appears twice. */
export function createFileMail(folder: string): SendMail {
  return async ({ key, createdAt, to, subject, text, headers = {} }) => {
    const name = `${createdAt.slice(0, 19).replaceAll(':', '-')}-${key}.txt`;
    const path = join(folder, name);
    await mkdir(folder, { recursive: true, mode: 0o700 });
    const head = Object.entries({ To: to, Subject: subject, ...headers });
    const lines = head.map(([header, value]) => `${header}: ${value}\n`);
    await writeFile(`${path}.part`, `${lines.join('')}\n${text}`, { mode: 0o600 });
    await rename(`${path}.part`, path);
  };
}

/** `nudge` schedules a drain; `stop` runs a scheduled one and ends. */
export type DrainLoop = { triggerSend: () => void; stop: () => Promise<void> };

/** Batches leads, so that mail does not slow down bookings. */
const batchMs = 25;

/**
 * Calls `drain` soon after each nudge and, to retry, every `everyMs`. Errors are logged.
 */
export function drainLoop(drain: () => Promise<unknown>, everyMs: number, log: Services['log']): DrainLoop {
  let running: Promise<void> = Promise.resolve();
  let gathering: NodeJS.Timeout | undefined;
  let lastFault: string | undefined;

  function run(): void {
    gathering = undefined;
    running = running.then(drain).then(() => {
      lastFault = undefined;
    }, report);
  }

  /** A lasting error is logged once. */
  function report(error: unknown): void {
    const fault = getErrorName(error);
    if (fault !== lastFault) log({ event: 'drain-outbox', outcome: 'fault', fault, alarm: true });
    lastFault = fault;
  }

  function nudge(): void {
    gathering ??= setTimeout(run, batchMs);
  }

  const regular = setInterval(nudge, everyMs);
  regular.unref();
  return {
    triggerSend: nudge,
    async stop() {
      clearInterval(regular);
      if (gathering !== undefined) {
        clearTimeout(gathering);
        run();
      }
      await running;
    },
  };
}
