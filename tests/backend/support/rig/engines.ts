/** The rig's two databases: processes that can be killed, with the rig's clock and random numbers. */
import { fork, type ChildProcess } from 'node:child_process';
import { rm } from 'node:fs/promises';
import { join } from 'node:path';
import { copyDatabase } from '../embedded/database.ts';
import { temporaryFolder } from '../leg.ts';
import { connect, type Client, type Row } from '../postgres/client.ts';
import { ownServer } from '../postgres/own-server.ts';

export type EngineName = 'PGlite' | 'PostgreSQL';

export type QueryRequest = {
  role: 'service_role' | 'postgres';
  now: Date;
  /** From -1 to 1. */
  seed: number;
  sql: string;
  values?: readonly unknown[];
};

export type Engine = {
  query: (request: QueryRequest) => Promise<Row[]>;
  /** `SIGKILL` and a restart. */
  crash: () => Promise<void>;
  close: () => Promise<void>;
};

/** Has the database's error code. */
export class EngineError extends Error {
  override name = 'EngineError';
  readonly code: string;

  constructor(code: string) {
    super(code);
    this.code = code;
  }
}

export const settingsOf =
  "select set_config('role', $1, false), set_config('rig.now', $2, false), setseed($3)";

/** Rewrites all functions and defaults to call the rig's `now()` and `uuid()`, because the built-in ones can't be replaced. */
const replaceClock = `
create schema rig;
grant usage on schema rig to public;
create function rig.now() returns timestamptz language sql stable
as $$ select coalesce(nullif(current_setting('rig.now', true), '')::timestamptz, clock_timestamp()) $$;
create function rig.uuid() returns uuid language sql volatile as $$ select md5(random()::text || random()::text)::uuid $$;
do $do$
declare
  one record;
begin
  for one in select pg_get_functiondef(p.oid) as definition from pg_proc p
    where p.pronamespace in ('private'::regnamespace, 'public'::regnamespace) and p.proowner = current_user::regrole
  loop
    execute replace(regexp_replace(one.definition, '\\mnow\\(\\)', 'rig.now()', 'g'), 'gen_random_uuid()', 'rig.uuid()');
  end loop;
  for one in select d.adrelid::regclass as place, a.attname as name, pg_get_expr(d.adbin, d.adrelid) as expression
    from pg_attrdef d join pg_attribute a on a.attrelid = d.adrelid and a.attnum = d.adnum
    where d.adrelid::regclass::text like 'private.%' and a.attgenerated = '' and a.attidentity = ''
  loop
    execute format('alter table %s alter column %I set default %s', one.place, one.name,
      replace(replace(one.expression, 'now()', 'rig.now()'), 'gen_random_uuid()', 'rig.uuid()'));
  end loop;
end
$do$;
`;

/** `preparation` runs once, as the owner of the migrations. */
export async function openEngine(name: EngineName, preparation: string): Promise<Engine> {
  const engine = name === 'PGlite' ? await startEmbedded() : await server();
  for (const sql of [replaceClock, preparation])
    await engine.query({ role: 'postgres', now: new Date(), seed: 0, sql });
  return engine;
}

async function server(): Promise<Engine> {
  const postgres = await ownServer();
  let client: Client = await connect(postgres.url('supabase_admin'));
  return {
    async query({ role, now, seed, sql, values }) {
      try {
        await client.query(settingsOf, [role, now.toISOString(), seed]);
        return await client.query(sql, values);
      } catch (error) {
        throw new EngineError(String(Reflect.get(Object(error), 'code')));
      }
    },
    async crash() {
      await postgres.signal('SIGKILL');
      await postgres.start();
      client = await connect(postgres.url('supabase_admin'));
    },
    async close() {
      await client.end();
      await postgres.stop();
    },
  };
}

export type Answer = { rows: Row[] } | { code: string };

async function startEmbedded(): Promise<Engine> {
  const folder = await temporaryFolder();
  await copyDatabase(folder);
  let child = await begin();

  async function begin(): Promise<ChildProcess> {
    const script = join(import.meta.dirname, 'embedded-process.ts');
    const begun = fork(script, [join(folder, 'database')], {
      execArgv: ['--liftoff-only'],
      serialization: 'advanced',
    });
    process.once('exit', () => begun.kill('SIGKILL'));
    await answerOf(begun);
    return begun;
  }

  async function end(): Promise<void> {
    const gone = new Promise((resolve) => child.once('exit', resolve));
    child.kill('SIGKILL');
    await gone;
  }

  return {
    async query(request) {
      const answered = answerOf(child);
      child.send(request);
      const answer = await answered;
      if ('code' in answer) throw new EngineError(answer.code);
      return answer.rows;
    },
    async crash() {
      await end();
      child = await begin();
    },
    async close() {
      await end();
      await rm(folder, { recursive: true, force: true });
    },
  };
}

async function answerOf(child: ChildProcess): Promise<Answer> {
  return await new Promise((resolve, reject) => {
    const ended = () => reject(new Error('The embedded database ended.'));
    child.once('exit', ended);
    child.once('message', (answer) => {
      child.off('exit', ended);
      resolve(answer as Answer);
    });
  });
}
