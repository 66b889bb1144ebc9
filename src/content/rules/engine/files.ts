import { getLanguage } from '../../languages/languages.ts';
import { listEntries, isPageEntry } from '../../site.ts';
import { locateField } from '../../source/positions.ts';
import type { FieldPath } from '../../source/positions.ts';
import type { ParsedFile, SiteRule } from '../rule.ts';
import { locateInFile, locateValue } from '../locate.ts';

/** Missing files that code reads by name, for every page or for pages in one language. */
export const requiredFiles: SiteRule = {
  id: 'required-files',
  severity: 'error',
  why: 'Code reads these files by name: for example, every page’s header and footer come from them.',
  run: ({ definition, entries, sources }) =>
    definition.requiredFiles
      .filter(({ file }) => !sources.has(file))
      .map(({ file, reason, language }) => {
        const places = listEntries(entries)
          .filter((entry) => isPageEntry(entry) && getLanguage(entry.data) === language)
          .map((page) => formatPlace(page, ['language']));
        const neededBy = places.length === 0 ? '' : ` ${formatNeededBy(places)}`;
        return { ...locateInFile(file), message: `This file is missing. ${reason}${neededBy}` };
      }),
};

/** Formats the location of a field for a message, with its line if the file has the field. */
export function formatPlace({ file, frontmatter }: ParsedFile, path: FieldPath): string {
  return frontmatter.document.hasIn(path) ? `${file}:${locateField(frontmatter, path, 'value').line}` : file;
}

const maxListedPlaces = 3;

/** Formats a sentence with the places that need a missing file. */
export function formatNeededBy(places: readonly string[]): string {
  const moreCount = places.length - maxListedPlaces;
  return `It’s needed by ${places.slice(0, maxListedPlaces).join(', ')}${moreCount > 0 ? ` and ${moreCount} more` : ''}.`;
}

/** Files named after one language whose `language` is another. */
export const languageFiles: SiteRule = {
  id: 'language-files',
  severity: 'error',
  why: 'Pages find their header and footer by the file’s name.',
  run: ({ entries }) =>
    listEntries(entries)
      .filter(({ config, data, id }) => config.appearsOn === 'its-language' && getLanguage(data) !== id)
      .map((entry) => ({
        ...locateValue(entry, ['language']),
        message: `is ${getLanguage(entry.data)}, but the file’s name is ${entry.id}. Change one of the two.`,
      })),
};

/** Pairs of .md and .mdx files with the same name, only one of which would be shown. */
export const duplicateNames: SiteRule = {
  id: 'same-name-twice',
  severity: 'error',
  why: 'Two files with the same name would become one page, and one of them would be lost.',
  run: ({ sources }) =>
    [...sources.keys()]
      .filter((path) => path.endsWith('.mdx') && sources.has(path.slice(0, -1)))
      .map((file) => ({
        ...locateInFile(file),
        message: `${file.slice(0, -1)} has the same name, and only one of the two can be shown. Delete one of them.`,
      })),
};
