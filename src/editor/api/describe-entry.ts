/** Describes a whole file for its form: values, fields, problems and translations. */
import { languages } from '#content/languages/languages.ts';
import { lexicons } from '#content/languages/lexicons.ts';
import type { Language } from '#content/languages/languages.ts';
import { buildPath } from '#content/routes/routes.ts';
import { listTranslatedPages } from '#content/routes/translations.ts';
import { findEntryInFile, isPageEntry } from '#content/site.ts';
import { isRecord } from '#content/source/frontmatter.ts';
import { collections } from '#practice/collections.ts';
import type { CollectionName } from '#practice/collections.ts';
import { findCollection } from '#practice/folders.ts';
import type { AnyEntry, PageEntry, Site } from '#practice/site.ts';
import { getReview } from './approval.ts';
import type { FileOnDisk } from './disk.ts';
import { describeQuotes, findPagesShowing } from './shown.ts';
import { oneFileEach } from '../reference/form-address.ts';
import { buildFieldSchema } from '../reference/shapes.ts';
import { AuthorError } from '../author-error.ts';
import { toFormValues } from '../writer/form-values.ts';
import { readFields } from '../writer/read-fields.ts';
import type { EntryForm, FieldDiagnostic, InLanguage } from '../contract.ts';

/** A file on disk with the state of the content. */
export type EntryContext = FileOnDisk & { site: Site | undefined; entry: AnyEntry | undefined };

export function describeEntry(
  { source, version, site, entry }: EntryContext,
  problems: FieldDiagnostic[],
): EntryForm {
  const collection = requireCollection(source.path);
  const { values, body } = readFields(source);
  const { noun, body: bodyIs } = collections[collection];
  const form = {
    file: source.path,
    noun,
    version,
    values: isRecord(values) ? toFormValues(values) : {},
    body: body.trim(),
    bodyIs,
    schema: buildFieldSchema(collection),
    problems,
  };
  if (site === undefined || entry === undefined) return { ...form, shownOn: [], languages: [], namedIn: [] };
  const translated = findTranslationSource(entry, site);
  const review = getReview(entry, site);
  return {
    ...form,
    shownOn: findPagesShowing(site, entry),
    ...(isPageEntry(entry) && { page: buildPath(entry) }),
    ...(translated && {
      source: {
        values: translated.frontmatter.values,
        body: translated.frontmatter.body.trim(),
      },
    }),
    languages: listLanguageVersions(entry, site),
    namedIn: [],
    ...(review && { review }),
    ...(entry.collection === 'facts' && { quotedIn: describeQuotes(entry, site) }),
  };
}

export function requireCollection(file: string): CollectionName {
  const found = findCollection(file);
  if ('problem' in found) throw new AuthorError(found.problem.message, [found.problem]);
  return found.collection;
}

function formatLanguageName(code: Language): string {
  return lexicons[code].name;
}

/** The source of a translation. */
function findTranslationSource(entry: AnyEntry, site: Site): AnyEntry | undefined {
  if (oneFileEach.includes(entry.collection) && entry.id !== 'en')
    return findEntryInFile(site, entry.file.replace(/[^/]+$/, 'en.md'));
  return listTranslatedPages(site).find((page) => page.entry === entry)?.source;
}

function listLanguageVersions(entry: AnyEntry, site: Site): InLanguage[] {
  const others = languages.map((code) => ({ code, label: formatLanguageName(code) }));
  if (oneFileEach.includes(entry.collection))
    return others.flatMap((each) => {
      const file = entry.file.replace(/[^/]+$/, `${each.code}.md`);
      return findEntryInFile(site, file) === undefined ? [] : [{ ...each, file }];
    });
  if (!isPageEntry(entry)) return [];
  const pages = listTranslatedPages(site);
  const source: PageEntry = pages.find((page) => page.entry === entry)?.source ?? entry;
  const versions = pages.filter((page) => page.source === source).map((page) => page.entry);
  const files = new Map([source, ...versions].map((page) => [readLanguage(page), page.file]));
  const isOneLanguage = files.size === 1 && !('translation' in entry.data) && entry.collection !== 'pages';
  return isOneLanguage
    ? []
    : others.map((each) => {
        const file = files.get(each.code);
        return file === undefined ? each : { ...each, file };
      });
}

function readLanguage({ data }: PageEntry): string {
  return 'language' in data && typeof data.language === 'string' ? data.language : 'en';
}
