import { accessSync, constants } from 'node:fs';
import { dirname } from 'node:path';
import { DatabaseSync } from 'node:sqlite';
import { setTimeout } from 'node:timers/promises';

/** The function that releases the lock, or the id of the process that has it. */
type Lock = { unlock: () => void } | { holder: string };

const retryAfterMs = 200;
const busyErrorCode = 5;

/**
 * Takes the lock at `path` unless another process has it. The lock is an open transaction in an SQLite file, which also ends
 * when its process is killed. Nothing else may open the file: on closing it, the system would release the lock.
 */
export function tryLock(path: string): Lock {
  // SQLite's own error contains neither the path nor the reason.
  accessSync(dirname(path), constants.W_OK);
  const database = new DatabaseSync(path, { timeout: 0 });
  const unlock = () => {
    if (database.isOpen) database.close();
  };
  try {
    database.exec(`PRAGMA user_version = ${process.pid}; BEGIN IMMEDIATE`);
    return { unlock };
  } catch (error) {
    if (!isBusy(error)) throw error;
    // Another process may be writing its id, which takes milliseconds.
    database.exec('PRAGMA busy_timeout = 1000');
    const holder = database.prepare('PRAGMA user_version').get()?.['user_version'];
    unlock();
    return { holder: String(holder) };
  }
}

/** Takes the lock as soon as it is free. Calls `onWait` once before it waits, with the id of the process that has the lock. */
export async function waitForLock(path: string, onWait: (holder: string) => void): Promise<() => void> {
  for (let hasWaited = false; ; hasWaited = true) {
    const lock = tryLock(path);
    if ('unlock' in lock) return lock.unlock;
    if (!hasWaited) onWait(lock.holder);
    await setTimeout(retryAfterMs);
  }
}

function isBusy(error: unknown): boolean {
  return error instanceof Error && 'errcode' in error && error.errcode === busyErrorCode;
}
