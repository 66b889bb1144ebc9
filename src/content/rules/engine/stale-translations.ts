import { changedSentences } from '../../routes/changed-sentences.ts';
import type { SentenceChange } from '../../routes/changed-sentences.ts';
import { pathOf } from '../../routes/routes.ts';
import { translationOf } from '../../routes/translations.ts';
import type { PageEntry } from '../../site.ts';
import { readTranslatedText } from '../../source/translated-texts.ts';
import type { NewDiagnostic, SiteRule } from '../rule.ts';
import { atValue } from '../at.ts';

/** Reports translations whose source has changed, sentence by sentence. */
export const staleTranslations: SiteRule = {
  id: 'stale-translations',
  severity: 'warning',
  why: 'A translation must not state what the source no longer states.',
  run: ({ routes, root }) => {
    const stale = [...routes.pages.values()].flatMap(({ entry }) => {
      const { source, hash, state } = translationOf(routes, entry) ?? {};
      return source === undefined || hash === undefined || state !== 'stale' ? [] : [{ entry, source, hash }];
    });
    const groups = Map.groupBy(stale, ({ source, hash }) => `${source.file} ${hash}`);
    return [...groups.values()].flatMap((group) => {
      const [{ source, hash } = { source: undefined, hash: '' }] = group;
      const before = readTranslatedText(root, hash);
      const translations = group.map(({ entry }) => entry);
      if (source === undefined) return [];
      if (before === undefined) return translations.map((entry) => unrecorded(entry, source));
      return changedSentences(before, source).flatMap((change) => changeReports(change, translations));
    });
  },
};

/** The old text above the new one. */
export function wasAndIs({ was, isNow }: SentenceChange): string[] {
  return [...(was === '' ? [] : [`was:    ${was}`]), `is now: ${isNow === '' ? '(gone)' : isNow}`];
}

function changeReports(change: SentenceChange, translations: PageEntry[]): NewDiagnostic[] {
  const where = translations.map((entry) => ({ entry, ...change.spanIn(entry) }));
  if (change.now === undefined) {
    return where.map(({ entry, ...place }) => ({
      ...place,
      message: sentences(
        'This translates text that was removed.',
        change,
        `Remove them here too, then stamp this page (npm run status -- --stamp ${pathOf(entry)}).`,
      ),
    }));
  }
  const places = where.map(({ file, line, column }) => `${file}:${line}:${column}`).join(', ');
  const does = change.was === '' ? 'Add this after' : 'Translated at';
  const stamps = translations.map((entry) => `npm run status -- --stamp ${pathOf(entry)}`).join(', ');
  const todo = `${does} ${places}. When the translation matches, stamp it (${stamps}).`;
  const message = sentences('This changed after it was translated.', change, todo);
  return [{ ...change.now, message, alsoIn: translations.map(({ file }) => file) }];
}

function sentences(first: string, change: SentenceChange, last: string): string {
  return [first, ...wasAndIs(change), last].join('\n  ');
}

/** The report when the translated text was not recorded. */
function unrecorded(entry: PageEntry, source: PageEntry): NewDiagnostic {
  const message = `doesn’t match the current ${source.file}, and the earlier text isn’t recorded. Compare the two pages, then run: npm run status -- --stamp ${pathOf(entry)}`;
  return { ...atValue(entry, ['translation', 'hash']), message };
}
