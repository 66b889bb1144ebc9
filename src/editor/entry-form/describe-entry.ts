/** Describes a whole file for its form: values, fields, problems and translations. */
import { languages } from '#content/languages/languages.ts';
import { lexicons } from '#content/languages/lexicons.ts';
import type { Language } from '#content/languages/languages.ts';
import type { Diagnostic } from '#content/report/diagnostic.ts';
import { pathOf } from '#content/routes/routes.ts';
import { translatedPages } from '#content/routes/translations.ts';
import { entryInFile, isPageEntry } from '#content/site.ts';
import { isRecord, splitFrontmatter } from '#content/source/frontmatter.ts';
import type { SourceFile } from '#content/source/content-files.ts';
import { collections } from '#practice/collections.ts';
import { collectionOf } from '#practice/folders.ts';
import type { AnyEntry, PageEntry, Site } from '#practice/site.ts';
import type { FileOnDisk } from '../api/disk.ts';
import { shownOn } from '../api/shown.ts';
import { fieldOnLine } from '../api/value-problems.ts';
import { oneFileEach } from '../reference/form-address.ts';
import { fieldSchemaOf } from '../reference/shapes.ts';
import { Refusal } from '../refusal.ts';
import { shownInForm } from '../writer/merge-file.ts';
import { readFields } from '../writer/read-fields.ts';
import type { FieldDiagnostic } from '../contract.ts';
import type { EntryForm, InLanguage } from './contract.ts';

export function describeEntry(
  { source, version }: FileOnDisk,
  site: Site | undefined,
  problems: readonly Diagnostic[],
): EntryForm {
  const found = collectionOf(source.path);
  if ('problem' in found) throw new Refusal(found.problem.message, [found.problem]);
  const { values, body } = readFields(source);
  const { noun, body: bodyIs } = collections[found.collection];
  const entry = site && entryInFile(site, source.path);
  const translated = site === undefined || entry === undefined ? undefined : sourceOf(entry, site);
  return {
    file: source.path,
    noun,
    version,
    values: isRecord(values) ? shownInForm(values) : {},
    body: body.trim(),
    bodyIs,
    schema: fieldSchemaOf(found.collection),
    problems: placedProblems(source, problems),
    shownOn: site && entry ? shownOn(site, entry) : [],
    ...(entry && isPageEntry(entry) && { page: pathOf(entry) }),
    ...(translated && {
      source: {
        label: languageName('en'),
        file: translated.file,
        values: translated.frontmatter.values,
        body: translated.frontmatter.body.trim(),
      },
    }),
    languages: site && entry ? inLanguages(entry, site) : [],
  };
}

/** Includes problems of other files that must be fixed with this one. */
export function placedProblems(source: SourceFile, problems: readonly Diagnostic[]): FieldDiagnostic[] {
  const frontmatter = splitFrontmatter(source);
  return problems
    .filter(({ file, alsoIn }) => file === source.path || alsoIn?.includes(source.path) === true)
    .map((problem) => ({
      ...problem,
      place:
        problem.file === source.path
          ? fieldOnLine(frontmatter, problem.line)
          : { file: source.path, path: [] },
    }));
}

function languageName(code: Language): string {
  return lexicons[code].name;
}

/** The source of a translation. */
function sourceOf(entry: AnyEntry, site: Site): AnyEntry | undefined {
  if (oneFileEach.includes(entry.collection) && entry.id !== 'en')
    return entryInFile(site, entry.file.replace(/[^/]+$/, 'en.md'));
  return translatedPages(site).find((page) => page.entry === entry)?.source;
}

function inLanguages(entry: AnyEntry, site: Site): InLanguage[] {
  const others = languages.map((code) => ({ code, label: languageName(code) }));
  if (oneFileEach.includes(entry.collection))
    return others.flatMap((each) => {
      const file = entry.file.replace(/[^/]+$/, `${each.code}.md`);
      return entryInFile(site, file) === undefined ? [] : [{ ...each, file }];
    });
  if (!isPageEntry(entry)) return [];
  const pages = translatedPages(site);
  const source: PageEntry = pages.find((page) => page.entry === entry)?.source ?? entry;
  const own = pages.filter((page) => page.source === source).map((page) => page.entry);
  const files = new Map([source, ...own].map((page) => [languageIn(page), page.file]));
  const isOneLanguage = files.size === 1 && !('translation' in entry.data) && entry.collection !== 'pages';
  return isOneLanguage
    ? []
    : others.map((each) => {
        const file = files.get(each.code);
        return file === undefined ? each : { ...each, file };
      });
}

function languageIn({ data }: PageEntry): string {
  return 'language' in data && typeof data.language === 'string' ? data.language : 'en';
}
