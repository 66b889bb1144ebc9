import { mkdir, rm } from 'node:fs/promises';
import { dirname, join } from 'node:path';
import { waitForLock } from '../lock/process-lock.ts';

/**
 * One build at a time in a folder: two would mix their files. Waits, and says so, while another one
 * runs; one that was killed holds nobody up. Returns what lets the next one in.
 */
export async function lockBuild(root: string): Promise<() => Promise<void>> {
  const path = join(root, '.cache/build-lock.sqlite');
  const holderPath = join(root, '.cache/build.lock');
  await mkdir(dirname(path), { recursive: true });
  const unlock = await waitForLock({ path, holderPath, takenBy: 'build' }, (holder) => {
    console.error(`Another build is at work in this folder (process ${holder}); this one waits for it.`);
    console.error('It goes on when that process has ended.');
  });
  return () => rm(holderPath, { force: true }).finally(unlock);
}
