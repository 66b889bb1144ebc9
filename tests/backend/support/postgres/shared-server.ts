import { join } from 'node:path';
import { copyData, type PostgresSeed } from './seed.ts';
import { startPostgres } from './server.ts';

export type SharedServer = { port: number; logFile: string };

/** Starts a server that stops when this process exits. */
export async function startSharedServer(seed: PostgresSeed, folder: string): Promise<SharedServer> {
  const logFile = join(folder, 'postgres.log');
  const { port } = await startPostgres({
    programs: seed.programs,
    data: await copyData(join(folder, 'postgres'), seed),
    logFile,
  });
  return { port, logFile };
}
