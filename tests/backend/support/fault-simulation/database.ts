/** The simulation's databases: processes that can be killed, with the simulation's clock and random numbers. */
import { fork, type ChildProcess } from 'node:child_process';
import { once } from 'node:events';
import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { copyDatabase } from '../embedded/database.ts';
import { connect, type Client, type Row } from '../postgres/client.ts';
import { copyData } from '../postgres/seed.ts';
import { startPostgres, getUrl } from '../postgres/server.ts';
import { requestResource } from '../run/preparations.ts';

export type EngineName = 'PGlite' | 'PostgreSQL';

export type QueryRequest = {
  role: 'service_role' | 'postgres';
  now: Date;
  /** From -1 to 1. */
  seed: number;
  sql: string;
  values?: readonly unknown[];
};

export type KillableDatabase = {
  query: (request: QueryRequest) => Promise<Row[]>;
  /** Kills the database with `SIGKILL` and restarts it. */
  crash: () => Promise<void>;
  close: () => Promise<void>;
};

/** An error with the database's error code. */
export class DatabaseError extends Error {
  override name = 'DatabaseError';
  readonly code: string;

  constructor(code: string) {
    super(code);
    this.code = code;
  }
}

export const sessionSettingsSql =
  "select set_config('role', $1, false), set_config('simulation.now', $2, false), setseed($3)";

/**
 * Makes all functions and column defaults call the simulation's `now()` and `uuid()`, because the built-in ones can't be
 * replaced.
 */
const replaceClockSql = `
create schema simulation;
grant usage on schema simulation to public;
create function simulation.now() returns timestamptz language sql stable
as $$ select coalesce(nullif(current_setting('simulation.now', true), '')::timestamptz, clock_timestamp()) $$;
create function simulation.uuid() returns uuid language sql volatile as $$ select md5(random()::text || random()::text)::uuid $$;
do $do$
declare
  item record;
begin
  for item in select pg_get_functiondef(p.oid) as definition from pg_proc p
    where p.pronamespace in ('private'::regnamespace, 'public'::regnamespace) and p.proowner = current_user::regrole
  loop
    execute replace(regexp_replace(item.definition, '\\mnow\\(\\)', 'simulation.now()', 'g'), 'gen_random_uuid()', 'simulation.uuid()');
  end loop;
  for item in select d.adrelid::regclass as table_name, a.attname as name, pg_get_expr(d.adbin, d.adrelid) as expression
    from pg_attrdef d join pg_attribute a on a.attrelid = d.adrelid and a.attnum = d.adnum
    where d.adrelid::regclass::text like 'private.%' and a.attgenerated = '' and a.attidentity = ''
  loop
    execute format('alter table %s alter column %I set default %s', item.table_name, item.name,
      replace(replace(item.expression, 'now()', 'simulation.now()'), 'gen_random_uuid()', 'simulation.uuid()'));
  end loop;
end
$do$;
`;

/** Opens a database. `setupSql` runs once, as the owner of the migrations. */
export async function openDatabase(engine: EngineName, setupSql: string): Promise<KillableDatabase> {
  const database = engine === 'PGlite' ? await startEmbedded() : await startServer();
  for (const sql of [replaceClockSql, setupSql])
    await database.query({ role: 'postgres', now: new Date(), seed: 0, sql });
  return database;
}

async function startServer(): Promise<KillableDatabase> {
  const seedFiles = await requestResource('postgresSeed');
  const folder = await mkdtemp(join(tmpdir(), 'backend-simulation-'));
  const logFile = `${folder}.log`;
  const data = await copyData(folder, seedFiles);
  const server = await startPostgres({ programs: seedFiles.programs, data, logFile });
  const url = getUrl(server.port, 'supabase_admin', 'migrated');
  let client: Client = await connect(url);
  return {
    async query({ role, now, seed, sql, values }) {
      try {
        await client.query(sessionSettingsSql, [role, now.toISOString(), seed]);
        return await client.query(sql, values);
      } catch (error) {
        throw new DatabaseError(String(Reflect.get(Object(error), 'code')));
      }
    },
    async crash() {
      await server.signal('SIGKILL');
      await server.start();
      client = await connect(url);
    },
    async close() {
      await client.end();
      await server.signal('SIGINT');
      for (const path of [folder, logFile]) await rm(path, { recursive: true, force: true });
    },
  };
}

/** A response from `embedded-process.ts`. */
export type EmbeddedResponse = { rows: Row[] } | { code: string };

async function startEmbedded(): Promise<KillableDatabase> {
  const folder = await mkdtemp(join(tmpdir(), 'backend-simulation-'));
  await copyDatabase(folder);
  const start = async (): Promise<ChildProcess> => {
    const newChild = fork(join(import.meta.dirname, 'embedded-process.ts'), [join(folder, 'database')], {
      serialization: 'advanced',
    });
    process.once('exit', () => newChild.kill('SIGKILL'));
    await receive(newChild);
    return newChild;
  };
  let child = await start();
  const kill = async () => {
    const exit = once(child, 'exit');
    child.kill('SIGKILL');
    await exit;
  };
  return {
    async query(request) {
      child.send(request);
      const response = await receive(child);
      if ('code' in response) throw new DatabaseError(response.code);
      return response.rows;
    },
    async crash() {
      await kill();
      child = await start();
    },
    async close() {
      await kill();
      await rm(folder, { recursive: true, force: true });
    },
  };
}

async function receive(child: ChildProcess): Promise<EmbeddedResponse> {
  const [message] = await once(child, 'message');
  return message as EmbeddedResponse;
}
