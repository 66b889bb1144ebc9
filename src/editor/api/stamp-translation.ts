import { writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { didYouMean } from '#content/report/suggest.ts';
import { translatedPages } from '#content/routes/translations.ts';
import type { Site } from '#practice/site.ts';
import { readContentFile } from '#content/source/content-files.ts';
import { placeOfField } from '#content/source/positions.ts';
import { untranslatedIn, recordTranslated, translationStamp } from './translation.ts';
import { Refusal } from '../refusal.ts';
import { changedText } from '../writer/change-file.ts';

/**
 * Records in a translation that it matches the current text of its source, by replacing only the fingerprint. Returns a
 * message; throws a refusal when the address isn't a translation's, or its file has untranslated text.
 */
export async function stampTranslation(site: Site, root: string, path: string): Promise<string> {
  const pages = translatedPages(site);
  const found = pages.find((page) => page.path === path);
  if (found === undefined) {
    const known = pages.map((page) => page.path);
    throw new Refusal(
      `${path} isn’t a translation.${didYouMean(path, known)} Translations: ${known.join(', ')}.`,
    );
  }
  const { entry, source } = found;
  const change = translationStamp(entry, source);
  const { line } = placeOfField(entry.frontmatter, ['translation', 'hash'], 'value');
  const left = untranslatedIn(entry);
  if (left !== undefined) {
    const sentence = `${left.field === undefined ? '' : `${left.field} `}${left.message}`;
    throw new Refusal(
      `Nothing was stamped. ${left.file}:${left.line} ${sentence} If the text is right, set hash: "${change.words}" in line ${line} yourself.`,
    );
  }
  await writeFile(join(root, entry.file), changedText(readContentFile(root, entry.file), [change]));
  const others = pages.flatMap((page) => (page === found ? [] : page.hash));
  await recordTranslated(root, source, others);
  return `${entry.file}:${line} now matches the current text of ${source.file} (${change.words}).`;
}
