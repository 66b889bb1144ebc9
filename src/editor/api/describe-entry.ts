/** Describes a whole file for its form: values, schema, pages that show it, language versions and review. */
import { findDefaults } from '#content/defaults.ts';
import { languages } from '#content/languages/languages.ts';
import { lexicons } from '#content/languages/lexicons.ts';
import { buildPath } from '#content/routes/routes.ts';
import { findLanguageVersions, findTranslation } from '#content/routes/translations.ts';
import { findEntryInFile, isPageEntry } from '#content/site.ts';
import type { FieldSchema } from '#content/fields/json-schema.ts';
import { isRecord } from '#content/source/frontmatter.ts';
import type { Frontmatter } from '#content/source/frontmatter.ts';
import { collections } from '#practice/collections.ts';
import type { CollectionName } from '#practice/collections.ts';
import type { AnyEntry, Site } from '#practice/site.ts';
import { describeReview } from './approval.ts';
import type { FileOnDisk } from './disk.ts';
import { describeQuotes, findPagesShowing } from './pages-showing.ts';
import { perLanguageCollections } from '../reference/form-url.ts';
import { buildFieldSchema } from '../reference/shapes.ts';
import { bodyField } from '../fields/values.ts';
import { toFormValues } from '../writer/form-values.ts';
import { readFields, requireCollection } from '../writer/read-fields.ts';
import type { EntryForm, LanguageVersion } from '../contract.ts';

type Description = Omit<EntryForm, 'problems' | 'listedIn' | 'translation'>;

/** Describes a file on disk. `entry` is its entry, if the content is valid. */
export function describeEntry(
  { source, version }: FileOnDisk,
  site: Site | undefined,
  entry: AnyEntry | undefined,
): Description {
  const collection = requireCollection(source.path);
  const form = {
    file: source.path,
    noun: collections[collection].noun,
    version,
    values: readFormValues(readFields(source)),
    schema: buildFormSchema(collection),
  };
  if (site === undefined || entry === undefined) return { ...form, shownOn: [], languages: [] };
  const translationSource = findTranslationSource(entry, site);
  const review = describeReview(entry, site);
  const defaultValues = findDefaults(entry);
  return {
    ...form,
    shownOn: findPagesShowing(site, source.path),
    ...(isPageEntry(entry) && { page: buildPath(entry) }),
    ...(translationSource && { source: readFormValues(translationSource.frontmatter) }),
    ...(defaultValues && {
      defaults: { file: entry.frontmatter.defaults?.file ?? '', values: defaultValues },
    }),
    languages: listLanguageVersions(entry, site),
    ...(review && { review }),
    ...(entry.collection === 'facts' && { quotedIn: describeQuotes(entry, site) }),
  };
}

function readFormValues({ values, body }: Frontmatter): EntryForm['values'] {
  return { ...toFormValues(isRecord(values) ? values : {}), [bodyField]: body.trim() };
}

const bodySchema: FieldSchema = {
  type: 'string',
  kind: { kind: 'markdown' },
  audience: 'visitor',
  description: 'The text below the file’s fields, in Markdown.',
};

/** Builds the schema of a collection's files, including the text below the fields. */
function buildFormSchema(collection: CollectionName): FieldSchema {
  const { properties = {}, required = [], ...schema } = buildFieldSchema(collection);
  const { body } = collections[collection];
  if (body === 'none') return { ...schema, properties, required };
  return {
    ...schema,
    properties: { ...properties, [bodyField]: bodySchema },
    required: body === 'required' ? [...required, bodyField] : required,
  };
}

/** Finds the entry that a page or a file of a per-language collection is translated from, if any. */
function findTranslationSource(entry: AnyEntry, site: Site): AnyEntry | undefined {
  if (perLanguageCollections.includes(entry.collection) && entry.id !== 'en')
    return findEntryInFile(site, entry.file.replace(/[^/]+$/, 'en.md'));
  return isPageEntry(entry) ? findTranslation(site, entry)?.source : undefined;
}

function listLanguageVersions(entry: AnyEntry, site: Site): LanguageVersion[] {
  const allLanguages = languages.map((code) => ({ code, label: lexicons[code].name }));
  if (perLanguageCollections.includes(entry.collection))
    return allLanguages.flatMap((language) => {
      const file = entry.file.replace(/[^/]+$/, `${language.code}.md`);
      return findEntryInFile(site, file) === undefined ? [] : [{ ...language, file }];
    });
  const page = isPageEntry(entry) ? site.pages.get(buildPath(entry)) : undefined;
  if (page === undefined) return [];
  const versions = findLanguageVersions(site, page);
  if (versions.length === 1 && entry.collection !== 'pages') return [];
  return allLanguages.map((language) => {
    const version = versions.find((other) => other.language === language.code);
    return version === undefined ? language : { ...language, file: version.entry.file };
  });
}
