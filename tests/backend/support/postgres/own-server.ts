/** A server for tests that crash it or fill its disk. */
import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { prepared } from '../run/prepared.ts';
import type { Database } from './database.ts';
import { dataIn } from './seed.ts';
import { startPostgres, urlOf, type Server } from './server.ts';

export type OwnServer = Database & Pick<Server, 'signal' | 'start'> & { stop: () => Promise<void> };

/** The log is outside `dataRoot`, so that it can be written when that disk is full. */
export async function ownServer(dataRoot: string = tmpdir()): Promise<OwnServer> {
  const seed = await prepared('postgresSeed');
  const folder = await mkdtemp(join(dataRoot, 'backend-pg-'));
  const logs = await mkdtemp(join(tmpdir(), 'backend-pg-log-'));
  const server = await startPostgres({
    programs: seed.programs,
    data: await dataIn(folder, seed),
    logFile: join(logs, 'server.log'),
  });
  return {
    ...server,
    url: (role) => urlOf(server.port, role, 'migrated'),
    async stop() {
      await server.signal('SIGINT');
      for (const made of [folder, logs]) await rm(made, { recursive: true, force: true });
    },
  };
}
