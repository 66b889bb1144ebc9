import { execFile } from 'node:child_process';
import { join } from 'node:path';
import { promisify } from 'node:util';

const run = promisify(execFile);

export type EmbeddedSeed = { folder: string };

/** Creates the seed in another process, because a first start blocks for seconds. */
export async function createEmbeddedSeed(root: string): Promise<EmbeddedSeed> {
  const folder = join(root, 'embedded');
  const script = join(import.meta.dirname, 'first-start.ts');
  await run(process.execPath, ['--liftoff-only', script, folder]);
  return { folder };
}
