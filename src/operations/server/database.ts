/** The embedded database, with the roles and migrations of a Supabase project. */
import { closeSync, existsSync, fdatasync, openSync, readdirSync } from 'node:fs';
import { open, readdir, readFile, rm, statfs } from 'node:fs/promises';
import { dirname, join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { promisify } from 'node:util';
import { PGlite, type PGliteInterface } from '@electric-sql/pglite';
import { formatCode, type Store, StoreUnavailable } from '#functions/store/store.ts';

const migrationsFolder = new URL('../../../supabase/migrations/', import.meta.url);

/** The roles of a Supabase project. */
export const supabaseRoles = `
do $$
begin
  if not exists (select from pg_roles where rolname = 'anon') then
    create role anon nologin noinherit;
    create role authenticated nologin noinherit;
    create role service_role nologin noinherit bypassrls;
    create role authenticator login noinherit;
    grant anon, authenticated, service_role to authenticator;
  end if;
end
$$;
grant usage on schema public to anon, authenticated, service_role;
`;

/**
 * The most permissive default grants that a project can have: all API roles can access everything in `public` unless a
 * migration revokes it, so that a forgotten revoke fails a test. Run as the role that runs the migrations.
 */
export const permissiveDefaultGrants = `
alter default privileges in schema public grant all on tables to anon, authenticated, service_role;
alter default privileges in schema public grant all on functions to anon, authenticated, service_role;
alter default privileges in schema public grant all on sequences to anon, authenticated, service_role;
`;

/** Opens the database in `folder`, or in memory, and migrates it. Throws if the folder is damaged or the disk is full. */
export async function openDatabase(folder?: string): Promise<PGlite> {
  if (folder !== undefined) await assertUndamaged(folder);
  const db = folder === undefined ? await PGlite.create() : await openFolder(folder);
  try {
    await db.exec(supabaseRoles);
    await db.exec(permissiveDefaultGrants);
    await migrate(db);
    return db;
  } catch (error) {
    await db.close();
    throw error;
  }
}

/**
 * Opens a database folder. On a full disk the engine only reports that it was aborted, and a first start leaves a
 * partial folder.
 */
async function openFolder(folder: string): Promise<PGlite> {
  const isNew = !existsSync(folder);
  try {
    return await PGlite.create({ dataDir: folder });
  } catch (error) {
    const { bavail, bsize } = await statfs(dirname(folder));
    if (isNew) await rm(folder, { recursive: true, force: true });
    if (bavail * bsize > minFreeBytes) throw error;
    throw new Error(
      `The disk is full: the database in ${folder} can’t be opened. No data was lost. Free up some space, then try again.`,
      { cause: error },
    );
  }
}

/** Below this, an error at startup is attributed to the disk: the engine allocates its write-ahead log in large files. */
const minFreeBytes = 32 * 1024 * 1024;

/** Throws if PG_VERSION is missing, because the engine would create an empty database in such a folder. */
async function assertUndamaged(folder: string): Promise<void> {
  const files = existsSync(folder) ? await readdir(folder) : [];
  if (files.length === 0 || files.includes('PG_VERSION')) return;
  throw new Error(
    `The database in ${folder} is damaged: its file PG_VERSION is missing. Restore the folder from a copy, or move it elsewhere to start with an empty database.`,
  );
}

/** Limits the session to executing functions, like the deployed Edge Functions. */
export async function dropPrivileges(db: PGlite): Promise<void> {
  await db.exec('set role service_role');
}

type Migration = { version: string; sql: string };

/** Reads all migrations, in order. */
export async function readMigrations(): Promise<Migration[]> {
  const names = (await readdir(fileURLToPath(migrationsFolder)))
    .filter((name) => name.endsWith('.sql'))
    .sort();
  return await Promise.all(
    names.map(async (name) => ({
      version: name.slice(0, name.indexOf('_')),
      sql: await readFile(new URL(name, migrationsFolder), 'utf8'),
    })),
  );
}

/** Runs pending migrations, recorded in the same table as on a Supabase project. */
async function migrate(db: PGliteInterface): Promise<void> {
  await db.exec(`
    create schema if not exists supabase_migrations;
    create table if not exists supabase_migrations.schema_migrations (version text primary key);
  `);
  const { rows } = await db.query<{ version: string }>(
    'select version from supabase_migrations.schema_migrations',
  );
  const appliedVersions = new Set(rows.map(({ version }) => version));
  for (const { version, sql } of await readMigrations()) {
    if (appliedVersions.has(version)) continue;
    await db.transaction(async (tx) => {
      await tx.exec(sql);
      await tx.query('insert into supabase_migrations.schema_migrations (version) values ($1)', [version]);
    });
  }
}

/** Creates a store whose calls each run one function in one transaction, as on a Supabase project. */
export function createPgliteStore(db: PGliteInterface): Store {
  return {
    async call(name, p) {
      try {
        const { rows } = await db.query<{ result: unknown }>(`select public.${name}($1::jsonb) as result`, [
          JSON.stringify(p),
        ]);
        return rows[0]?.result;
      } catch (error) {
        // The driver's error contains the parameters, which are personal data: use only its code.
        throw new StoreUnavailable(`${name} failed${formatCode(error)}`);
      }
    },
  };
}

/**
 * Creates a store that syncs the write-ahead log before a submission is acknowledged. The engine never calls fsync, so without
 * this its data would survive a killed process but not a power failure. The engine recovers from that log.
 */
export function createDurableStore(store: Store, folder: string): Store {
  const sync = coalesce(createWalSync(join(folder, 'pg_wal')));
  return {
    async call(name, p) {
      const result = await store.call(name, p);
      if (name.startsWith('submit_')) await sync();
      return result;
    },
  };
}

/**
 * Creates a function that syncs the write-ahead log (WAL). A new file survives a power failure only if its folder was synced as well.
 * Files are listed, opened and closed synchronously, because that is faster, and visitors wait for it when they submit a form.
 */
function createWalSync(folder: string): () => Promise<void> {
  let syncedNames = '';
  return async () => {
    const files = readdirSync(folder, { withFileTypes: true }).filter((entry) => entry.isFile());
    await Promise.all(files.map(({ name }) => syncFile(join(folder, name))));
    const names = files.map(({ name }) => name).join();
    if (names === syncedNames || process.platform === 'win32') return;
    await using directory = await open(folder, 'r');
    await directory.sync();
    syncedNames = names;
  };
}

async function syncFile(path: string): Promise<void> {
  const file = openSync(path, 'r+');
  try {
    await promisify(fdatasync)(file);
  } finally {
    closeSync(file);
  }
}

/** Returns a function whose calls during a run share the next run. */
function coalesce(run: () => Promise<void>): () => Promise<void> {
  let currentRun = Promise.resolve();
  let nextRun: Promise<void> | undefined;
  const start = () => {
    nextRun = undefined;
    currentRun = run();
    return currentRun;
  };
  return () => (nextRun ??= currentRun.then(start, start));
}
