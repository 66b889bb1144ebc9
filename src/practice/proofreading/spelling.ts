import { readFile } from 'node:fs/promises';
import { join } from 'node:path';
import type { SpellingDictionary } from 'cspell-lib';
import { mergeCauses } from '#content/report/diagnostic.ts';
import type { Diagnostic } from '#content/report/diagnostic.ts';
import { findLanguageInPath, getLanguage } from '#content/languages/languages.ts';
import type { Language } from '#content/languages/languages.ts';
import { lexicons } from '#content/languages/lexicons.ts';
import { findMatches } from '#content/languages/matches.ts';
import { decodeCharacterReferences, joiner } from '#content/markdown/references.ts';
import { locateInText } from '#content/rules/locate.ts';
import { runRules } from '#content/rules/run.ts';
import type { Rule } from '#content/rules/rule.ts';
import type { AnyEntry, Site } from '#practice/site.ts';
import { listCollection, listEntries } from '#content/site.ts';
import type { Text } from '#content/site.ts';
import { flattenCircuits } from '#practice/rules/county-facts.ts';
import { fillInMarker } from '#content/fields/kinds.ts';

/** Names and terms that dictionaries don't contain, one per line. Lines that begin with # are headings. */
const knownWordsFile = 'content/known-words.txt';

/** The names of dictionaries; cspell includes the English one. Languages without a dictionary are not checked. */
const dictionaryNames: { [language in Language]?: string } = {
  en: 'en_us',
  uk: 'uk-ua',
  ru: 'ru-ru',
  es: 'es-es',
};
const packages = ['dict-es-es', 'dict-ru_ru', 'dict-uk-ua'];

/** Text that is not checked: facts, placeholders, tags, URLs, paths and email addresses. */
const ignoredPattern =
  /\{\{[^{}]*\}\}|\{[a-z]+\}|\]\([^[\])]*\)|<[^<>]*>|https?:\S+|(?<!\S)\S+@\S+|(?<!\p{L})\/[a-z0-9#/-]+/gu;
const wordPattern = /\p{L}[\p{L}\p{M}’']*(?:-[\p{L}\p{M}’']+)*/gu;
const cyrillicPattern = /\p{Script=Cyrillic}/u;

type Dictionaries = ReadonlyMap<Language, SpellingDictionary>;

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
  if (entries.length === 0) return [];
  const rule = createRule(await readKnownWords(root, site), await loadDictionaries(entries));
  const problems = entries.flatMap((entry) => runRules([rule], entry, undefined));
  return mergeCauses(problems.map((problem) => ({ ...problem, cause: problem.message })));
}

/** Whether a file is a draft with FILL IN. A new translation still contains the text of its source. */
function isUnfinished({ data, frontmatter }: AnyEntry): boolean {
  return 'draft' in data && data.draft === true && frontmatter.text.includes(fillInMarker);
}

/** Creates a rule that reports words that are neither known nor in the dictionary of their language. */
function createRule(knownWords: ReadonlySet<string>, dictionaries: Dictionaries): Rule<AnyEntry> {
  // The message for each word; undefined if it is correct.
  const messages = new Map<string, string | undefined>();
  let suggestedWords = 0;
  const createMessage = (word: string, language: Language): string | undefined => {
    if (isSpelledCorrectly(word, language, knownWords, dictionaries)) return undefined;
    const dictionary = suggestedWords++ < maxSuggestedWords ? dictionaries.get(language) : undefined;
    const suggestions = dictionary?.suggest(normalizeApostrophes(word), { numSuggestions: 2 }) ?? [];
    const candidates = suggestions.map((suggestion) => `"${suggestion.word}"`).join(' or ');
    const hint = candidates === '' ? '' : ` Did you mean ${candidates}?`;
    return `"${word}" isn’t in the ${lexicons[language].name} dictionary.${hint} If it’s correct, add it to ${knownWordsFile}.`;
  };
  return {
    id: 'spelling',
    severity: 'warning',
    why: 'Spelling mistakes make the firm look careless.',
    run: (entry) =>
      entry.texts.flatMap((text) =>
        listWords(text, entry).flatMap(({ word, language, index, length }) => {
          const key = `${language} ${word}`;
          if (!messages.has(key)) messages.set(key, createMessage(word, language));
          const message = messages.get(key);
          return message === undefined ? [] : [{ ...locateInText(entry, text, index, length), message }];
        }),
      ),
  };
}

