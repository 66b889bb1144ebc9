/**
 * One process for each database folder: two would overwrite each other's pages and
 * lose rows without an error. The lock is the operating system's own, borrowed
 * through SQLite: it ends with its process, however that ends, so there is no stale
 * lock to judge by a number or an age. The file stays; only the lock on it counts.
 */
import { readFile, writeFile } from 'node:fs/promises';
import { DatabaseSync } from 'node:sqlite';

// A lock that nothing refers to would be collected, and so given up, while the server runs.
const held = new Set<DatabaseSync>();

export class FolderInUse extends Error {
  override name = 'FolderInUse';
}

/** What SQLite answers when another process has the lock, and when the file is none of its own. */
const busy = 5;
const damaged = [11, 26];

/**
 * Takes the lock at `path` and returns what gives it up. Raises `FolderInUse` when another process holds it.
 */
export async function takeLock(path: string): Promise<() => void> {
  let lock: DatabaseSync | undefined;
  try {
    lock = new DatabaseSync(path);
    lock.exec('pragma journal_mode = memory; begin exclusive');
  } catch (error) {
    lock?.close();
    if (resultOf(error) !== busy) throw new Error(unusable(path, error), { cause: error });
    const holder = await readFile(`${path}.pid`, 'utf8').catch(() => 'unknown');
    throw new FolderInUse(
      `The local data is in use by another running server (process ${holder}). Stop it first.`,
    );
  }
  const taken = lock;
  // Only for the message above: which process to look for.
  await writeFile(`${path}.pid`, String(process.pid), { mode: 0o600 });
  held.add(taken);
  return () => {
    held.delete(taken);
    taken.close();
  };
}

/** SQLite's result without what its extensions add above the lowest byte. */
function resultOf(error: unknown): number | undefined {
  const found = error instanceof Error && 'errcode' in error ? error.errcode : undefined;
  return typeof found === 'number' ? found & 0xff : undefined;
}

function unusable(path: string, error: unknown): string {
  const result = resultOf(error);
  if (result !== undefined && damaged.includes(result)) {
    return `The lock file ${path} is damaged. When no server runs, it may be deleted; the next start makes a new one.`;
  }
  const why = error instanceof Error ? error.message : String(error);
  return `The lock file ${path} can’t be used (${why}). See that this user may write there. When no server runs, the file may be deleted.`;
}
