/** Where text is shown: in its own part of a page, or in the parts of pages that reference its record. */
import { applyDefaults } from '#content/defaults.ts';
import type { FactTexts } from '#content/facts/fact-texts.ts';
import { findLanguageInPath, getLanguage } from '#content/languages/languages.ts';
import type { Language } from '#content/languages/languages.ts';
import { memoize } from '#content/memoize.ts';
import type { Span } from '#content/report/diagnostic.ts';
import { listEntries, isPageEntry } from '#content/site.ts';
import type { AnyEntry, Entries } from '#practice/site.ts';
import type { DataOf } from '#practice/collections.ts';
import { listDisclaimersInScope, getPart, createSpanFinder, splitEntry } from './entry-texts.ts';
import type { EntryText } from './entry-texts.ts';
import { findReferencedEntry } from './page-files.ts';

/** Where a disclaimer is, relative to the text that needs it. */
export type Placement = 'together' | 'other-language' | 'elsewhere' | 'missing';

export class Parts {
  readonly #entries: Entries;
  readonly #facts: FactTexts;
  readonly #footer: readonly string[];

  constructor(entries: Entries, facts: FactTexts, firm: DataOf<'site'>) {
    this.#entries = entries;
    this.#facts = facts;
    this.#footer = firm.footerDisclaimers;
  }

  /** Lists all text of an entry, including inherited text. */
  readonly listTexts = memoize((entry: AnyEntry): EntryText[] =>
    splitEntry(entry, applyDefaults(entry).values, this.#facts),
  );

  readonly #partTexts = memoize((entry: AnyEntry) =>
    memoize((text: EntryText) => this.#collectPartText(entry, text)),
  );

  /** Returns all text in the part that contains `text`, with the part's disclaimers and the records that it shows. */
  getPartText(entry: AnyEntry, text: EntryText): string {
    return this.#partTexts(entry)(text);
  }

  #collectPartText(entry: AnyEntry, { part, disclaimers, language }: EntryText): string {
    const textsOfPart = this.listTexts(entry).filter((text) => text.part === part);
    const recordTexts = entry.references
      .filter(({ path }) => getPart(path) === part)
      .flatMap((reference) => findReferencedEntry(reference, this.#entries) ?? [])
      .flatMap((record) => this.listTexts(record));
    const disclaimerTexts = [...disclaimers].map(
      (id) => this.#entries.disclaimers.get(id)?.data.texts[language] ?? '',
    );
    return [...[...textsOfPart, ...recordTexts].map(({ text }) => text), ...disclaimerTexts].join('\n');
  }

  readonly #spans = memoize((entry: AnyEntry) =>
    memoize((text: EntryText) => createSpanFinder(entry, text, this.#facts)),
  );

  /** Maps a match in `text` to its span in the file. */
  findSpan(entry: AnyEntry, text: EntryText, match: { index: number; excerpt: string }): Span {
    return this.#spans(entry)(text)(match);
  }

  /** Returns all text of an entry. */
  getEntryText(entry: AnyEntry): string {
    return this.listTexts(entry)
      .map(({ text }) => text)
      .join('\n');
  }

  /**
   * Finds where one of these disclaimers is. A record may rely on the parts that show it if all of them have one. Pages
   * show disclaimers in their own language.
   */
  findPlacement(
    entry: AnyEntry,
    { disclaimers, language, field }: EntryText,
    ids: readonly string[],
  ): Placement {
    const includesAny = (list: Iterable<string>) => [...list].some((id) => ids.includes(id));
    const isInSamePart = includesAny(disclaimers) || includesAny(listOwnDisclaimers(entry));
    if (isPageEntry(entry) && isInSamePart)
      return getLanguage(entry.data) === language ? 'together' : 'other-language';
    const isTranslated = findLanguageInPath(field.path ?? []) !== undefined;
    const showingParts = (
      indexReferencingParts(this.#entries).get(`${entry.collection}/${entry.id}`) ?? []
    ).filter((part) => !isTranslated || part.language === language);
    if (
      isInSamePart ||
      (showingParts.length > 0 && showingParts.every((part) => includesAny(part.disclaimers)))
    )
      return showingParts.every((part) => part.language === language) ? 'together' : 'other-language';
    const otherDisclaimers = [
      ...showingParts.flatMap((part) => [...part.disclaimers]),
      ...this.#footer,
      ...listNamedDisclaimers(entry),
    ];
    return includesAny(otherDisclaimers) ? 'elsewhere' : 'missing';
  }

  /** Whether an entry names a disclaimer anywhere, or every footer has it. */
  hasDisclaimer(entry: AnyEntry, id: string): boolean {
    return this.#footer.includes(id) || listNamedDisclaimers(entry).includes(id);
  }
}

/** A part of a page: its language and the disclaimers that it names. */
type ReferencingPart = { language: Language; disclaimers: ReadonlySet<string> };

/** Indexes the parts of pages by the records that they reference. */
const indexReferencingParts = memoize((entries: Entries): ReadonlyMap<string, ReferencingPart[]> => {
  const partsByRecord = new Map<string, ReferencingPart[]>();
  for (const entry of listEntries(entries)) {
    if (!isPageEntry(entry)) continue;
    for (const { text, kind, path } of entry.references) {
      if (kind.kind !== 'reference' || kind.collection === 'disclaimers') continue;
      const key = `${kind.collection}/${text}`;
      const parts = partsByRecord.get(key) ?? [];
      parts.push({
        language: getLanguage(entry.data),
        disclaimers: listDisclaimersInScope(path, entry.data),
      });
      partsByRecord.set(key, parts);
    }
  }
  return partsByRecord;
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
