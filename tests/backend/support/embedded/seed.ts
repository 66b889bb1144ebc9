import { mkdir } from 'node:fs/promises';
import { join } from 'node:path';
import { openDatabase } from '../../../../src/server/database.ts';

export type EmbeddedSeed = { folder: string };

/** What takes a first start most of its time. */
export async function makeEmbeddedSeed(root: string): Promise<EmbeddedSeed> {
  const folder = join(root, 'embedded');
  await mkdir(folder);
  const db = await openDatabase(folder);
  await db.close();
  return { folder };
}
