/** Each is made once, when it is first asked for, in a folder that goes with the process. */
import { rmSync } from 'node:fs';
import { chmod, mkdtemp } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { makeEmbeddedSeed, type EmbeddedSeed } from '../embedded/seed.ts';
import { makePostgresSeed, type PostgresSeed } from '../postgres/seed.ts';
import { startSharedServer, type SharedServer } from '../postgres/shared-server.ts';

export type Prepared = {
  /** A PostgreSQL server that does not run, to copy. */
  postgresSeed: PostgresSeed;
  /** One that runs, in which each test file has a database of its own. */
  postgresServer: SharedServer;
  /** The embedded database as its first start leaves it, to copy. */
  embeddedSeed: EmbeddedSeed;
};

const folderOfRun = once(newFolder);

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

async function newFolder(): Promise<string> {
  const path = await mkdtemp(join(tmpdir(), 'backend-run-'));
  // PostgreSQL may have to run as another user than this one.
  await chmod(path, 0o755);
  process.once('exit', () => rmSync(path, { recursive: true, force: true, maxRetries: 5 }));
  return path;
}

function once<Value>(make: () => Promise<Value>): () => Promise<Value> {
  let made: Promise<Value> | undefined;
  return () => (made ??= make());
}
