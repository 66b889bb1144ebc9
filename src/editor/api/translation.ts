import { writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { findChangedSentences } from '#content/routes/changed-sentences.ts';
import { findTranslation, listTranslatedPages } from '#content/routes/translations.ts';
import { suggestName } from '#content/report/suggest.ts';
import { untranslatedText } from '#content/rules/engine/wrong-language.ts';
import { runRules } from '#content/rules/run.ts';
import { isPageEntry } from '#content/site.ts';
import type { AnyEntry, PageEntry, Site } from '#practice/site.ts';
import {
  removeUnusedSources,
  readTranslationSource,
  translationSourcesFolder,
  writeTranslationSource,
} from '#content/source/translation-sources.ts';
import { listTranslatableLines, hashText } from '#content/texts.ts';
import type { Change, StaleSentences } from '../contract.ts';
import { readContentFile } from '#content/source/content-files.ts';
import { locateField } from '#content/source/positions.ts';
import { AuthorError } from '../author-error.ts';
import { applyChanges } from '../writer/change-file.ts';
import { assertNoSymbolicLinks } from './disk.ts';
import { findFieldOnLine } from './value-problems.ts';

/**
 * Finds changes to the source that a translation doesn't include yet; undefined if it is up to date or isn't a translation.
 */
export function findStaleSentences(entry: AnyEntry, site: Site, root: string): StaleSentences | undefined {
  const translation = isPageEntry(entry) ? findTranslation(site, entry) : undefined;
  if (translation === undefined || translation.state === 'current') return undefined;
  const earlierText = readTranslationSource(root, translation.hash);
  const changes = earlierText === undefined ? [] : findChangedSentences(earlierText, translation.source);
  return {
    sourcePath: translation.sourcePath,
    changes: changes.map(({ before, after, locateIn }) => ({
      before,
      after,
      location: findFieldOnLine(entry.frontmatter, locateIn(entry).line),
    })),
  };
}

type TranslatedPage = ReturnType<typeof listTranslatedPages<PageEntry>>[number];

/**
 * Stores the current text of a page's source, and deletes stored text that neither it nor any of `translatedPages` needs. Returns
 * the change that marks the page as up to date. Throws an AuthorError if the page has untranslated text.
 */
export async function recordTranslated(
  root: string,
  { entry, source }: TranslatedPage,
  translatedPages: readonly TranslatedPage[],
): Promise<Change> {
  const { file, frontmatter } = entry;
  const hash = hashText(source);
  const path = ['translation', 'hash'];
  const [problem] = runRules([untranslatedText], entry, undefined);
  if (problem !== undefined) {
    const { line } = locateField(frontmatter, path, 'value');
    const sentence = [problem.field, problem.message].join(' ').trimStart();
    throw new AuthorError(
      `Nothing was recorded. ${file}:${problem.line} ${sentence} If the text is correct, set hash: "${hash}" on line ${line} yourself.`,
      [problem],
    );
  }
  await assertNoSymbolicLinks(root, translationSourcesFolder);
  await writeTranslationSource(root, hash, listTranslatableLines(source));
  await removeUnusedSources(root, new Set([hash, ...translatedPages.map((page) => page.hash)]));
  return { location: { file, path }, value: hash };
}

/**
 * Marks a translation as up to date from the command line, without checking the changed file. Returns a message; throws
 * an AuthorError if the path isn't that of a translation, or if the page has untranslated text.
 */
export async function stampTranslation(site: Site, root: string, path: string): Promise<string> {
  const pages = listTranslatedPages(site);
  const page = pages.find((other) => other.path === path);
  if (page === undefined) {
    const paths = pages.map((other) => other.path);
    throw new AuthorError(
      `${path} isn’t a translation.${suggestName(path, paths)} Translations: ${paths.join(', ')}.`,
    );
  }
  const { entry, source } = page;
  const others = pages.filter((other) => other !== page);
  const change = await recordTranslated(root, page, others);
  await writeFile(join(root, entry.file), applyChanges(readContentFile(root, entry.file), [change]));
  const { line } = locateField(entry.frontmatter, change.location.path, 'value');
  return `${entry.file}:${line} now matches the current text of ${source.file} (${String(change.value)}).`;
}
