import { rename, rm, writeFile } from 'node:fs/promises';

/** Writes a file that nobody else on this machine may read, whoever could read one that it takes the place of. */
export async function writePrivately(path: string, text: string): Promise<void> {
  const part = `${path}.${process.pid}.part`;
  try {
    await writeFile(part, text, { mode: 0o600, flag: 'wx' });
    await rename(part, path);
  } finally {
    await rm(part, { force: true });
  }
}
