import { findDefaults, placeholderPattern } from '../../defaults.ts';
import type { AllowedPlaceholders } from '../../defaults.ts';
import { listTypedTexts } from '../../fields/walk.ts';
import { isRecord } from '../../source/frontmatter.ts';
import { findMatches } from '../../languages/matches.ts';
import { suggestName } from '../../report/suggest.ts';
import type { FieldPath } from '../../source/positions.ts';
import type { EntryRule, Parsed, NewDiagnostic, SourceRule } from '../rule.ts';
import { locateKey, locateText } from '../at.ts';

/** Placeholders in single braces are valid only in defaults, where the file's values replace them. */
export const unknownPlaceholders: SourceRule = {
  id: 'unknown-placeholder',
  severity: 'error',
  why: 'The page would show the braces.',
  run: (entry, { braced }) => {
    const { texts, file, frontmatter } = entry;
    const names = braced.get(file);
    if (names !== undefined) {
      return listTypedTexts(frontmatter.values).flatMap((text) =>
        findPlaceholders(text.text)
          // A name with a hyphen is a fact's.
          .filter((word) => !names.includes(word) && !word.includes('-'))
          .map((word, index, all) =>
            reportText(entry, text.path, all.slice(0, index + 1), formatUnknownPlaceholder(word, names)),
          ),
      );
    }
    // In Markdown, the markdown rule checks braces.
    return texts
      .filter(({ format }) => format === 'plain')
      .flatMap(({ path = [], value }) =>
        findPlaceholders(value)
          .filter((word) => findFileKnowing(word, braced) !== undefined)
          .map((word, index, all) =>
            reportText(entry, path, all.slice(0, index + 1), formatForeignBraces(word, braced)),
          ),
      );
  },
};

function findPlaceholders(text: string): string[] {
  return text.includes('{') ? findMatches(text, placeholderPattern).map(([, word = '']) => word) : [];
}

function formatUnknownPlaceholder(word: string, names: readonly string[]): string {
  const list = names.map((name) => `{${name}}`).join(', ');
  return `{${word}} isn’t a known placeholder.${suggestName(word, names) || ` Known here: ${list}.`}`;
}

/** The message for a placeholder outside of defaults, or for unknown braces. */
export function formatForeignBraces(word: string, braced: AllowedPlaceholders): string {
  const file = findFileKnowing(word, braced);
  return file !== undefined
    ? `{${word}} works only in ${file}. Write the text itself here.`
    : `Single braces do nothing. To quote a fact, use two on each side: {{${word}}}. Otherwise remove them.`;
}

function findFileKnowing(word: string, braced: AllowedPlaceholders): string | undefined {
  return [...braced].find(([, names]) => names.includes(word))?.[0];
}

/** Reports the last placeholder in `words`. */
function reportText(entry: Parsed, path: FieldPath, matches: string[], message: string): NewDiagnostic {
  const word = matches.at(-1) ?? '';
  const occurrence = matches.slice(0, -1).filter((other) => other === word).length;
  return { ...locateText(entry, path, `{${word}}`, occurrence), message };
}

/** Values that repeat their defaults. */
export const repeatedDefaults: EntryRule = {
  id: 'repeated-defaults',
  severity: 'warning',
  why: 'Duplicated text gets changed in one place and forgotten in the other.',
  run: (entry) => {
    const { values, defaults } = entry.frontmatter;
    const defaultValues = findDefaults(entry);
    if (entry.traits.defaults === undefined || defaultValues === undefined || !isRecord(values)) return [];
    return Object.entries(values).flatMap(([key, own]) => {
      const defaultValue = defaultValues[key];
      if (isSame(own, defaultValue)) return [reportRepeated(entry, [key], defaults?.file)];
      if (!isRecord(own) || !isRecord(defaultValue)) return [];
      return Object.keys(own)
        .filter((inner) => isSame(own[inner], defaultValue[inner]))
        .map((inner) => reportRepeated(entry, [key, inner], defaults?.file));
    });
  },
};

function isSame(own: unknown, other: unknown): boolean {
  // Nearly all values are primitive, for which comparison is cheap.
  if (typeof own !== 'object' || typeof other !== 'object') return other !== undefined && own === other;
  return JSON.stringify(own) === JSON.stringify(other);
}

function reportRepeated(entry: Parsed, path: FieldPath, file = ''): NewDiagnostic {
  return {
    ...locateKey(entry, path),
    message: `is already in ${file} for all files. Delete it here.`,
  };
}
