import { readFile } from 'node:fs/promises';
import { join } from 'node:path';
import type { SpellingDictionary } from 'cspell-lib';
import { mergeCauses } from '#content/report/diagnostic.ts';
import type { Diagnostic } from '#content/report/diagnostic.ts';
import { findLanguageInPath, getLanguage } from '#content/languages/languages.ts';
import type { Language } from '#content/languages/languages.ts';
import { lexicons } from '#content/languages/lexicons.ts';
import { decodeCharacterReferences, joiner } from '#content/markdown/references.ts';
import { findInVisibleText } from '#content/rules/visible-texts.ts';
import { runRules } from '#content/rules/run.ts';
import type { Rule } from '#content/rules/rule.ts';
import type { AnyEntry, Site } from '#practice/site.ts';
import { listCollection, listEntries } from '#content/site.ts';
import { flattenCircuits } from '#practice/rules/county-facts.ts';
import { fillInMarker } from '#content/fields/kinds.ts';

/** Names and terms that dictionaries don't contain, one per line. Lines that begin with # are headings. */
const knownWordsFile = 'content/known-words.txt';

/** Dictionaries by language; English is included in the library. Languages without a dictionary are not checked. */
const dictionaryNames: { [language in Language]?: string } = {
  en: 'en_us',
  uk: 'uk-ua',
  ru: 'ru-ru',
  es: 'es-es',
};
const packages = ['dict-es-es', 'dict-ru_ru', 'dict-uk-ua'];

/** Text that is not checked: facts, placeholders, URLs and tags. */
const ignoredPattern =
  /\{\{[^{}]*\}\}|\{[a-z]+\}|\]\([^[\])]*\)|<[^<>]*>|https?:\S+|(?<!\S)\S+@\S+|(?<!\p{L})\/[a-z0-9#/-]+/gu;
const wordPattern = /\p{L}[\p{L}\p{M}’']*(?:-[\p{L}\p{M}’']+)*/gu;
const cyrillicPattern = /\p{Script=Cyrillic}/u;

/** Whether a word is checked, which acronyms and single letters are not. */
function isWord(word: string): boolean {
  return word.length > 1 && !/^\p{Lu}+$/u.test(word);
}

