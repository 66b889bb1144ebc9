import { findDefaults, placeholderPattern } from '../../defaults.ts';
import { listStrings } from '../../fields/walk.ts';
import { isRecord } from '../../source/frontmatter.ts';
import { findMatches } from '../../languages/matches.ts';
import { suggestName } from '../../report/suggest.ts';
import type { FieldPath } from '../../source/positions.ts';
import type { EntryRule, ParsedFile, NewDiagnostic, SourceRule } from '../rule.ts';
import { locateKey, locateInText, locateInValue } from '../locate.ts';

/** Placeholders in single braces are valid only in defaults, where the file's values replace them. */
export const unknownPlaceholders: SourceRule = {
  id: 'unknown-placeholder',
  severity: 'error',
  why: 'The page would show the braces.',
  run: (entry, { placeholders }) => {
    const names = placeholders.get(entry.file);
    if (names !== undefined) {
      return listStrings(entry.frontmatter.values).flatMap(({ text, path }) =>
        findPlaceholders(text)
          // Names with hyphens are fact names.
          .filter(({ name }) => !names.includes(name) && !name.includes('-'))
          .map(({ name, index, length }) => ({
            ...locateInValue(entry, path, index, length),
            message: formatUnknownPlaceholder(name, names),
          })),
      );
    }
    // In Markdown, the markdown rule checks braces.
    return entry.texts
      .filter(({ format }) => format === 'plain')
      .flatMap((text) =>
        findPlaceholders(text.value).flatMap(({ name, index, length }) => {
          const [file] = [...placeholders].find(([, known]) => known.includes(name)) ?? [];
          const message = `{${name}} works only in ${file}. Write the text itself here.`;
          return file === undefined ? [] : [{ ...locateInText(entry, text, index, length), message }];
        }),
      );
  },
};

function findPlaceholders(text: string): { name: string; index: number; length: number }[] {
  return findMatches(text, placeholderPattern).map(({ 0: placeholder, 1: name = '', index }) => ({
    name,
    index,
    length: placeholder.length,
  }));
}

function formatUnknownPlaceholder(name: string, names: readonly string[]): string {
  const list = names.map((placeholder) => `{${placeholder}}`).join(', ');
  return `{${name}} isn’t a known placeholder.${suggestName(name, names) || ` Placeholders you can use here: ${list}.`}`;
}

/** Values that repeat their defaults. */
export const repeatedDefaults: EntryRule = {
  id: 'repeated-defaults',
  severity: 'warning',
  why: 'Duplicated text gets changed in one file and forgotten in the other.',
  run: (entry) => {
    const { values, defaults } = entry.frontmatter;
    const defaultValues = findDefaults(entry);
    if (entry.config.defaults === undefined || defaultValues === undefined || !isRecord(values)) return [];
    return Object.entries(values).flatMap(([key, value]) => {
      const defaultValue = defaultValues[key];
      if (isSameValue(value, defaultValue)) return [reportRepeated(entry, [key], defaults?.file)];
      if (!isRecord(value) || !isRecord(defaultValue)) return [];
      return Object.keys(value)
        .filter((inner) => isSameValue(value[inner], defaultValue[inner]))
        .map((inner) => reportRepeated(entry, [key, inner], defaults?.file));
    });
  },
};

function isSameValue(value: unknown, other: unknown): boolean {
  return other !== undefined && JSON.stringify(value) === JSON.stringify(other);
}

function reportRepeated(entry: ParsedFile, path: FieldPath, file = ''): NewDiagnostic {
  return {
    ...locateKey(entry, path),
    message: `is already in ${file} for all files. Delete it here.`,
  };
}
