import { mkdirSync, readFileSync, rmSync, rmdirSync, statSync, writeFileSync } from 'node:fs';
import { setTimeout } from 'node:timers/promises';

/** The function that removes the lock, or the id of the process that has it. */
type Lock = { unlock: () => void } | { holder: string };

const retryAfterMs = 200;

/** Writing or removing a lock takes milliseconds. A killed process left a file that is unfinished after this time. */
const unfinishedMs = 10_000;

/** Creates the lock file at `path` unless another process has it. Removes the file of a killed process. */
export function tryLock(path: string): Lock {
  for (;;) {
    try {
      writeFileSync(path, identifyProcess(process.pid), { flag: 'wx', mode: 0o600 });
      return { unlock: () => rmSync(path, { force: true }) };
    } catch (error) {
      if (!hasCode(error, 'EEXIST')) throw error;
    }
    const holder = readLock(path);
    if (holder !== undefined && !(isStale(path, holder) && removeStale(path)))
      return { holder: holder.split(' ', 1).join('') || 'unknown' };
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

/** Reads the content of the lock file. Undefined if it has been removed in the meantime. */
function readLock(path: string): string | undefined {
  try {
    return readFileSync(path, 'utf8');
  } catch (error) {
    if (hasCode(error, 'ENOENT')) return undefined;
    throw error;
  }
}

/** Returns the process id and its start time, because the system reuses ids. */
function identifyProcess(pid: number): string {
  try {
    const stat = readFileSync(`/proc/${pid}/stat`, 'utf8');
    // The program's name is in parentheses and may contain spaces.
    return `${pid} ${stat.slice(stat.lastIndexOf(')')).split(' ')[20] ?? ''}`;
  } catch {
    return String(pid);
  }
}

function isStale(path: string, holder: string): boolean {
  const pid = Number.parseInt(holder, 10);
  // A file without an id is being written.
  if (Number.isNaN(pid)) return isAbandoned(path);
  try {
    process.kill(pid, 0);
  } catch (error) {
    return hasCode(error, 'ESRCH');
  }
  return identifyProcess(pid) !== holder;
}

/** Returns whether to retry. Only one process may remove a lock: a second one could remove a lock that was just taken. */
function removeStale(path: string): boolean {
  const removalFolder = `${path}.removing`;
  try {
    mkdirSync(removalFolder);
  } catch (error) {
    if (!hasCode(error, 'EEXIST')) throw error;
    if (!isAbandoned(removalFolder)) return false;
    rmSync(removalFolder, { recursive: true, force: true });
    return true;
  }
  const holder = readLock(path);
  if (holder !== undefined && isStale(path, holder)) rmSync(path);
  rmdirSync(removalFolder);
  return true;
}

function isAbandoned(path: string): boolean {
  const modifiedMs = statSync(path, { throwIfNoEntry: false })?.mtimeMs;
  return modifiedMs !== undefined && Date.now() - modifiedMs > unfinishedMs;
}

function hasCode(error: unknown, code: string): boolean {
  return error instanceof Error && 'code' in error && error.code === code;
}
