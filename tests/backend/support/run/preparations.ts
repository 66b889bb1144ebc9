/** Shared resources, created on first use in a folder that is removed at exit. */
import { rmSync } from 'node:fs';
import { chmod, mkdtemp } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { createEmbeddedSeed, type EmbeddedSeed } from '../embedded/seed.ts';
import { createPostgresSeed, type PostgresSeed } from '../postgres/seed.ts';
import { startSharedServer, type SharedServer } from '../postgres/shared-server.ts';

export type PreparedResources = {
  /** A stopped PostgreSQL server, to copy. */
  postgresSeed: PostgresSeed;
  /** A running server, with a database for each test file. */
  postgresServer: SharedServer;
  /** A migrated embedded database, to copy. */
  embeddedSeed: EmbeddedSeed;
};

const getRunFolder = memoizeAsync(createFolder);

const creators: { readonly [Name in keyof PreparedResources]: () => Promise<PreparedResources[Name]> } = {
  postgresSeed: memoizeAsync(async () => await createPostgresSeed(await getRunFolder())),
  postgresServer: memoizeAsync(
    async () => await startSharedServer(await prepare('postgresSeed'), await getRunFolder()),
  ),
  embeddedSeed: memoizeAsync(async () => await createEmbeddedSeed(await getRunFolder())),
};

export async function prepare<Name extends keyof PreparedResources>(
  name: Name,
): Promise<PreparedResources[Name]> {
  return await creators[name]();
}

export function isPreparation(name: string): name is keyof PreparedResources {
  return Object.hasOwn(creators, name);
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
