/** The whole backend in this process: an embedded database below one folder, and the functions over it. */
import { mkdir } from 'node:fs/promises';
import { join } from 'node:path';
import type { PGlite } from '@electric-sql/pglite';
import { LockTaken, takeProcessLock } from '#lock/process-lock.ts';
import { backendOn, type Backend, type BackendOptions } from './backend.ts';
import { dropPrivileges, durableStore, openDatabase, pgliteStore } from './database.ts';

/** Another process has the folder of the database. */
export class FolderInUse extends Error {
  override name = 'FolderInUse';
}

type LocalBackendOptions = BackendOptions & {
  /** Overrides of rows in `private.setting`, such as `{ address_hard: 1000 }`. */
  limits?: Readonly<Record<string, number>>;
  /** Given by a caller that has called `lockFolder` already. */
  unlock?: () => void;
};

type LocalBackend = Backend & { db: PGlite };

/** Keeps other processes out of `dataDir`, which is made when missing. Raises `FolderInUse` when one has it. */
export async function lockFolder(dataDir: string): Promise<() => void> {
  await mkdir(dataDir, { recursive: true, mode: 0o700 });
  return await takeLock(join(dataDir, 'server.lock'));
}

/**
 * One process for each database folder: two would overwrite each other's pages and lose rows without an error.
 * Takes the lock at `path` and returns what gives it up. Raises `FolderInUse` when another process holds it.
 */
export async function takeLock(path: string): Promise<() => void> {
  try {
    return takeProcessLock(path);
  } catch (error) {
    if (!(error instanceof LockTaken)) throw error;
    throw new FolderInUse(
      `The local data is in use by another running server (process ${error.holder}). Stop it first.`,
    );
  }
}

/**
 * Opens the database below `dataDir` and the backend over
 * it. Raises `FolderInUse` when another process has it.
 */
export async function createLocalBackend(options: LocalBackendOptions): Promise<LocalBackend> {
  const unlock = options.unlock ?? (await lockFolder(options.dataDir));
  try {
    return await openBackend(options, unlock);
  } catch (error) {
    unlock();
    throw error;
  }
}

/** However it ends, the database is closed before the next process is let in. */
async function openBackend(options: LocalBackendOptions, unlock: () => void): Promise<LocalBackend> {
  const { dataDir, limits = {} } = options;
  const db = await openDatabase(join(dataDir, 'database'));
  try {
    for (const [name, value] of Object.entries(limits)) {
      await db.query('update private.setting set value = $2 where name = $1', [name, value]);
    }
    await dropPrivileges(db);
    const backend = await backendOn(durableStore(pgliteStore(db), join(dataDir, 'database')), options);
    const close = () =>
      backend
        .close()
        .finally(() => db.close())
        .finally(unlock);
    return { ...backend, db, close };
  } catch (error) {
    await db.close();
    throw error;
  }
}
