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

/**
 * Takes the lock at `path` and returns what gives it up. Raises `FolderInUse` when another process holds it.
 */
export async function takeLock(path: string): Promise<() => void> {
  const lock = new DatabaseSync(path);
  try {
    lock.exec('pragma journal_mode = memory; begin exclusive');
  } catch {
    lock.close();
    const holder = await readFile(`${path}.pid`, 'utf8').catch(() => 'unknown');
    throw new FolderInUse(
      `The local data is in use by another running server (process ${holder}). Stop it first.`,
    );
  }
  // Only for the message above: which process to look for.
  await writeFile(`${path}.pid`, String(process.pid), { mode: 0o600 });
  held.add(lock);
  return () => {
    held.delete(lock);
    lock.close();
  };
}
