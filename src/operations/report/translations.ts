import { findChangedSentences } from '#content/routes/changed-sentences.ts';
import type { SentenceChange } from '#content/routes/changed-sentences.ts';
import { listTranslatedPages } from '#content/routes/translations.ts';
import { listBeforeAndAfter } from '#content/rules/engine/stale-translations.ts';
import type { PageEntry, Site } from '#practice/site.ts';
import { readTranslationSource } from '#content/source/translation-sources.ts';
import { createItem } from './report.ts';
import type { ReportItem } from './report.ts';

const maxListedChanges = 8;

/** Finds translations whose source has changed or was never recorded, with the changes if the earlier text is recorded. */
export function findOutdatedTranslations(site: Site, root: string): ReportItem[] {
  return listTranslatedPages(site).flatMap(({ path, entry, source, hash, state }) => {
    if (state === 'current') return [];
    const instruction = `After updating it: npm run status -- --stamp ${path}`;
    const createStampItem = (text: string) =>
      createItem(entry, ['translation', 'hash'], `${text} ${instruction}`);
    if (state === 'unstamped')
      return [createStampItem('No source version is recorded for this translation.')];
    const earlierText = readTranslationSource(root, hash);
    const details =
      earlierText === undefined
        ? ['The earlier text isn’t recorded.']
        : formatChanges(findChangedSentences(earlierText, source), entry);
    return [{ ...createStampItem(`${source.file} has changed since this was translated.`), details }];
  });
}

function formatChange(change: SentenceChange, entry: PageEntry): string[] {
  const { file, line } = change.locateIn(entry);
  const currentLocation =
    change.currentSpan === undefined ? '' : `${change.currentSpan.file}:${change.currentSpan.line}, `;
  return [
    `${currentLocation}${file}:${line}`,
    ...listBeforeAndAfter(change).map((sentence) => `  ${sentence}`),
  ];
}

function formatChanges(changes: SentenceChange[], entry: PageEntry): string[] {
  const hiddenCount = changes.length - maxListedChanges;
  const lines = changes.slice(0, maxListedChanges).flatMap((change) => formatChange(change, entry));
  return hiddenCount > 0 ? [...lines, `and ${hiddenCount} more`] : lines;
}
