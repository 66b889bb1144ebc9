import { linkSync, readFileSync, renameSync, rmSync, writeFileSync } from 'node:fs';
import { setTimeout } from 'node:timers/promises';

/** The function that releases the lock, or the ID of the process that holds it. */
type Lock = { unlock: () => void } | { holder: string };

const retryAfterMs = 200;

/** Acquires the lock at `path` unless another process holds it. Removes the lock file of a killed process. */
export function tryLock(path: string): Lock {
  const ownPath = `${path}.${process.pid}`;
  writeFileSync(ownPath, identifyProcess(process.pid), { mode: 0o600 });
  try {
    for (;;) {
      try {
        // Linked instead of written, so that no process reads an unfinished lock file.
        linkSync(ownPath, path);
        return { unlock: () => rmSync(path, { force: true }) };
      } catch (error) {
        if (!hasCode(error, 'EEXIST')) throw error;
      }
      const holder = readLock(path);
      if (holder === undefined) continue;
      const pid = Number.parseInt(holder, 10);
      // A power failure may leave an empty file.
      if (holder !== '' && identifyProcess(pid) === holder) return { holder: String(pid) };
      removeLock(path, holder);
    }
  } finally {
    rmSync(ownPath);
  }
}

/** Acquires the lock as soon as it is free. Calls `onWait` once before it waits, with the ID of the process that holds the lock. */
export async function waitForLock(path: string, onWait: (holder: string) => void): Promise<() => void> {
  for (let hasWaited = false; ; hasWaited = true) {
    const lock = tryLock(path);
    if ('unlock' in lock) return lock.unlock;
    if (!hasWaited) onWait(lock.holder);
    await setTimeout(retryAfterMs);
  }
}

/** Reads the lock file. Returns undefined if it was removed in the meantime. */
function readLock(path: string): string | undefined {
  try {
    return readFileSync(path, 'utf8');
  } catch (error) {
    if (hasCode(error, 'ENOENT')) return undefined;
    throw error;
  }
}

/** Removes the lock file of a process that has ended, unless another process has replaced it in the meantime. */
function removeLock(path: string, holder: string): void {
  const removedPath = `${path}.${process.pid}.removed`;
  try {
    renameSync(path, removedPath);
  } catch (error) {
    if (hasCode(error, 'ENOENT')) return;
    throw error;
  }
  if (readLock(removedPath) !== holder) linkSync(removedPath, path);
  rmSync(removedPath);
}

/** Returns a running process's ID and, on Linux, its start time, because IDs are reused. Returns '' if it isn't running. */
function identifyProcess(pid: number): string {
  try {
    process.kill(pid, 0);
  } catch (error) {
    // EPERM means that the process belongs to another user.
    if (!hasCode(error, 'EPERM')) return '';
  }
  try {
    const stat = readFileSync(`/proc/${pid}/stat`, 'utf8');
    // The program's name is in parentheses and may contain spaces.
    return `${pid} ${stat.slice(stat.lastIndexOf(')')).split(' ')[20]}`;
  } catch {
    return String(pid);
  }
}

function hasCode(error: unknown, code: string): boolean {
  return error instanceof Error && 'code' in error && error.code === code;
}
