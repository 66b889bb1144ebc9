import { existsSync, readFileSync } from 'node:fs';
import { mkdir, readdir, rm, writeFile } from 'node:fs/promises';
import { join } from 'node:path';

/** The text of pages at the time of translation, one file per hash. */
export const translatedTexts = 'content/translated';

const endings = '.txt';

/** The lines with this hash; undefined when they were not recorded. */
export function readTranslatedText(root: string, hash: string): string[] | undefined {
  const file = join(root, translatedTexts, `${hash}${endings}`);
  if (!existsSync(file)) return undefined;
  return readFileSync(file, 'utf8').split(/\r?\n/).slice(0, -1);
}

/** Stores lines under their hash. */
export async function writeTranslatedText(root: string, hash: string, lines: string[]): Promise<void> {
  const folder = join(root, translatedTexts);
  await mkdir(folder, { recursive: true });
  const file = join(folder, `${hash}${endings}`);
  // Removed first, so that a symbolic link is not followed.
  await rm(file, { force: true });
  await writeFile(file, `${lines.join('\n')}\n`, { flag: 'wx' });
}

/** Removes texts whose hash no translation uses. */
export async function dropTranslatedTexts(root: string, usedHashes: ReadonlySet<string>): Promise<void> {
  const folder = join(root, translatedTexts);
  for (const name of await readdir(folder))
    if (name.endsWith(endings) && !usedHashes.has(name.slice(0, -endings.length)))
      await rm(join(folder, name));
}
