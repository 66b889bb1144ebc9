import { getLanguage } from '#content/languages/languages.ts';
import { isPageEntry } from '#content/site.ts';
import type { Reference } from '#content/site.ts';
import { isCollection } from '#practice/collections.ts';
import { listForms } from '#practice/page-parts.ts';
import type { AnyEntry, Entries, PageEntry } from '#practice/site.ts';

/** Finds the referenced entry. */
export function findReferencedEntry({ text, kind }: Reference, entries: Entries): AnyEntry | undefined {
  return kind.kind === 'reference' && isCollection(kind.collection)
    ? entries[kind.collection].get(text)
    : undefined;
}

/** Lists the records that an entry references, without facts, which are checked where they are quoted. */
function listRecords({ references }: AnyEntry, entries: Entries): AnyEntry[] {
  return references
    .flatMap((reference) => findReferencedEntry(reference, entries) ?? [])
    .filter((entry) => entry.collection !== 'facts' && !isPageEntry(entry));
}

/** Lists the entries that a page shows: itself, its layout, menus and forms, the records that it references, and those that these reference. */
export function listPageEntries(page: PageEntry, entries: Entries): AnyEntry[] {
  const { frames, menus, forms } = entries;
  const language = getLanguage(page.data);
  const layoutEntries = [
    frames.get(language),
    menus.get(language),
    ...listForms(page).map(({ form }) => forms.get(form)),
  ];
  const records = [...listRecords(page, entries), ...layoutEntries.filter((entry) => entry !== undefined)];
  return [...new Set([page, ...records, ...records.flatMap((record) => listRecords(record, entries))])];
}

/** Lists the files whose text a page shows. */
export function listPageFiles(page: PageEntry, entries: Entries): ReadonlySet<string> {
  const { defaults } = page.frontmatter;
  const files = listPageEntries(page, entries).map(({ file }) => file);
  return new Set(defaults === undefined ? files : [...files, defaults.file]);
}
