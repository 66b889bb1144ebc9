/** Shared resources, created on first use in a folder that is removed at exit. */
import { rmSync } from 'node:fs';
import { chmod, mkdtemp } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { makeEmbeddedSeed, type EmbeddedSeed } from '../embedded/seed.ts';
import { makePostgresSeed, type PostgresSeed } from '../postgres/seed.ts';
import { startSharedServer, type SharedServer } from '../postgres/shared-server.ts';

export type Prepared = {
  /** A stopped PostgreSQL server, to copy. */
  postgresSeed: PostgresSeed;
  /** A running server, with a database for each test file. */
  postgresServer: SharedServer;
  /** A migrated embedded database, to copy. */
  embeddedSeed: EmbeddedSeed;
};

const folderOfRun = once(createFolder);

const makers: { readonly [Name in keyof Prepared]: () => Promise<Prepared[Name]> } = {
  postgresSeed: once(async () => await makePostgresSeed(await folderOfRun())),
  postgresServer: once(
    async () => await startSharedServer(await prepare('postgresSeed'), await folderOfRun()),
  ),
  embeddedSeed: once(async () => await makeEmbeddedSeed(await folderOfRun())),
};

export async function prepare<Name extends keyof Prepared>(name: Name): Promise<Prepared[Name]> {
  return await makers[name]();
}

export function isPreparation(name: string): name is keyof Prepared {
  return Object.hasOwn(makers, name);
}

async function createFolder(): Promise<string> {
  const path = await mkdtemp(join(tmpdir(), 'backend-run-'));
  // PostgreSQL may run as another user.
  await chmod(path, 0o755);
  process.once('exit', () => rmSync(path, { recursive: true, force: true, maxRetries: 5 }));
  return path;
}

function once<Value>(make: () => Promise<Value>): () => Promise<Value> {
  let made: Promise<Value> | undefined;
  return () => (made ??= make());
}
