import { fillInMarker } from '../../fields/kinds.ts';
import { isRecord } from '../../source/frontmatter.ts';
import { findLanguageInPath, getLanguage, languages } from '../../languages/languages.ts';
import type { Language } from '../../languages/languages.ts';
import { lexicons } from '../../languages/lexicons.ts';
import { findMatches } from '../../languages/matches.ts';
import { paragraphPattern } from '../../languages/sentences.ts';
import type { Text } from '../../site.ts';
import { locateInText } from '../locate.ts';
import type { ParsedFile, NewDiagnostic, Rule, SourceRule } from '../rule.ts';

const cyrillicWordPattern = /\p{Script=Cyrillic}{2,}/gu;
const latinWordPattern = /(?<![\p{L}/@.#-])[a-z]{2,}(?![\p{L}/@.-])/gu;

/** Ignored: URLs, quoted facts, tags, codes such as І-130, and official terms in parentheses or quotation marks. */
const ignoredPattern =
  /\{\{[^{}]*\}\}|<\/?[A-Z][^<>]*>|\((?:[^()]|\([^()]*\))*\)|https?:\S+|\p{Lu}-\d\S*|[«“„"][^«»“„”"]*[»”"]/gu;

const minWords = 3;

/** Returns the language of a text that seems to be in another language, or of its first such sentence. Undefined if there is none. */
function detectForeignLanguageBySentence(text: string, language: Language): Language | undefined {
  const testedText = text.replace(ignoredPattern, ' ');
  // The whole text is tested first, because a single sentence may have too few words to detect.
  const sentences = [testedText, ...testedText.split(/(?<=[.!?])\s+/)];
  for (const sentence of sentences) {
    const foreignLanguage = detectForeignLanguage(sentence, language);
    if (foreignLanguage !== undefined) return foreignLanguage;
  }
  return undefined;
}

function detectForeignLanguage(text: string, language: Language): Language | undefined {
  const { script } = lexicons[language];
  const cyrillic = countMatches(text, cyrillicWordPattern);
  if (script === 'Cyrillic') {
    const latin = countMatches(text, latinWordPattern);
    if (latin > cyrillic && latin >= (cyrillic === 0 ? 1 : minWords)) return guessLatin(text);
    if (cyrillic < minWords) return undefined;
    return languagesByScript.Cyrillic.find((other) => other !== language && scoreLanguage(other, text) > 0);
  }
  if (cyrillic >= minWords && cyrillic > countMatches(text, latinWordPattern)) return guessCyrillic(text);
  return languagesByScript.Latin.find((other) => {
    const foreignWords = other === language ? 0 : scoreLanguage(other, text);
    const ownWords = scoreLanguage(language, text);
    return (
      (foreignWords >= minWords && foreignWords > ownWords) ||
      (foreignWords >= 2 && ownWords === 0 && !hasName(text))
    );
  });
}

/** Returns whether text seems to contain a name. Names keep their language: "Consulte Office of the Clerk". */
function hasName(text: string): boolean {
  return /\S\s+\p{Lu}/u.test(text);
}

const languagesByScript = {
  Latin: languages.filter((language) => lexicons[language].script === 'Latin'),
  Cyrillic: languages.filter((language) => lexicons[language].script === 'Cyrillic'),
};

function scoreLanguage(language: Language, text: string): number {
  return countMatches(text, lexicons[language].distinctiveWords);
}

/** Guesses English, unless another Latin-script language has more distinctive words. */
function guessLatin(text: string): Language {
  return languagesByScript.Latin.reduce<Language>(
    (best, language) => (scoreLanguage(language, text) > scoreLanguage(best, text) ? language : best),
    'en',
  );
}

/** Guesses Russian, unless the text has a distinctive letter or word of another Cyrillic-script language. */
function guessCyrillic(text: string): Language {
  return (
    languagesByScript.Cyrillic.find((language) => language !== 'ru' && scoreLanguage(language, text) > 0) ??
    'ru'
  );
}

function countMatches(text: string, pattern: RegExp): number {
  return text.match(pattern)?.length ?? 0;
}

type ForeignPassage = ReturnType<typeof locateInText> & {
  actualLanguage: Language;
  expectedLanguage: Language;
};

/** Text in the wrong language, drafts included; reported once per file. */
export const untranslatedText: Rule<ParsedFile, unknown> = {
  id: 'untranslated',
  severity: 'warning',
  why: 'A page must be in the language that visitors chose.',
  run: (entry) => {
    const fileLanguage = getLanguage(entry.frontmatter.values);
    const passages = entry.texts.flatMap((text) => checkText(entry, text, fileLanguage));
    return passages.slice(0, 1).map(({ actualLanguage, expectedLanguage, ...location }): NewDiagnostic => {
      const otherCount = passages.length - 1;
      const more =
        otherCount === 0
          ? ''
          : ` The same applies to ${otherCount} more ${otherCount === 1 ? 'passage' : 'passages'} below.`;
      const start = location.field === undefined ? 'This text seems' : 'seems';
      const message = `${start} to be in ${lexicons[actualLanguage].name} instead of ${lexicons[expectedLanguage].name}. Translate it.${more}`;
      return { ...location, message };
    });
  },
};

/** Text in the wrong language, except in drafts, which may still be untranslated. */
export const wrongLanguage: SourceRule = {
  ...untranslatedText,
  id: 'wrong-language',
  run: (entry, context) => {
    const { values } = entry.frontmatter;
    const isExempt = isRecord(values) && (values['draft'] === true || !isKnownLanguage(values['language']));
    return isExempt ? [] : untranslatedText.run(entry, context);
  },
};

function checkText(entry: ParsedFile, text: Text, fileLanguage: Language): ForeignPassage[] {
  const { value, path } = text;
  // FILL IN is reported separately.
  if (path !== undefined && value.includes(fillInMarker)) return [];
  const expectedLanguage = (path && findLanguageInPath(path)) ?? fileLanguage;
  const passages = findMatches(value, paragraphPattern).flatMap(
    ({ 0: paragraph, index }): ForeignPassage[] => {
      const actualLanguage = detectForeignLanguageBySentence(paragraph, expectedLanguage);
      return actualLanguage === undefined
        ? []
        : [{ ...locateInText(entry, text, index, paragraph.length), actualLanguage, expectedLanguage }];
    },
  );
  return path === undefined ? passages : passages.slice(0, 1);
}

/** Returns whether a language is known. An unknown one is a separate problem, and its text can't be checked. */
function isKnownLanguage(language: unknown): boolean {
  return language === undefined || languages.some((siteLanguage) => siteLanguage === language);
}
