/** Resources that test files share, created on first use in a folder that is removed at exit. */
import { rmSync } from 'node:fs';
import { chmod, mkdtemp } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { createEmbeddedSeed, type EmbeddedSeed } from '../embedded/seed.ts';
import { copyData, createPostgresSeed, type PostgresSeed } from '../postgres/seed.ts';
import { startPostgres } from '../postgres/server.ts';

export type SharedResources = {
  /** A stopped PostgreSQL server, to copy. */
  postgresSeed: PostgresSeed;
  /** A running server, with a database for each test file. */
  postgresServer: { port: number; logFile: string };
  /** A migrated embedded database, to copy. */
  embeddedSeed: EmbeddedSeed;
};

const getRunFolder = memoizeAsync(createFolder);

const creators: { readonly [Name in keyof SharedResources]: () => Promise<SharedResources[Name]> } = {
  postgresSeed: memoizeAsync(async () => await createPostgresSeed(await getRunFolder())),
  postgresServer: memoizeAsync(startSharedServer),
  embeddedSeed: memoizeAsync(async () => await createEmbeddedSeed(await getRunFolder())),
};

/** The environment variable with the URL of the process that creates the resources. If it is unset, this process creates them. */
export const urlVariable = 'BACKEND_PREPARATIONS';

/** Requests a shared resource of this test run. */
export async function requestResource<Name extends keyof SharedResources>(
  name: Name,
): Promise<SharedResources[Name]> {
  const url = process.env[urlVariable];
  if (url === undefined) return await prepareResource(name);
  const response = await fetch(`${url}/${name}`);
  if (!response.ok) throw new Error(await response.text());
  return (await response.json()) as SharedResources[Name];
}

export async function prepareResource<Name extends keyof SharedResources>(
  name: Name,
): Promise<SharedResources[Name]> {
  return await creators[name]();
}

export function isResourceName(name: string): name is keyof SharedResources {
  return Object.hasOwn(creators, name);
}

/** Starts a server that stops when this process exits. */
async function startSharedServer() {
  const seed = await prepareResource('postgresSeed');
  const folder = await getRunFolder();
  const data = await copyData(join(folder, 'postgres'), seed);
  const logFile = join(folder, 'postgres.log');
  const { port } = await startPostgres({ programs: seed.programs, data, logFile });
  return { port, logFile };
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
