import { mkdir, rm } from 'node:fs/promises';
import { dirname, join } from 'node:path';
import { setTimeout } from 'node:timers/promises';
import { LockTaken, takeProcessLock } from '../lock/process-lock.ts';

const lookAgainMs = 200;

/**
 * One build at a time in a folder: two would mix their files. Waits, and says so, while another one
 * runs; one that was killed holds nobody up. Returns what lets the next one in.
 */
export async function lockBuild(root: string): Promise<() => Promise<void>> {
  const path = join(root, '.cache/build-lock.sqlite');
  const holderPath = join(root, '.cache/build.lock');
  await mkdir(dirname(path), { recursive: true });
  for (let told = false; ; told = true) {
    try {
      const unlock = await takeProcessLock({ path, holderPath, takenBy: 'build' });
      return () => rm(holderPath, { force: true }).finally(unlock);
    } catch (error) {
      if (!(error instanceof LockTaken)) throw error;
      if (!told) {
        console.error(
          `Another build is at work in this folder (process ${error.holder}); this one waits for it.`,
        );
        console.error('It goes on when that process has ended.');
      }
    }
    await setTimeout(lookAgainMs);
  }
}
