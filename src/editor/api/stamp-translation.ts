import { writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { suggestName } from '#content/report/suggest.ts';
import { listTranslatedPages } from '#content/routes/translations.ts';
import type { Site } from '#practice/site.ts';
import { readContentFile } from '#content/source/content-files.ts';
import { locateField } from '#content/source/positions.ts';
import { findUntranslatedText, recordTranslated, buildStamp } from './translation.ts';
import { AuthorError } from '../author-error.ts';
import { applyChanges } from '../writer/change-file.ts';

/**
 * Records in a translation that it matches the current text of its source, by replacing only the fingerprint. Returns a
 * message; throws an AuthorError when the path isn't a translation's, or its file has untranslated text.
 */
export async function stampTranslation(site: Site, root: string, path: string): Promise<string> {
  const pages = listTranslatedPages(site);
  const translatedPage = pages.find((page) => page.path === path);
  if (translatedPage === undefined) {
    const paths = pages.map((page) => page.path);
    throw new AuthorError(
      `${path} isn’t a translation.${suggestName(path, paths)} Translations: ${paths.join(', ')}.`,
    );
  }
  const { entry, source } = translatedPage;
  const change = buildStamp(entry, source);
  const { line } = locateField(entry.frontmatter, ['translation', 'hash'], 'value');
  const untranslatedText = findUntranslatedText(entry);
  if (untranslatedText !== undefined) {
    const sentence = `${untranslatedText.field === undefined ? '' : `${untranslatedText.field} `}${untranslatedText.message}`;
    throw new AuthorError(
      `Nothing was stamped. ${untranslatedText.file}:${untranslatedText.line} ${sentence} If the text is correct, set hash: "${change.value}" in line ${line} yourself.`,
    );
  }
  await writeFile(join(root, entry.file), applyChanges(readContentFile(root, entry.file), [change]));
  const usedHashes = pages.flatMap((page) => (page === translatedPage ? [] : page.hash));
  await recordTranslated(root, source, usedHashes);
  return `${entry.file}:${line} now matches the current text of ${source.file} (${change.value}).`;
}
