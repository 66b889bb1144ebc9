/** Starts, crashes and restarts a PostgreSQL server. */
import { type ChildProcess, spawn } from 'node:child_process';
import { once } from 'node:events';
import { readFile } from 'node:fs/promises';
import { join } from 'node:path';
import { setTimeout } from 'node:timers/promises';
import { findFreePort } from '../../tools/free-port.ts';
import { connect } from './client.ts';
import { createCommand } from './programs.ts';

const maxStartMs = 60_000;

/** `postgres` owns the migrations; the API connects as `authenticator`. */
export type ServerRole = 'supabase_admin' | 'postgres' | 'authenticator';

export type ServerFiles = { programs: string; data: string; logFile: string };

export function getUrl(port: number, role: ServerRole, database: string): string {
  return `postgresql://${role}@127.0.0.1:${port}/${database}`;
}

export async function startPostgres({ programs, data, logFile }: ServerFiles) {
  const port = await findFreePort();
  let server: ChildProcess | undefined;

  function spawnServer(): ChildProcess {
    const settings = {
      listen_addresses: '127.0.0.1',
      port,
      unix_socket_directories: '',
      max_connections: 250,
      fsync: 'off',
      // `filterLog` filters the log by this prefix.
      log_line_prefix: '<%d> ',
    };
    const flags = Object.entries(settings).flatMap(([name, value]) => ['-c', `${name}=${value}`]);
    const [command, args] = createCommand([join(programs, 'postgres'), '-D', data, ...flags]);
    const shell = `exec "$0" "$@" >>"${logFile}" 2>&1`;
    const child = spawn('/bin/sh', ['-c', shell, command, ...args], { cwd: data, stdio: 'ignore' });
    // Lets this process exit while the server runs.
    child.unref();
    return child;
  }

  async function start(): Promise<void> {
    const end = Date.now() + maxStartMs;
    while (Date.now() < end) {
      server = spawnServer();
      if (await isReady(getUrl(port, 'supabase_admin', 'postgres'), server, end)) return;
      // After a crash, old processes may still use the data or the port.
      await setTimeout(100);
    }
    const log = await readFile(logFile, 'utf8').catch(() => 'There is no log.');
    throw new Error(`PostgreSQL did not start. The log ends with:\n${log.slice(-2000)}`);
  }

  /** `SIGKILL` is a crash, `SIGINT` a fast shutdown. */
  async function signal(name: 'SIGKILL' | 'SIGINT'): Promise<void> {
    const child = server;
    if (child === undefined || child.exitCode !== null || child.signalCode !== null) return;
    const exit = once(child, 'exit');
    child.ref();
    child.kill(name);
    await exit;
  }

  process.once('exit', () => server?.kill('SIGKILL'));
  await start();
  return { port, log: () => readFile(logFile, 'utf8'), signal, start };
}

/** Waits for the server. Returns false if it exited or the time is up. */
async function isReady(url: string, server: ChildProcess, end: number): Promise<boolean> {
  while (server.exitCode === null && server.signalCode === null && Date.now() < end) {
    const client = await connect(url).catch(() => undefined);
    if (client !== undefined) {
      await client.end();
      return true;
    }
    await setTimeout(100);
  }
  return false;
}