/** Maximum number of words with suggestions, which are slow to compute. */
const maxSuggestedWords = 20;

type Word = { word: string; language: Language; index: number; length: number };

/** Lists the words of a text that visitors read, each with its expected language. Acronyms and single letters are not checked. */
function listWords(text: Text, entry: AnyEntry): Word[] {
  const language = getTextLanguage(text, entry);
  const visibleText = decodeCharacterReferences(text.value).replace(ignoredPattern, ({ length }) =>
    ' '.repeat(length),
  );
  return findMatches(visibleText, wordPattern).flatMap(({ 0: match, index }) => {
    const word = match.replaceAll(joiner, '');
    if (word.length < 2 || /^\p{Lu}+$/u.test(word)) return [];
    const isCyrillic = cyrillicPattern.test(word);
    const isForeign = isCyrillic !== (lexicons[language].script === 'Cyrillic');
    // Words in another script are names of languages or official English terms.
    if (isForeign && isCyrillic) return [];
    return [{ word, language: isForeign ? 'en' : language, index, length: match.length }];
  });
}

function getTextLanguage({ path = [] }: Text, { frontmatter }: AnyEntry): Language {
  return findLanguageInPath(path) ?? getLanguage(frontmatter.values);
}

/** Looks up a word. A hyphenated word is correct if each part is. */
function isSpelledCorrectly(
  word: string,
  language: Language,
  knownWords: ReadonlySet<string>,
  dictionaries: Dictionaries,
): boolean {
  const dictionary = dictionaries.get(language);
  if (dictionary === undefined) return true;
  // Places, courts and laws have English names on Spanish pages.
  const isName = language === 'es' && /^\p{Lu}/u.test(word);
  if (isName && isSpelledCorrectly(word, 'en', knownWords, dictionaries)) return true;
  const isKnown = (variant: string) => {
    const form = normalizeApostrophes(variant);
    return [form, form.replace(/'s$/, '')].some(
      (spelling) =>
        knownWords.has(spelling.toLowerCase()) ||
        dictionary.has(spelling) ||
        dictionary.has(spelling.toLowerCase()),
    );
  };
  return isKnown(word) || word.split('-').every((part) => part.length < 2 || isKnown(part));
}

function normalizeApostrophes(word: string): string {
  return word.replaceAll('’', "'").replace(/'+$/, '');
}

/** Loads the dictionaries for English and for the files' languages. */
async function loadDictionaries(entries: readonly AnyEntry[]): Promise<Dictionaries> {
  const { getDefaultSettings, getDictionary, mergeSettings, readSettings } = await import('cspell-lib');
  const packageSettings = await Promise.all(
    packages.map((folder) => readSettings(import.meta.resolve(`@cspell/${folder}/cspell-ext.json`))),
  );
  const settings = packageSettings.reduce(
    (merged, addition) => mergeSettings(merged, addition),
    await getDefaultSettings(true),
  );
  const languages = new Set<Language>(['en']);
  for (const entry of entries) for (const text of entry.texts) languages.add(getTextLanguage(text, entry));
  const dictionaries = new Map<Language, SpellingDictionary>();
  for (const language of languages) {
    const name = dictionaryNames[language];
    if (name === undefined) continue;
    const options = { ...settings, dictionaries: [name], languageSettings: [], words: [] };
    dictionaries.set(language, await getDictionary(options));
  }
  return dictionaries;
}

/** Reads the known words, and adds the names of counties and their seats. */
async function readKnownWords(root: string, site: Site): Promise<ReadonlySet<string>> {
  const lines = (await readFile(join(root, knownWordsFile), 'utf8')).split(/\r?\n/);
  const words = lines.filter((line) => !line.startsWith('#')).map((line) => line.trim());
  const counties = listCollection(site, 'florida-counties').flatMap(({ data }) => flattenCircuits(data));
  const names = counties.flatMap(({ name, seat }) => `${name} ${seat}`.match(wordPattern) ?? []);
  return new Set([...words, ...names].map((word) => word.toLowerCase()));
}