function normalizeApostrophes(word: string): string {
  return word.replaceAll('’', "'").replace(/'+$/, '');
}

/** Collects the words in a file that visitors read, each with its expected language. */
function collectWords({ texts, frontmatter }: AnyEntry): Map<string, Language> {
  const entryLanguage = getLanguage(frontmatter.values);
  const pairs = texts.flatMap(({ value, path = [] }) => {
    const language = findLanguageInPath(path) ?? entryLanguage;
    const words =
      decodeCharacterReferences(value)
        .replaceAll(joiner, '')
        .replace(ignoredPattern, ' ')
        .match(wordPattern) ?? [];
    return words.flatMap((word): [string, Language][] => {
      const isCyrillic = cyrillicPattern.test(word);
      // Words in another script are names of languages or official English terms.
      if (isCyrillic !== (lexicons[language].script === 'Cyrillic')) return isCyrillic ? [] : [[word, 'en']];
      return [[word, language]];
    });
  });
  return new Map(pairs.filter(([word]) => isWord(word)));
}

/** Finds misspelled words in the given content files, by default in all. Separate from the other checks, because a dictionary takes seconds to load. */
export async function findMisspellings(
  site: Site | undefined,
  root: string,
  files?: readonly string[],
): Promise<Diagnostic[]> {
  if (site === undefined) return [];
  const entries = listEntries(site.entries).filter(
    (entry) => (files?.includes(entry.file) ?? true) && !isUnfinished(entry),
  );
  return entries.length === 0 ? [] : checkSpelling(entries, await readKnownWords(root, site));
}

/** Whether a file is a draft with FILL IN. A new translation still contains the text of its source. */
function isUnfinished({ data, frontmatter }: AnyEntry): boolean {
  return 'draft' in data && data.draft === true && frontmatter.text.includes(fillInMarker);
}

/** Looks up the words of content files. Reports each misspelled word once, with its other locations. */
async function checkSpelling(
  entries: readonly AnyEntry[],
  knownWords: ReadonlySet<string>,
): Promise<Diagnostic[]> {
  const unknownByEntry = new Map<AnyEntry, Map<string, Language>>();
  for (const entry of entries) {
    const unknownWords = new Map<string, Language>();
    for (const [word, language] of collectWords(entry)) {
      const isCorrect =
        knownWords.has(word.toLowerCase()) || (await isSpelledCorrectly(word, language, knownWords));
      if (!isCorrect) unknownWords.set(word, language);
    }
    if (unknownWords.size > 0) unknownByEntry.set(entry, unknownWords);
  }
  const suggestions = await suggestSpellings(unknownByEntry);
  const problems = [...unknownByEntry].flatMap(([entry, misspellings]) =>
    runRules([createRule(misspellings, suggestions)], entry, undefined),
  );
  return mergeCauses(problems.map((problem) => ({ ...problem, cause: problem.message })));
}

/** Looks up a word. A hyphenated word is correct if each part is. */
async function isSpelledCorrectly(
  word: string,
  language: Language,
  knownWords: ReadonlySet<string>,
): Promise<boolean> {
  const dictionary = await getDictionaryFor(language);
  if (dictionary === undefined) return true;
  // Places, courts and laws have English names on Spanish pages.
  const isName = language === 'es' && /^\p{Lu}/u.test(word);
  if (isName && (await isSpelledCorrectly(word, 'en', knownWords))) return true;
  const isKnown = (variant: string) => {
    const form = normalizeApostrophes(variant);
    const base = form.replace(/'s$/, '');
    return [form, base].some(
      (spelling) =>
        knownWords.has(spelling.toLowerCase()) ||
        dictionary.has(spelling) ||
        dictionary.has(spelling.toLowerCase()),
    );
  };
  return isKnown(word) || word.split('-').every((part) => part.length < 2 || isKnown(part));
}

function createRule(
  words: ReadonlyMap<string, Language>,
  suggestions: ReadonlyMap<string, string[]>,
): Rule<AnyEntry, unknown> {
  return {
    id: 'spelling',
    severity: 'warning',
    why: 'Spelling mistakes make the firm look careless.',
    run: (entry) =>
      findInVisibleText(entry, (text) =>
        [...text.matchAll(wordPattern)].flatMap(({ 0: word, index }) => {
          const visible = word.replaceAll(joiner, '');
          const language = words.get(visible);
          if (language === undefined) return [];
          const candidates = (suggestions.get(visible) ?? []).map((spelling) => `"${spelling}"`).join(' or ');
          const hint = candidates === '' ? '' : ` Did you mean ${candidates}?`;
          const message = `"${visible}" isn’t in the ${lexicons[language].name} dictionary.${hint} If it’s correct, add it to ${knownWordsFile}.`;
          return [{ index, length: word.length, message }];
        }),
      ),
  };
}

/** Maximum number of words with suggestions, which are slow to compute. */
const maxSuggestedWords = 20;

async function suggestSpellings(unknownByEntry: ReadonlyMap<AnyEntry, ReadonlyMap<string, Language>>) {
  const unknownWords = new Map([...unknownByEntry.values()].flatMap((words) => [...words]));
  const suggestions = new Map<string, string[]>();
  for (const [unknownWord, language] of [...unknownWords].slice(0, maxSuggestedWords)) {
    const dictionary = await getDictionaryFor(language);
    suggestions.set(
      unknownWord,
      dictionary
        ?.suggest(normalizeApostrophes(unknownWord), { numSuggestions: 2 })
        .map((suggestion) => suggestion.word) ?? [],
    );
  }
  return suggestions;
}

const dictionaries = new Map<Language, Promise<SpellingDictionary | undefined>>();

function getDictionaryFor(language: Language): Promise<SpellingDictionary | undefined> {
  const dictionary = dictionaries.get(language) ?? loadDictionary(language);
  dictionaries.set(language, dictionary);
  return dictionary;
}

async function loadDictionary(language: Language): Promise<SpellingDictionary | undefined> {
  const name = dictionaryNames[language];
  if (name === undefined) return undefined;
  const { getDefaultSettings, getDictionary, mergeSettings, readSettings } = await import('cspell-lib');
  const packageSettings = packages.map((folder) =>
    readSettings(import.meta.resolve(`@cspell/${folder}/cspell-ext.json`)),
  );
  const settings = (await Promise.all(packageSettings)).reduce(
    (merged, addition) => mergeSettings(merged, addition),
    await getDefaultSettings(true),
  );
  return getDictionary({ ...settings, dictionaries: [name], languageSettings: [], words: [] });
}

/** Reads the known words, and adds the names of counties and their seats. */
async function readKnownWords(root: string, site: Site): Promise<ReadonlySet<string>> {
  const lines = (await readFile(join(root, knownWordsFile), 'utf8')).split(/\r?\n/);
  const words = lines.filter((line) => !line.startsWith('#')).map((line) => line.trim());
  const counties = listCollection(site, 'florida-counties').flatMap(({ data }) => flattenCircuits(data));
  const names = counties.flatMap(({ name, seat }) => `${name} ${seat}`.match(wordPattern) ?? []);
  return new Set([...words, ...names].map((word) => word.toLowerCase()));
}
