import { setTimeout } from 'node:timers/promises';
import { LockTaken, takeProcessLock } from './process-lock.ts';
import type { ProcessLock } from './process-lock.ts';

const lookAgainMs = 200;

/**
 * Takes a lock as soon as nobody else has it, and returns what gives it up. Before it waits it calls
 * `onWait`, once, with the number of the process that has the lock.
 */
export async function waitForLock(
  wanted: ProcessLock,
  onWait: (holder: string) => void,
): Promise<() => void> {
  for (let told = false; ; told = true) {
    try {
      return await takeProcessLock(wanted);
    } catch (error) {
      if (!(error instanceof LockTaken)) throw error;
      if (!told) onWait(error.holder);
    }
    await setTimeout(lookAgainMs);
  }
}
