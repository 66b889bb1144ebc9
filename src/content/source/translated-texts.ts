import { existsSync, readFileSync } from 'node:fs';
import { mkdir, readdir, rm, writeFile } from 'node:fs/promises';
import { join } from 'node:path';

/** What pages said when they were translated: a file for each fingerprint that a translation keeps. */
export const translatedTexts = 'content/translated';

const endings = '.txt';

/** The lines that have this fingerprint; undefined when they are not on record. */
export function readTranslatedText(root: string, hash: string): string[] | undefined {
  const file = join(root, translatedTexts, `${hash}${endings}`);
  if (!existsSync(file)) return undefined;
  return readFileSync(file, 'utf8').split(/\r?\n/).slice(0, -1);
}

/** Records lines under their fingerprint. */
export async function writeTranslatedText(root: string, hash: string, lines: string[]): Promise<void> {
  const folder = join(root, translatedTexts);
  await mkdir(folder, { recursive: true });
  const file = join(folder, `${hash}${endings}`);
  // Never through a link.
  await rm(file, { force: true });
  await writeFile(file, `${lines.join('\n')}\n`, { flag: 'wx' });
}

/** Removes what no translation keeps the fingerprint of any more. */
export async function dropTranslatedTexts(root: string, kept: ReadonlySet<string>): Promise<void> {
  const folder = join(root, translatedTexts);
  for (const name of await readdir(folder))
    if (name.endsWith(endings) && !kept.has(name.slice(0, -endings.length))) await rm(join(folder, name));
}
