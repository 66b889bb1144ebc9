import { findChangedSentences } from '../../routes/changed-sentences.ts';
import type { SentenceChange } from '../../routes/changed-sentences.ts';
import { addScheduledPages, buildPath } from '../../routes/routes.ts';
import { findTranslation } from '../../routes/translations.ts';
import type { PageEntry } from '../../site.ts';
import { readTranslationSource } from '../../source/translation-sources.ts';
import type { NewDiagnostic, SiteRule } from '../rule.ts';
import { locateValue } from '../locate.ts';

/** Sentences that changed in the source after they were translated. */
export const staleTranslations: SiteRule = {
  id: 'stale-translations',
  severity: 'warning',
  why: 'A translation must not state what the source no longer states.',
  run: ({ routes, root, today }) => {
    const pages = addScheduledPages(routes.pages, routes.orderedEntries, today);
    const staleEntries = [...pages.values()].flatMap(({ entry }) => {
      const { source, hash, state } = findTranslation({ pages }, entry) ?? {};
      return source === undefined || hash === undefined || state !== 'stale' ? [] : [{ entry, source, hash }];
    });
    const groups = Map.groupBy(staleEntries, ({ source, hash }) => `${source.file} ${hash}`);
    return [...groups.values()].flatMap((group) => {
      const [{ source, hash } = { source: undefined, hash: '' }] = group;
      const sourceLines = readTranslationSource(root, hash);
      const translations = group.map(({ entry }) => entry);
      if (source === undefined) return [];
      if (sourceLines === undefined)
        return translations.map((entry) => reportUnrecordedSource(entry, source));
      return findChangedSentences(sourceLines, source).flatMap((change) =>
        reportChange(change, translations),
      );
    });
  },
};

/** Lists the old text, if any, and the new text. */
export function listBeforeAndAfter({ before, after }: SentenceChange): string[] {
  return [...(before === '' ? [] : [`was:    ${before}`]), `is now: ${after === '' ? '(removed)' : after}`];
}

function reportChange(change: SentenceChange, translations: PageEntry[]): NewDiagnostic[] {
  const locations = translations.map((entry) => ({ entry, ...change.locateIn(entry) }));
  if (change.currentSpan === undefined) {
    return locations.map(({ entry, ...place }) => ({
      ...place,
      message: joinLines(
        'The source of this text was removed.',
        change,
        `Remove the translation too, then stamp this page (npm run status -- --stamp ${buildPath(entry)}).`,
      ),
    }));
  }
  const places = locations.map(({ file, line, column }) => `${file}:${line}:${column}`).join(', ');
  const instruction = change.before === '' ? 'Add this after' : 'Translated at';
  const stamps = translations.map((entry) => `npm run status -- --stamp ${buildPath(entry)}`).join(', ');
  const advice = `${instruction} ${places}. When the translation matches, stamp it (${stamps}).`;
  const message = joinLines('This changed after it was translated.', change, advice);
  return [{ ...change.currentSpan, message, alsoIn: translations.map(({ file }) => file) }];
}

function joinLines(first: string, change: SentenceChange, last: string): string {
  return [first, ...listBeforeAndAfter(change), last].join('\n  ');
}

/** Reports a stale translation whose source was not recorded at the time of translation. */
function reportUnrecordedSource(entry: PageEntry, source: PageEntry): NewDiagnostic {
  const message = `doesn’t match the current ${source.file}, and the earlier text isn’t recorded. Compare the two pages, then run: npm run status -- --stamp ${buildPath(entry)}`;
  return { ...locateValue(entry, ['translation', 'hash']), message };
}
