/** The whole backend in one process: the functions on an embedded database. */
import { mkdir } from 'node:fs/promises';
import { join } from 'node:path';
import type { PGlite } from '@electric-sql/pglite';
import { tryLock } from '#build/process-lock.ts';
import { createBackend, type Backend, type BackendOptions } from './backend.ts';
import { dropPrivileges, createDurableStore, openDatabase, createPgliteStore } from './database.ts';

type LocalBackendOptions = BackendOptions & {
  /** Values that replace those in `private.setting`, such as `{ address_hard: 1000 }`. */
  limits?: Readonly<Record<string, number>>;
  /** Releases the folder's lock, if the caller has already acquired it. */
  unlock?: () => void;
};

type LocalBackend = Backend & { db: PGlite };

/**
 * Creates and locks `dataDir`, because two processes on one database folder would overwrite each other's pages and lose
 * rows without an error. Returns a function that unlocks it. Throws when another process uses it.
 */
export async function lockFolder(dataDir: string): Promise<() => void> {
  await mkdir(dataDir, { recursive: true, mode: 0o700 });
  const path = join(dataDir, 'server.lock');
  const lock = tryLock(path);
  if ('unlock' in lock) return lock.unlock;
  throw new Error(
    `The local data is in use by another running server (process ${lock.holder}). Stop it first. If no server is running, delete ${path}.`,
  );
}

/**
 * Creates the backend. Throws when another process uses `dataDir`. Closing it always closes the database before it unlocks
 * the folder.
 */
export async function createLocalBackend(options: LocalBackendOptions): Promise<LocalBackend> {
  const { dataDir, limits = {} } = options;
  const folder = join(dataDir, 'database');
  await using resources = new AsyncDisposableStack();
  resources.defer(options.unlock ?? (await lockFolder(dataDir)));
  const db = await openDatabase(folder);
  resources.defer(() => db.close());
  for (const [name, value] of Object.entries(limits)) {
    await db.query('update private.setting set value = $2 where name = $1', [name, value]);
  }
  await dropPrivileges(db);
  const backend = await createBackend(createDurableStore(createPgliteStore(db), folder), options);
  resources.defer(backend.close);
  const openResources = resources.move();
  return { ...backend, db, close: () => openResources.disposeAsync() };
}
