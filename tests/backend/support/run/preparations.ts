/** Resources that test files share, in a folder that is removed at exit. */
import { execFile } from 'node:child_process';
import { rmSync } from 'node:fs';
import { chmod, mkdtemp } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { promisify } from 'node:util';
import { copyData, createPostgresSeed } from '../postgres/seed.ts';
import { startPostgres } from '../postgres/server.ts';

const getRunFolder = memoizeAsync(createFolder);
const getPostgresSeed = memoizeAsync(async () => await createPostgresSeed(await getRunFolder()));

/** Functions that create a resource on the first call. */
export const resources = {
  /** A stopped PostgreSQL server, to copy. */
  postgresSeed: getPostgresSeed,
  /** A running server, with a database for each test file. */
  postgresServer: memoizeAsync(startSharedServer),
  /** The folder of a migrated embedded database, to copy. */
  embeddedSeed: memoizeAsync(createEmbeddedSeed),
};

export type Resources = typeof resources;

/** The environment variable with the URL of the process that creates the resources. If it is unset, this process creates them. */
export const urlVariable = 'BACKEND_PREPARATIONS';

/** Requests a shared resource of this test run. */
export async function requestResource<Name extends keyof Resources>(
  name: Name,
): Promise<Awaited<ReturnType<Resources[Name]>>> {
  type Resource = Awaited<ReturnType<Resources[Name]>>;
  const url = process.env[urlVariable];
  if (url === undefined) return (await resources[name]()) as Resource;
  const response = await fetch(`${url}/${name}`);
  if (!response.ok) throw new Error(await response.text());
  return (await response.json()) as Resource;
}

/** Starts a server that stops when this process exits. */
async function startSharedServer() {
  const seed = await getPostgresSeed();
  const folder = await getRunFolder();
  const data = await copyData(join(folder, 'postgres'), seed);
  const logFile = join(folder, 'postgres.log');
  const { port } = await startPostgres({ programs: seed.programs, data, logFile });
  return { port, logFile };
}

/** Creates the database in another process, because a first start blocks for seconds. */
async function createEmbeddedSeed(): Promise<string> {
  const folder = join(await getRunFolder(), 'embedded');
  const script = join(import.meta.dirname, '../embedded/first-start.ts');
  await promisify(execFile)(process.execPath, ['--liftoff-only', script, folder]);
  return folder;
}

async function createFolder(): Promise<string> {
  const path = await mkdtemp(join(tmpdir(), 'backend-run-'));
  // PostgreSQL may run as another user.
  await chmod(path, 0o755);
  process.once('exit', () => rmSync(path, { recursive: true, force: true, maxRetries: 5 }));
  return path;
}

function memoizeAsync<Value>(create: () => Promise<Value>): () => Promise<Value> {
  let promise: Promise<Value> | undefined;
  return () => (promise ??= create());
}
