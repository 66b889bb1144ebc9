/** Where text is shown: in its own part of a page, or in the parts of pages that reference its record. */
import { findLanguageInPath, getLanguage } from '#content/languages/languages.ts';
import type { Language } from '#content/languages/languages.ts';
import { memoize } from '#content/memoize.ts';
import { listEntries, isPageEntry } from '#content/site.ts';
import type { AnyEntry, Entries } from '#practice/site.ts';
import { listDisclaimersInScope, getPart } from './entry-texts.ts';
import type { EntryText } from './entry-texts.ts';
import { findReferencedEntry } from './page-files.ts';
import type { Context } from './rule.ts';

/** Where a disclaimer is, relative to the text that needs it. */
export type Placement = 'together' | 'other-language' | 'elsewhere' | 'missing';

/** Collects all text in the part that contains a text, with the part's disclaimers and the records that it shows. */
export function collectPartText(
  { entry, part, disclaimers, language }: EntryText,
  { entries, listTexts }: Pick<Context, 'entries' | 'listTexts'>,
): string {
  const textsOfPart = listTexts(entry).filter((text) => text.part === part);
  const recordTexts = entry.references
    .filter(({ path }) => getPart(path) === part)
    .flatMap((reference) => findReferencedEntry(reference, entries) ?? [])
    .flatMap((record) => listTexts(record));
  const disclaimerTexts = [...disclaimers].map(
    (id) => entries.disclaimers.get(id)?.data.texts[language] ?? '',
  );
  return [...[...textsOfPart, ...recordTexts].map(({ text }) => text), ...disclaimerTexts].join('\n');
}

/**
 * Finds where one of these disclaimers is. A record may rely on the parts that show it if all of them have one. Pages
 * show disclaimers in their own language.
 */
export function findPlacement(
  { entry, disclaimers, language, path = [] }: EntryText,
  ids: readonly string[],
  { entries, firm }: Context,
): Placement {
  const includesAny = (list: Iterable<string>) => [...list].some((id) => ids.includes(id));
  const isInSamePart = includesAny(disclaimers) || includesAny(listOwnDisclaimers(entry));
  if (isPageEntry(entry) && isInSamePart)
    return getLanguage(entry.data) === language ? 'together' : 'other-language';
  const isTranslated = findLanguageInPath(path) !== undefined;
  const showingParts = (indexReferencingParts(entries).get(`${entry.collection}/${entry.id}`) ?? []).filter(
    (part) => !isTranslated || part.language === language,
  );
  if (
    isInSamePart ||
    (showingParts.length > 0 && showingParts.every((part) => includesAny(part.disclaimers)))
  )
    return showingParts.every((part) => part.language === language) ? 'together' : 'other-language';
  const isElsewhere =
    showingParts.some((part) => includesAny(part.disclaimers)) ||
    includesAny(firm.footerDisclaimers) ||
    includesAny(listNamedDisclaimers(entry));
  return isElsewhere ? 'elsewhere' : 'missing';
}

/** Whether an entry names a disclaimer anywhere, or every footer shows it. */
export function hasDisclaimer(entry: AnyEntry, id: string, { firm }: Context): boolean {
  return firm.footerDisclaimers.includes(id) || listNamedDisclaimers(entry).includes(id);
}

/** A part of a page: its language and the disclaimers that it names. */
type ReferencingPart = { language: Language; disclaimers: ReadonlySet<string> };

/** Indexes the parts of pages by the records that they reference. */
const indexReferencingParts = memoize((entries: Entries): ReadonlyMap<string, ReferencingPart[]> => {
  const pages = listEntries(entries).filter((entry) => isPageEntry(entry));
  const parts = pages.flatMap(({ data, references }) =>
    references.flatMap(({ text, kind, path }) => {
      if (kind.kind !== 'reference') return [];
      const disclaimers = listDisclaimersInScope(path, data);
      return [{ record: `${kind.collection}/${text}`, language: getLanguage(data), disclaimers }];
    }),
  );
  return Map.groupBy(parts, ({ record }) => record);
});

/** Lists the disclaimer that templates always show with a record. */
function listOwnDisclaimers({ data }: AnyEntry): string[] {
  return 'disclaimer' in data && typeof data.disclaimer === 'string' ? [data.disclaimer] : [];
}

/** Lists every disclaimer that an entry names. */
function listNamedDisclaimers({ references }: AnyEntry): string[] {
  return references.flatMap(({ text, kind }) =>
    kind.kind === 'reference' && kind.collection === 'disclaimers' ? [text] : [],
  );
}
