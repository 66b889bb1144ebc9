import { defaultsFor, inBraces } from '../../defaults.ts';
import type { BracedWords } from '../../defaults.ts';
import { typedTexts } from '../../fields/walk.ts';
import { isRecord } from '../../source/frontmatter.ts';
import { matchesOf } from '../../languages/matches.ts';
import { didYouMean } from '../../report/suggest.ts';
import type { FieldPath } from '../../source/positions.ts';
import type { EntryRule, Parsed, NewDiagnostic, SourceRule } from '../rule.ts';
import { atKey, atWords } from '../at.ts';

/** Placeholders in single braces are valid only in defaults, where the file's values replace them. */
export const bracedWords: SourceRule = {
  id: 'braced-words',
  severity: 'error',
  why: 'The page would show the braces.',
  run: (entry, { braced }) => {
    const { texts, file, frontmatter } = entry;
    const names = braced.get(file);
    if (names !== undefined) {
      return typedTexts(frontmatter.values).flatMap((text) =>
        placeholdersIn(text.text)
          // A name with a hyphen is a fact's.
          .filter((word) => !names.includes(word) && !word.includes('-'))
          .map((word, index, all) => wrong(entry, text.path, all.slice(0, index + 1), unknown(word, names))),
      );
    }
    // In Markdown, the markdown rule checks braces.
    return texts
      .filter(({ format }) => format === 'plain')
      .flatMap(({ path = [], value }) =>
        placeholdersIn(value)
          .filter((word) => fileKnowing(word, braced) !== undefined)
          .map((word, index, all) =>
            wrong(entry, path, all.slice(0, index + 1), foreignBraces(word, braced)),
          ),
      );
  },
};

function placeholdersIn(text: string): string[] {
  return text.includes('{') ? matchesOf(text, inBraces).map(([, word = '']) => word) : [];
}

function unknown(word: string, names: readonly string[]): string {
  const known = names.map((name) => `{${name}}`).join(', ');
  return `{${word}} isn’t a known placeholder.${didYouMean(word, names) || ` Known here: ${known}.`}`;
}

/** The message for a placeholder outside of defaults, or for unknown braces. */
export function foreignBraces(word: string, braced: BracedWords): string {
  const file = fileKnowing(word, braced);
  return file !== undefined
    ? `{${word}} works only in ${file}. Write the text itself here.`
    : `Single braces do nothing. To quote a fact, use two on each side: {{${word}}}. Otherwise remove them.`;
}

function fileKnowing(word: string, braced: BracedWords): string | undefined {
  return [...braced].find(([, names]) => names.includes(word))?.[0];
}

/** Reports the last placeholder in `words`. */
function wrong(entry: Parsed, path: FieldPath, words: string[], message: string): NewDiagnostic {
  const word = words.at(-1) ?? '';
  const occurrence = words.slice(0, -1).filter((other) => other === word).length;
  return { ...atWords(entry, path, `{${word}}`, occurrence), message };
}

/** Values that repeat their defaults. */
export const repeatedDefaults: EntryRule = {
  id: 'repeated-defaults',
  severity: 'warning',
  why: 'Duplicated text gets changed in one place and forgotten in the other.',
  run: (entry) => {
    const { values, defaults } = entry.frontmatter;
    const given = defaultsFor(entry);
    if (entry.traits.defaults === undefined || given === undefined || !isRecord(values)) return [];
    return Object.entries(values).flatMap(([key, own]) => {
      const other = given[key];
      if (isSame(own, other)) return [repeated(entry, [key], defaults?.file)];
      if (!isRecord(own) || !isRecord(other)) return [];
      return Object.keys(own)
        .filter((inner) => isSame(own[inner], other[inner]))
        .map((inner) => repeated(entry, [key, inner], defaults?.file));
    });
  },
};

function isSame(own: unknown, other: unknown): boolean {
  // Nearly all values are primitive, for which comparison is cheap.
  if (typeof own !== 'object' || typeof other !== 'object') return other !== undefined && own === other;
  return JSON.stringify(own) === JSON.stringify(other);
}

function repeated(entry: Parsed, path: FieldPath, file = ''): NewDiagnostic {
  return {
    ...atKey(entry, path),
    message: `is already in ${file} for all files. Delete it here.`,
  };
}
