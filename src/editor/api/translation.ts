import { changedSentences } from '#content/routes/changed-sentences.ts';
import { translationOf } from '#content/routes/translations.ts';
import type { Problem } from '#content/report/problem.ts';
import { untranslated } from '#content/rules/engine/wrong-language.ts';
import { runRules } from '#content/rules/run.ts';
import { isPageEntry } from '#content/site.ts';
import type { AnyEntry, PageEntry, Site } from '#practice/site.ts';
import {
  dropTranslatedTexts,
  readTranslatedText,
  translatedTexts,
  writeTranslatedText,
} from '#content/source/translated-texts.ts';
import { translatableLines, wordsHash } from '#content/texts.ts';
import type { Change, Value } from '../contract.ts';
import { refuseLinks } from './disk.ts';
import { fieldOnLine } from './value-problems.ts';

/** What a translation does not follow yet; undefined where it is up to date, and for what translates nothing. */
export function staleTranslation(entry: AnyEntry, site: Site, root: string): Value['translation'] {
  const found = isPageEntry(entry) ? translationOf(site, entry) : undefined;
  if (found === undefined || found.state === 'current') return undefined;
  const before = readTranslatedText(root, found.hash);
  const changes = before === undefined ? [] : changedSentences(before, found.source);
  return {
    of: found.of,
    changes: changes.map(({ was, isNow, spanIn }) => ({
      was,
      isNow,
      place: fieldOnLine(entry.frontmatter, spanIn(entry).line),
    })),
  };
}

/** The first words of a translation that nobody has translated. */
export function leftUntranslated(entry: PageEntry): Problem | undefined {
  return runRules([untranslated], entry, undefined)[0];
}

/** What is written into a translation that follows its source as that stands. */
export function translatedAnew({ file }: PageEntry, source: PageEntry): Change & { words: string } {
  return { place: { file, path: ['translation', 'hash'] }, words: wordsHash(source) };
}

/** Keeps what a page says, as it was translated, and what other translations were made from: `kept` are their fingerprints. */
export async function recordTranslated(
  root: string,
  source: PageEntry,
  kept: readonly string[],
): Promise<void> {
  const hash = wordsHash(source);
  await refuseLinks(root, translatedTexts);
  await writeTranslatedText(root, hash, translatableLines(source));
  await dropTranslatedTexts(root, new Set([hash, ...kept]));
}
