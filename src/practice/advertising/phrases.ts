/** Phrases for each language, in phrases/<language>.txt. */
import { existsSync, readFileSync } from 'node:fs';
import { mapLanguages } from '#content/languages/languages.ts';
import type { Language } from '#content/languages/languages.ts';
import { findMatches } from '#content/languages/matches.ts';

const letter = "a-zа-яёіїєґáéíóúüñç'";
const wordStart = `(?<![${letter}\\d])`;
const wordEnd = `(?![${letter}\\d])`;

/**
 * Compiles lowercase phrases to one pattern. In a phrase, a space matches white space or a hyphen, ` ?` the same or
 * nothing, `~` any word ending, `@` any word, and `#` a number. Everything else is regular expression syntax.
 */
function compilePhrases(lines: readonly string[]): RegExp {
  const patterns = lines.map((phrase) =>
    phrase
      .replaceAll(' ?', '[\\s-]*')
      .replaceAll(' ', '[\\s-]+')
      .replaceAll('@', `[${letter}]+`)
      .replaceAll('~', `[${letter}]*`)
      .replaceAll('#', '\\d[\\d,.]{0,20}'),
  );
  return new RegExp(`${wordStart}(?:${patterns.join('|')})${wordEnd}`, 'g');
}

/** Lists marked (pattern) and (exact) are regular expressions; (exact) ones are case-sensitive. */
const compilers: { [kind: string]: (lines: readonly string[]) => RegExp } = {
  phrases: compilePhrases,
  pattern: (lines) => new RegExp(lines.join('|'), 'giu'),
  exact: (lines) => new RegExp(lines.join('|'), 'gu'),
};

/**
 * Reads the lists of a language: `name := text` defines a part that phrases insert as `<name>`, `== name` begins a list. Returns no
 * lists if the language has no file.
 */
function readLists(language: Language): ReadonlyMap<string, RegExp> {
  const file = new URL(`phrases/${language}.txt`, import.meta.url);
  const [definitions = '', ...lists] = existsSync(file) ? readFileSync(file, 'utf8').split(/^== /m) : [];
  const parts = new Map<string, string>();
  const insertParts = (line: string) =>
    line.replace(/(?<!\(\?)<(\p{L}+)>/gu, (whole, name) => parts.get(name) ?? whole);
  for (const [, name = '', definition = ''] of definitions.matchAll(/^(\p{L}+) := (.+)$/gmu))
    parts.set(name, insertParts(definition));
  return new Map(
    lists.map((list) => {
      const [title = '', ...lines] = list.split('\n').filter((line) => line.trim() !== '');
      const [, name = title, kind = 'phrases'] = /^(.+?)(?: \((\w+)\))?$/.exec(title) ?? [];
      const compile = compilers[kind] ?? compilePhrases;
      return [name, compile(lines.map(insertParts))];
    }),
  );
}

const lists = mapLanguages(readLists);

/** Lists the names of a language's lists. */
export function listNames(language: Language): string[] {
  return [...lists[language].keys()];
}

/** Returns the pattern of a list. Phrase patterns expect lowercase text. Throws if the language has no such list. */
export function getPattern(language: Language, name: string): RegExp {
  const pattern = lists[language].get(name);
  if (pattern === undefined)
    throw new Error(`src/practice/advertising/phrases/${language}.txt has no list "${name}".`);
  return pattern;
}

/** Whether a phrase of this list occurs in the text. */
export function matchesPhrase(text: string, language: Language, name: string): boolean {
  return text.toLowerCase().search(getPattern(language, name)) >= 0;
}

const caseSensitiveLists = ['licensed', 'office'];

/** Finds every phrase of a list in the text. */
export function findPhrases(
  text: string,
  language: Language,
  name: string,
): { phrase: string; index: number }[] {
  const searchedText = caseSensitiveLists.includes(name) ? text : text.toLowerCase();
  return findMatches(searchedText, getPattern(language, name)).map(({ 0: { length }, index }) => ({
    phrase: text.slice(index, index + length).trim(),
    index,
  }));
}

/** Whether the character at `index` is part of a phrase on a list. */
export function isInPhrase(text: string, index: number, language: Language, name: string): boolean {
  return findMatches(text.toLowerCase(), getPattern(language, name)).some(
    (match) => match.index <= index && index < match.index + match[0].length,
  );
}
