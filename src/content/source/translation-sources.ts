import { existsSync, readFileSync } from 'node:fs';
import { mkdir, readdir, rm, writeFile } from 'node:fs/promises';
import { join } from 'node:path';

/** The source text of each translation at the time of translation, one file per hash. */
export const translationSourcesFolder = 'content/translated';

const extension = '.txt';

/** Reads the source lines with this hash; undefined if they were not stored. */
export function readTranslationSource(root: string, hash: string): string[] | undefined {
  const file = join(root, translationSourcesFolder, `${hash}${extension}`);
  if (!existsSync(file)) return undefined;
  return readFileSync(file, 'utf8').split(/\r?\n/).slice(0, -1);
}

/** Stores a source's lines under their hash. */
export async function writeTranslationSource(root: string, hash: string, lines: string[]): Promise<void> {
  const folder = join(root, translationSourcesFolder);
  await mkdir(folder, { recursive: true });
  const file = join(folder, `${hash}${extension}`);
  // Removed first, so that a symbolic link is not followed.
  await rm(file, { force: true });
  await writeFile(file, `${lines.join('\n')}\n`, { flag: 'wx' });
}

/** Removes sources whose hash no translation uses. */
export async function removeUnusedSources(root: string, usedHashes: ReadonlySet<string>): Promise<void> {
  const folder = join(root, translationSourcesFolder);
  for (const name of await readdir(folder))
    if (name.endsWith(extension) && !usedHashes.has(name.slice(0, -extension.length)))
      await rm(join(folder, name));
}
