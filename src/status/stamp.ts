import { readFile, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { problemAt } from '#content/places.ts';
import { didYouMean } from '#content/suggest.ts';
import type { Site } from '#content/site.ts';
import { translationHash } from '#content/translatable.ts';
import { translatedPages } from './translations.ts';

/**
 * Records in a translation's file that it matches its source as that stands
 * today. Only the twelve characters of the fingerprint are replaced. Returns
 * a sentence about it; raises an error when the address is no translation's.
 */
export async function stampTranslation(site: Site, root: string, path: string): Promise<string> {
  const pages = translatedPages(site);
  const page = site.pages.get(path);
  const found = pages.find(({ entry }) => entry.file === page?.entry.file);
  if (found === undefined) {
    const known = pages
      .flatMap(({ entry }) => [...site.pages.values()].filter((other) => other.entry.file === entry.file))
      .map((other) => other.path);
    throw new NoTranslation(
      `${path} is no translation.${didYouMean(path, known)} Translations: ${known.join(', ')}.`,
    );
  }
  const { entry, source } = found;
  const hash = translationHash(source);
  const { line } = problemAt(entry.frontmatter, ['translation', 'hash'], 'value');
  const file = join(root, entry.file);
  const lines = (await readFile(file, 'utf8')).split('\n');
  const before = lines[line - 1] ?? '';
  lines[line - 1] = before.replace(/(hash:\s*)["']?[0-9a-f]{12}["']?/, `$1"${hash}"`);
  await writeFile(file, lines.join('\n'));
  return `${entry.file}:${line} now says that it translates ${source.file} as it stands today (${hash}).`;
}

export class NoTranslation extends Error {}
