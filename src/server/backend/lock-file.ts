/** One process for each database folder: two would overwrite each other's pages and lose rows without an error. */
import { LockTaken, takeProcessLock } from '../../lock/process-lock.ts';

export class FolderInUse extends Error {
  override name = 'FolderInUse';
}

/**
 * Takes the lock at `path` and returns what gives it up. Raises `FolderInUse` when another process holds it.
 */
export async function takeLock(path: string): Promise<() => void> {
  try {
    return await takeProcessLock({ path, holderPath: `${path}.pid`, takenBy: 'server' });
  } catch (error) {
    if (!(error instanceof LockTaken)) throw error;
    throw new FolderInUse(
      `The local data is in use by another running server (process ${error.holder}). Stop it first.`,
    );
  }
}
