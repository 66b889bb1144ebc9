/** The whole backend in this process: an embedded database below one folder, and the functions over it. */
import { mkdir } from 'node:fs/promises';
import { join } from 'node:path';
import type { PGlite } from '@electric-sql/pglite';
import { backendOn, type Backend, type BackendOptions } from './backend-on.ts';
import { takeLock } from './lock-file.ts';
import { dropPrivileges, openDatabase } from './open-database.ts';
import { pgliteStore } from './pglite-store.ts';

export type LocalBackendOptions = BackendOptions & {
  /** Overrides of rows in `private.setting`, such as `{ address_hard: 1000 }`. */
  limits?: Readonly<Record<string, number>>;
  /** Given by a caller that has called `lockFolder` already. */
  unlock?: () => void;
};

export type LocalBackend = Backend & { db: PGlite };

/** Keeps other processes out of `dataDir`, which is made when missing. Raises `FolderInUse` when one has it. */
export async function lockFolder(dataDir: string): Promise<() => void> {
  await mkdir(dataDir, { recursive: true, mode: 0o700 });
  return await takeLock(join(dataDir, 'database.lock'));
}

/**
 * Opens the database below `dataDir` and the backend over
 * it. Raises `FolderInUse` when another process has it.
 */
export async function createLocalBackend(options: LocalBackendOptions): Promise<LocalBackend> {
  const { dataDir, limits = {} } = options;
  const unlock = options.unlock ?? (await lockFolder(dataDir));
  try {
    const db = await openDatabase(join(dataDir, 'database'));
    for (const [name, value] of Object.entries(limits)) {
      await db.query('update private.setting set value = $2 where name = $1', [name, value]);
    }
    await dropPrivileges(db);
    const backend = await backendOn(pgliteStore(db), options);
    return {
      ...backend,
      db,
      async close() {
        await backend.close();
        await db.close();
        unlock();
      },
    };
  } catch (error) {
    unlock();
    throw error;
  }
}
