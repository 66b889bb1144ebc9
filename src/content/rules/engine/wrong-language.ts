import { unwritten } from '../../fields/kinds.ts';
import { isRecord } from '../../source/frontmatter.ts';
import { languageAt, languageOf, languages } from '../../languages/languages.ts';
import type { Language } from '../../languages/languages.ts';
import { lexicons } from '../../languages/lexicons.ts';
import { matchesOf } from '../../languages/matches.ts';
import { paragraph } from '../../languages/sentences.ts';
import type { Text } from '../../site.ts';
import { inText } from '../at.ts';
import type { Parsed, Report, Rule, SourceRule } from '../rule.ts';

const cyrillicWord = /\p{Script=Cyrillic}{2,}/gu;
const latinWord = /(?<![\p{L}/@.#-])[a-z]{2,}(?![\p{L}/@.-])/gu;

/** Addresses, quoted facts and tags that place a part; official terms stand in brackets or in quotation marks. */
const ofNoLanguage =
  /\{\{[^{}]*\}\}|<\/?[A-Z][^<>]*>|\((?:[^()]|\([^()]*\))*\)|https?:\S+|[«“„"][^«»“„”"]*[»”"]/g;

const fewestWords = 3;

/** The language of a sentence that seems to stand in another than it should; undefined when none does. */
function seemsForeign(text: string, language: Language): Language | undefined {
  const words = text.replace(ofNoLanguage, ' ');
  // Nearly all texts are in one language, and need not be taken apart.
  const sentences = [words, ...words.split(/(?<=[.!?])\s+/)];
  for (const sentence of sentences) {
    const found = foreign(sentence, language);
    if (found !== undefined) return found;
  }
  return undefined;
}

function foreign(words: string, language: Language): Language | undefined {
  const { script } = lexicons[language];
  const cyrillic = count(words, cyrillicWord);
  if (script === 'Cyrillic') {
    const latin = count(words, latinWord);
    if (latin > cyrillic && latin >= (cyrillic === 0 ? 1 : fewestWords)) return likeliestLatin(words);
    if (cyrillic < fewestWords) return undefined;
    return byScript.Cyrillic.find((other) => other !== language && signsOf(other, words) > 0);
  }
  if (cyrillic >= fewestWords && cyrillic > count(words, latinWord)) return likeliestCyrillic(words);
  return byScript.Latin.find((other) => {
    const signs = other === language ? 0 : signsOf(other, words);
    return signs >= fewestWords && signs > signsOf(language, words);
  });
}

const byScript = {
  Latin: languages.filter((language) => lexicons[language].script === 'Latin'),
  Cyrillic: languages.filter((language) => lexicons[language].script === 'Cyrillic'),
};

function signsOf(language: Language, words: string): number {
  return count(words, lexicons[language].own);
}

/** English, unless another language of its script has more of its own words. */
function likeliestLatin(words: string): Language {
  return byScript.Latin.reduce<Language>(
    (best, language) => (signsOf(language, words) > signsOf(best, words) ? language : best),
    'en',
  );
}

/** Few letters tell these languages apart: Russian, unless a letter of another stands there. */
function likeliestCyrillic(words: string): Language {
  return byScript.Cyrillic.find((language) => language !== 'ru' && signsOf(language, words) > 0) ?? 'ru';
}

function count(text: string, pattern: RegExp): number {
  return text.match(pattern)?.length ?? 0;
}

/** Nearly all files are English through and through, and are not looked at any closer. */
const mayBeMixed = new RegExp(
  [...new Set(Object.values(lexicons).flatMap(({ sign }) => sign?.source ?? []))].join('|'),
  'i',
);

type Found = ReturnType<typeof inText> & { from: Language; to: Language };

/** The first text of a file that seems to be in another language than its place, even of a draft. */
export const untranslated: Rule<Parsed, unknown> = {
  id: 'untranslated',
  severity: 'warning',
  why: 'Visitors chose the language of the page that they read.',
  run: (entry) => {
    const { head, body, values } = entry.frontmatter;
    const own = languageOf(values);
    if (own === 'en' && !mayBeMixed.test(head) && !mayBeMixed.test(body)) return [];
    const found = entry.texts.flatMap((text) => foundIn(entry, text, own));
    return found.slice(0, 1).map(({ from, to, ...place }): Report => {
      const others = found.length - 1;
      const more =
        others === 0 ? '' : ` The same of ${others} more ${others === 1 ? 'text' : 'texts'} below.`;
      const start = place.field === undefined ? 'This text seems' : 'seems';
      const message = `${start} to be in ${lexicons[from].name}, and ${lexicons[to].name} belongs here. Translate it.${more}`;
      return { ...place, message };
    });
  },
};

/** A draft may wait for its translator. */
export const wrongLanguage: SourceRule = {
  ...untranslated,
  id: 'wrong-language',
  run: (entry, context) => {
    const { values } = entry.frontmatter;
    const waits = isRecord(values) && (values['draft'] === true || !isKnown(values['language']));
    return waits ? [] : untranslated.run(entry, context);
  },
};

function foundIn(entry: Parsed, text: Text, own: Language): Found[] {
  const { value, path } = text;
  // Such words are reported as still to be written.
  if (path !== undefined && value.includes(unwritten)) return [];
  const to = (path && languageAt(path)) ?? own;
  const found = matchesOf(value, paragraph).flatMap(({ 0: words, index }): Found[] => {
    const from = seemsForeign(words, to);
    return from === undefined ? [] : [{ ...inText(entry, text, index, words.length), from, to }];
  });
  return path === undefined ? found : found.slice(0, 1);
}

/** A language that is misspelled is a problem of its own, and what belongs here unknown. */
function isKnown(language: unknown): boolean {
  return language === undefined || languages.some((known) => known === language);
}
