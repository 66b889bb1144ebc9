import { findChangedSentences } from '#content/routes/changed-sentences.ts';
import { findTranslation } from '#content/routes/translations.ts';
import type { Diagnostic } from '#content/report/diagnostic.ts';
import { untranslated } from '#content/rules/engine/wrong-language.ts';
import { runRules } from '#content/rules/run.ts';
import { isPageEntry } from '#content/site.ts';
import type { AnyEntry, PageEntry, Site } from '#practice/site.ts';
import {
  dropTranslationSources,
  readTranslationSource,
  translationSourcesFolder,
  writeTranslationSource,
} from '#content/source/translation-sources.ts';
import { listTranslatableLines, hashText } from '#content/texts.ts';
import type { FieldAt, StaleSentences } from '../contract.ts';
import { assertNoSymbolicLinks } from './disk.ts';
import { findFieldOnLine } from './value-problems.ts';

/**
 * Changes of the source that a translation doesn't include yet; undefined when it is up to date or isn't a translation.
 */
export function findStaleSentences(entry: AnyEntry, site: Site, root: string): StaleSentences | undefined {
  const translation = isPageEntry(entry) ? findTranslation(site, entry) : undefined;
  if (translation === undefined || translation.state === 'current') return undefined;
  const earlierText = readTranslationSource(root, translation.hash);
  const changes = earlierText === undefined ? [] : findChangedSentences(earlierText, translation.source);
  return {
    of: translation.of,
    changes: changes.map(({ before, after, locateIn }) => ({
      before,
      after,
      place: findFieldOnLine(entry.frontmatter, locateIn(entry).line),
    })),
  };
}

/** The first untranslated text of a translation. */
export function findUntranslatedText(entry: PageEntry): Diagnostic | undefined {
  return runRules([untranslated], entry, undefined)[0];
}

/** The changes that mark a translation as matching the current text of its source. */
export function buildStamp({ file }: PageEntry, source: PageEntry): { place: FieldAt; value: string } {
  return { place: { file, path: ['translation', 'hash'] }, value: hashText(source) };
}

/**
 * Stores a source's text as it was translated. Deletes stored versions except those in `usedHashes`, on which other
 * translations are based.
 */
export async function recordTranslated(
  root: string,
  source: PageEntry,
  usedHashes: readonly string[],
): Promise<void> {
  const hash = hashText(source);
  await assertNoSymbolicLinks(root, translationSourcesFolder);
  await writeTranslationSource(root, hash, listTranslatableLines(source));
  await dropTranslationSources(root, new Set([hash, ...usedHashes]));
}
