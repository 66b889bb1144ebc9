import { access } from 'node:fs/promises';

/** The first of these paths at which there is a file. */
export async function firstThatExists(paths: (string | undefined)[]): Promise<string | undefined> {
  for (const path of paths) {
    if (path === undefined || path === '') continue;
    const exists = await access(path).then(
      () => true,
      () => false,
    );
    if (exists) return path;
  }
  return undefined;
}
