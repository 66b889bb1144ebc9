/** The embedded database: opened with the roles and migrations of a Supabase project, reached by its functions. */
import { closeSync, existsSync, fdatasync, openSync, readdirSync } from 'node:fs';
import { open, readdir, readFile, rm, statfs } from 'node:fs/promises';
import { dirname, join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { promisify } from 'node:util';
import { PGlite, type PGliteInterface } from '@electric-sql/pglite';
import { codeOf, reasonOf, type Store, StoreUnavailable } from '#functions/store/store.ts';

const migrationsFolder = new URL('../../../supabase/migrations/', import.meta.url);

/**
 * What the embedded database, and every database under test, begins with: the roles of a Supabase
 * project, and its default grants at their worst. Whatever is created in `public` is open to all API
 * roles unless a migration says otherwise, so a migration that forgets shows before it is deployed.
 */
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

/** Run as the role that will own the migrations. */
export const worstDefaultGrants = `
alter default privileges in schema public grant all on tables to anon, authenticated, service_role;
alter default privileges in schema public grant all on functions to anon, authenticated, service_role;
alter default privileges in schema public grant all on sequences to anon, authenticated, service_role;
`;

/**
 * Opens the database in `folder`, or in memory without one, and brings it up to the newest
 * migration. Raises an error for a damaged folder, a full disk, and a migration that can’t be made.
 */
export async function openDatabase(folder?: string): Promise<PGlite> {
  if (folder !== undefined) await assertUndamaged(folder);
  const db = folder === undefined ? await PGlite.create() : await openFolder(folder);
  try {
    await db.exec(supabaseRoles);
    await db.exec(worstDefaultGrants);
    await migrate(db);
    return db;
  } catch (error) {
    await db.close();
    throw error;
  }
}

/** Of a full disk the engine says that it was aborted, and what a first start wrote till then looks like damage to the next. */
async function openFolder(folder: string): Promise<PGlite> {
  const isNew = !existsSync(folder);
  try {
    return await PGlite.create({ dataDir: folder });
  } catch (error) {
    const { bavail, bsize } = await statfs(dirname(folder));
    if (isNew) await rm(folder, { recursive: true, force: true });
    if (bavail * bsize > minFreeBytes) throw error;
    throw new Error(
      `The disk is full: the database in ${folder} can’t be opened. Nothing in it is lost. Make room, then start again.`,
      { cause: error },
    );
  }
}

/** The engine reserves the space of one file of its journal at a time. */
const minFreeBytes = 32 * 1024 * 1024;

/** The database engine would take a folder without its first file for a new one, and begin an empty database in it. */
async function assertUndamaged(folder: string): Promise<void> {
  const files = existsSync(folder) ? await readdir(folder) : [];
  if (files.length === 0 || files.includes('PG_VERSION')) return;
  throw new Error(
    `The database in ${folder} is damaged: its file PG_VERSION is missing. Restore the folder from a copy, or move it aside to begin with an empty database.`,
  );
}

/** From here on the session may only execute the functions, as the deployed functions may. */
export async function dropPrivileges(db: PGlite): Promise<void> {
  await db.exec('set role service_role');
}

type Migration = { version: string; sql: string };

/** All migrations, in the order of their versions. */
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

/** Makes the migrations that are missing, in the same order and noted in the same table as on the Supabase project. */
async function migrate(db: PGliteInterface): Promise<void> {
  await db.exec(`
    create schema if not exists supabase_migrations;
    create table if not exists supabase_migrations.schema_migrations (version text primary key);
  `);
  const { rows } = await db.query<{ version: string }>(
    'select version from supabase_migrations.schema_migrations',
  );
  const done = new Set(rows.map(({ version }) => version));
  for (const { version, sql } of await readMigrations()) {
    if (done.has(version)) continue;
    await db.transaction(async (tx) => {
      await tx.exec(sql);
      await tx.query('insert into supabase_migrations.schema_migrations (version) values ($1)', [version]);
    });
  }
}

/** The store over the embedded database, reached as that of a Supabase project is: each call is one function, and so one transaction. */
export function pgliteStore(db: PGliteInterface): Store {
  return {
    async call(name, p) {
      try {
        const { rows } = await db.query<{ answer: unknown }>(`select public.${name}($1::jsonb) as answer`, [
          JSON.stringify(p),
        ]);
        return rows[0]?.answer;
      } catch (error) {
        // The error of the driver carries the parameters, which are what a visitor typed: only its code goes further.
        throw new StoreUnavailable(name, reasonOf(codeOf(error)));
      }
    },
  };
}

/**
 * The engine never waits for the disk: what it has written outlives the process, and not a power cut. So its journal,
 * from which it recovers at the next start, is brought to the disk before a visitor is told that a request is in.
 */
export function durableStore(store: Store, folder: string): Store {
  const sync = coalesce(journalSync(join(folder, 'pg_wal')));
  return {
    async call(name, p) {
      const answer = await store.call(name, p);
      if (name.startsWith('submit_')) await sync();
      return answer;
    },
  };
}

/**
 * A file that is new is found after a power cut only once its folder was brought to the disk as well. Every
 * visitor waits for this, so it leaves the thread for nothing but the disk itself.
 */
function journalSync(folder: string): () => Promise<void> {
  let known = '';
  return async () => {
    const files = readdirSync(folder, { withFileTypes: true }).filter((entry) => entry.isFile());
    await Promise.all(files.map(({ name }) => syncFile(join(folder, name))));
    const names = files.map(({ name }) => name).join();
    if (names === known || process.platform === 'win32') return;
    await using directory = await open(folder, 'r');
    await directory.sync();
    known = names;
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

/** Calls during a run share the next run, which begins after them. */
function coalesce(work: () => Promise<void>): () => Promise<void> {
  let running: Promise<void> | undefined;
  let next: Promise<void> | undefined;
  const begin = () => {
    next = undefined;
    running = work().finally(() => {
      running = undefined;
    });
    return running;
  };
  return async () => {
    if (running === undefined) return await begin();
    next ??= running.then(begin, begin);
    return await next;
  };
}
