import { readFile } from 'node:fs/promises';
import { join } from 'node:path';
import type { SpellingDictionary } from 'cspell-lib';
import { mergeCauses } from '#content/report/diagnostic.ts';
import type { Diagnostic } from '#content/report/diagnostic.ts';
import { findLanguageInPath, getLanguage } from '#content/languages/languages.ts';
import type { Language } from '#content/languages/languages.ts';
import { lexicons } from '#content/languages/lexicons.ts';
import { decodeReferences, joiner } from '#content/markdown/references.ts';
import { findInVisibleText } from '#content/rules/visible-texts.ts';
import { runRules } from '#content/rules/run.ts';
import type { Rule } from '#content/rules/rule.ts';
import type { AnyEntry, Site } from '#practice/site.ts';
import { listEntries } from '#content/site.ts';
import { fillInMarker } from '#content/fields/kinds.ts';

/** Names and terms that are in no dictionary, one per line. Lines that begin with # are headings. */
const knownWordsFile = 'content/known-words.txt';

/** Dictionaries by language; English is included in the library. Languages without a dictionary are not checked. */
const names: { [language in Language]?: string } = { en: 'en_us', uk: 'uk-ua', ru: 'ru-ru', es: 'es-es' };
const packages = ['dict-es-es', 'dict-ru_ru', 'dict-uk-ua'];

/** Text that is not checked: facts, placeholders, addresses and tags. */
const noWords =
  /\{\{[^{}]*\}\}|\{[a-z]+\}|\]\([^[\])]*\)|<[^<>]*>|https?:\S+|(?<!\S)\S+@\S+|(?<!\p{L})\/[a-z0-9#/-]+/gu;
const wordPattern = /\p{L}[\p{L}\p{M}’']*(?:-[\p{L}\p{M}’']+)*/gu;
const cyrillicPattern = /\p{Script=Cyrillic}/u;

/** Skips acronyms and single letters. */
function isWord(found: string): boolean {
  return found.length > 1 && !/^\p{Lu}+$/u.test(found);
}

