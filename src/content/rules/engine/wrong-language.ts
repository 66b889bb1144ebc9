import { fillInMarker } from '../../fields/kinds.ts';
import { formatCount } from '../../report/print.ts';
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

/** Returns whether a text, or one of its sentences, seems to be in another language. */
function isForeign(text: string, language: Language): boolean {
  const testedText = text.replace(ignoredPattern, ' ');
  // The whole text is tested first, because a single sentence may have too few words to detect.
  const sentences = [testedText, ...testedText.split(/(?<=[.!?])\s+/)];
  return sentences.some((sentence) =>
    lexicons[language].script === 'Cyrillic'
      ? isForeignToCyrillic(sentence, language)
      : isForeignToLatin(sentence, language),
  );
}

function isForeignToCyrillic(text: string, language: Language): boolean {
  const cyrillic = countMatches(text, cyrillicWordPattern);
  const latin = countMatches(text, latinWordPattern);
  if (latin > cyrillic && latin >= (cyrillic === 0 ? 1 : minWords)) return true;
  const otherLanguages = languagesByScript.Cyrillic.filter((other) => other !== language);
  return cyrillic >= minWords && otherLanguages.some((other) => scoreLanguage(other, text) > 0);
}

function isForeignToLatin(text: string, language: Language): boolean {
  const cyrillic = countMatches(text, cyrillicWordPattern);
  if (cyrillic >= minWords && cyrillic > countMatches(text, latinWordPattern)) return true;
  const ownWords = scoreLanguage(language, text);
  return languagesByScript.Latin.some((other) => {
    const foreignWords = other === language ? 0 : scoreLanguage(other, text);
    return (
      (foreignWords >= minWords && foreignWords > ownWords) ||
      // Names keep their language: "Consulte Office of the Clerk".
      (foreignWords >= 2 && ownWords === 0 && !/\S\s+\p{Lu}/u.test(text))
    );
  });
}

const languagesByScript = {
  Latin: languages.filter((language) => lexicons[language].script === 'Latin'),
  Cyrillic: languages.filter((language) => lexicons[language].script === 'Cyrillic'),
};

function scoreLanguage(language: Language, text: string): number {
  return countMatches(text, lexicons[language].distinctiveWords);
}

function countMatches(text: string, pattern: RegExp): number {
  return text.match(pattern)?.length ?? 0;
}

/** Text in the wrong language, drafts included; reported once per file. */
export const untranslatedText: Rule<ParsedFile, unknown> = {
  id: 'untranslated',
  severity: 'warning',
  why: 'A page must be in the language that visitors chose.',
  run: (entry) => {
    const fileLanguage = getLanguage(entry.frontmatter.values);
    const passages = entry.texts.flatMap((text) => findForeignPassages(entry, text, fileLanguage));
    const moreCount = passages.length - 1;
    const more =
      moreCount === 0 ? '' : ` The same applies to ${formatCount(moreCount, 'other passage')} below.`;
    return passages
      .slice(0, 1)
      .map((passage) => ({ ...passage, message: `${passage.message} Translate it.${more}` }));
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

/** Finds all foreign paragraphs of the body, or the first of a field. */
function findForeignPassages(entry: ParsedFile, text: Text, fileLanguage: Language): NewDiagnostic[] {
  const { value, path } = text;
  // FILL IN is reported separately.
  if (path !== undefined && value.includes(fillInMarker)) return [];
  const language = (path && findLanguageInPath(path)) ?? fileLanguage;
  const start = path === undefined ? 'This text doesn’t seem' : 'doesn’t seem';
  const passages = findMatches(value, paragraphPattern)
    .filter(([paragraph]) => isForeign(paragraph, language))
    .map(({ 0: { length }, index }) => ({
      ...locateInText(entry, text, index, length),
      message: `${start} to be in ${lexicons[language].name}.`,
    }));
  return path === undefined ? passages : passages.slice(0, 1);
}

/** Returns whether a language is known. An unknown one is a separate problem, and its text can't be checked. */
function isKnownLanguage(language: unknown): boolean {
  return language === undefined || languages.some((siteLanguage) => siteLanguage === language);
}