function stripMarks(found: string): string {
  return found.replaceAll('’', "'").replace(/'+$/, '');
}

/** The words in a file that visitors read, each with its expected language. */
function collectWords({ texts, frontmatter }: AnyEntry): Map<string, Language> {
  const entryLanguage = getLanguage(frontmatter.values);
  const pairs = texts.flatMap(({ value, path = [] }) => {
    const language = findLanguageInPath(path) ?? entryLanguage;
    const words =
      decodeReferences(value).replaceAll(joiner, '').replace(noWords, ' ').match(wordPattern) ?? [];
    return words.flatMap((each): [string, Language][] => {
      const isCyrillic = cyrillicPattern.test(each);
      // A language of another script appears under its own name, or as an official term.
      if (isCyrillic !== (lexicons[language].script === 'Cyrillic')) return isCyrillic ? [] : [[each, 'en']];
      return [[each, language]];
    });
  });
  return new Map(pairs.filter(([each]) => isWord(each)));
}

/** Misspelled words in the given content files, by default in all. Separate from the other checks, because a dictionary takes seconds to load. */
export async function findMisspellings(
  site: Site | undefined,
  root: string,
  files?: readonly string[],
): Promise<Diagnostic[]> {
  const entries = site === undefined ? [] : listEntries(site.entries);
  return checkSpelling(
    entries.filter((entry) => (files?.includes(entry.file) ?? true) && !isUnfinished(entry)),
    root,
  );
}

/** A draft with FILL IN: a new translation still contains the text of its source. */
function isUnfinished({ data, frontmatter }: AnyEntry): boolean {
  return 'draft' in data && data.draft === true && frontmatter.text.includes(fillInMarker);
}

/** Looks up the words of content files. Reports each misspelled word once, with its other places. */
export async function checkSpelling(entries: readonly AnyEntry[], root: string): Promise<Diagnostic[]> {
  if (entries.length === 0) return [];
  const knownWords = await readKnownWords(root);
  const unknown = new Map<AnyEntry, Map<string, Language>>();
  for (const entry of entries) {
    const unknownWords = new Map<string, Language>();
    for (const [spelledWord, language] of collectWords(entry)) {
      const isRight =
        knownWords.has(spelledWord.toLowerCase()) ||
        (await isSpelledRight(spelledWord, language, knownWords));
      if (!isRight) unknownWords.set(spelledWord, language);
    }
    if (unknownWords.size > 0) unknown.set(entry, unknownWords);
  }
  const suggested = await suggestSpellings(unknown);
  const problems = [...unknown].flatMap(([entry, misspellings]) =>
    runRules([createRule(misspellings, suggested)], entry, undefined),
  );
  return mergeCauses(problems.map((problem) => ({ ...problem, cause: problem.message })));
}

/** A hyphenated word is correct when each part is. */
async function isSpelledRight(
  each: string,
  language: Language,
  known: ReadonlySet<string>,
): Promise<boolean> {
  const dictionary = await getDictionaryOf(language);
  if (dictionary === undefined) return true;
  // Places, courts and laws have English names on Spanish pages.
  const isName = language === 'es' && /^\p{Lu}/u.test(each);
  if (isName && (await isSpelledRight(each, 'en', known))) return true;
  const has = (typed: string) => {
    const form = stripMarks(typed);
    const base = form.replace(/'s$/, '');
    return [form, base].some(
      (other) =>
        known.has(other.toLowerCase()) || dictionary.has(other) || dictionary.has(other.toLowerCase()),
    );
  };
  return has(each) || each.split('-').every((part) => part.length < 2 || has(part));
}

function createRule(
  words: ReadonlyMap<string, Language>,
  suggested: ReadonlyMap<string, string[]>,
): Rule<AnyEntry, unknown> {
  return {
    id: 'spelling',
    severity: 'warning',
    why: 'Misspelled words cost trust.',
    run: (entry) =>
      findInVisibleText(entry, (text) =>
        [...text.matchAll(wordPattern)].flatMap(({ 0: found, index }) => {
          const visible = found.replaceAll(joiner, '');
          const language = words.get(visible);
          if (language === undefined) return [];
          const likely = (suggested.get(visible) ?? []).map((other) => `"${other}"`).join(' or ');
          const hint = likely === '' ? '' : ` Did you mean ${likely}?`;
          const message = `"${visible}" isn’t in the ${lexicons[language].name} dictionary.${hint} If it’s correct, add it to ${knownWordsFile}.`;
          return [{ index, length: found.length, message }];
        }),
      ),
  };
}

/** Suggestions are slow to compute, so only the first words have them. */
const maxSuggestions = 20;

async function suggestSpellings(unknown: ReadonlyMap<AnyEntry, ReadonlyMap<string, Language>>) {
  const first = new Map([...unknown.values()].flatMap((words) => [...words]));
  const suggestions = new Map<string, string[]>();
  for (const [unknownWord, language] of [...first].slice(0, maxSuggestions)) {
    const dictionary = await getDictionaryOf(language);
    suggestions.set(
      unknownWord,
      dictionary
        ?.suggest(stripMarks(unknownWord), { numSuggestions: 2 })
        .map((suggestion) => suggestion.word) ?? [],
    );
  }
  return suggestions;
}

const dictionaries = new Map<Language, Promise<SpellingDictionary | undefined>>();

function getDictionaryOf(language: Language): Promise<SpellingDictionary | undefined> {
  const loaded = dictionaries.get(language) ?? loadDictionary(language);
  dictionaries.set(language, loaded);
  return loaded;
}

async function loadDictionary(language: Language): Promise<SpellingDictionary | undefined> {
  const name = names[language];
  if (name === undefined) return undefined;
  const { getDefaultSettings, getDictionary, mergeSettings, readSettings } = await import('cspell-lib');
  const packageSettings = packages.map((folder) =>
    readSettings(import.meta.resolve(`@cspell/${folder}/cspell-ext.json`)),
  );
  const settings = (await Promise.all(packageSettings)).reduce(
    (all, each) => mergeSettings(all, each),
    await getDefaultSettings(true),
  );
  return getDictionary({ ...settings, dictionaries: [name], languageSettings: [], words: [] });
}

async function readKnownWords(root: string): Promise<ReadonlySet<string>> {
  const lines = (await readFile(join(root, knownWordsFile), 'utf8')).split(/\r?\n/);
  return new Set(lines.filter((line) => !line.startsWith('#')).map((line) => line.trim().toLowerCase()));
}
