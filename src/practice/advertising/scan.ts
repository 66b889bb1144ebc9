/** Searches text for findings that don't depend on where it appears. */
import type { Language } from '#content/languages/languages.ts';
import { findSuspicion } from './classifier.ts';
import type { Suspicion } from './classifier.ts';
import { isNegated } from './negation.ts';
import { phraseRules } from './phrase-rules.ts';
import type { PhraseRule } from './phrase-rules.ts';
import { findPhrases, matchesPhrase } from './phrases.ts';
import type { AdvertisingSeverity } from '#practice/advertising-rules.ts';
import { getRule } from '#practice/advertising-rules.ts';
import { findSentenceIndex, splitSentences } from './sentences.ts';
import type { Sentence } from './sentences.ts';

/** A phrase that a rule looks for, before its context is checked. */
export type Candidate = {
  phraseRule: PhraseRule;
  phrase: string;
  index: number;
  sentence: string;
  /** The offset of the sentence in the text. */
  start: number;
};

/** A sentence that the classifier flags. */
export type SuspectedSentence = Sentence & Suspicion;

export type TextScan = { candidates: readonly Candidate[]; suspects: readonly SuspectedSentence[] };

/** Finds phrases and suspicious sentences. Most text has none. */
export function scanText(text: string, language: Language): TextScan {
  const sentences = splitSentences(text);
  const matches = phraseRules.flatMap((phraseRule) =>
    findPhrases(text, language, phraseRule.topic).map(({ phrase, index }) => {
      const sentenceIndex = findSentenceIndex(sentences, index);
      const { start = 0, end = text.length } = sentences[sentenceIndex] ?? {};
      return { phraseRule, phrase, index, sentenceIndex, sentence: text.slice(start, end), start };
    }),
  );
  const candidates = matches
    .filter(({ phraseRule, phrase, index, sentenceIndex, sentence, start }) => {
      const { start: previousStart = 0, end: previousEnd = 0 } = sentences[sentenceIndex - 1] ?? {};
      const previous = text.slice(previousStart, previousEnd);
      const from = index - start;
      if (phraseRule.canBeNegated === true && isNegated(sentence, from, language)) return false;
      return isAboutFirm(phraseRule, {
        sentence,
        index: from,
        end: from + phrase.length,
        previous,
        language,
      });
    })
    .map((match) => ({
      ...match,
      sentence: match.sentence.trim(),
      start: match.start + match.sentence.search(/\S/),
    }));
  const phraseSentences = new Set(
    matches
      .filter(({ phraseRule }) => phraseRule.isAlsoClassified !== true)
      .map(({ sentenceIndex }) => sentenceIndex),
  );
  const suspects = sentences.flatMap(({ start, end }, sentenceIndex): SuspectedSentence[] => {
    // Phrase rules check this sentence: it may be a denial, a debt, or a warning.
    if (phraseSentences.has(sentenceIndex)) return [];
    const sentence = text.slice(start, end);
    // Skips MDX components, which contain only attributes, and quotes of invalid facts, which have their own error.
    if (/^\s*<[A-Z/]|\{\{/.test(sentence)) return [];
    const suspicion = findSuspicion(sentence, language);
    return suspicion === undefined ? [] : [{ start, end, ...suspicion }];
  });
  return { candidates, suspects };
}

type PhraseInSentence = {
  sentence: string;
  index: number;
  end: number;
  previous: string;
  language: Language;
};

/** Whether the phrase may be about the firm. A pronoun refers to the actor in the previous sentence. */
function isAboutFirm(
  { aboutFirm }: PhraseRule,
  { sentence, index, end, previous, language }: PhraseInSentence,
): boolean {
  if (aboutFirm === undefined) return true;
  const textBefore = sentence.slice(0, index);
  if (aboutFirm === 'right-before')
    return matchesPhrase(textBefore.slice(-maxFirmDistance), language, 'firm');
  // Short sentences are headings and slogans.
  if (aboutFirm === 'if-long-addressed') return !isLong(sentence) || namesFirmOrReader(sentence, language);
  if (aboutFirm === 'if-firm-speaks')
    return isHeading(sentence) || matchesPhrase(sentence, language, 'speaker');
  if (matchesPhrase(sentence.slice(0, end), language, 'firm')) return true;
  if (matchesPhrase(textBefore, language, 'others')) return false;
  return !(matchesPhrase(textBefore, language, 'they') && matchesPhrase(previous, language, 'others'));
}

/** Returns a candidate's severity. With `aboutFirm`, it is an error only if its sentence names the firm or addresses the reader. */
export function getSeverity({ phraseRule, sentence }: Candidate, language: Language): AdvertisingSeverity {
  const severity = phraseRule.severity ?? getRule(phraseRule.rule).severity;
  const isAddressed = phraseRule.aboutFirm === undefined || namesFirmOrReader(sentence, language);
  return severity === 'error' && !isAddressed ? 'warning' : severity;
}

function namesFirmOrReader(sentence: string, language: Language): boolean {
  return matchesPhrase(sentence, language, 'firm') || matchesPhrase(sentence, language, 'reader');
}

/** The firm must be mentioned within this many characters before the phrase. */
const maxFirmDistance = 28;
const maxSloganWords = 9;

function isHeading(sentence: string): boolean {
  return !isLong(sentence) && !/[.!?]["”»)]*\s*$/.test(sentence);
}

function isLong(sentence: string): boolean {
  return (sentence.match(/[\p{L}\d]+/gu) ?? []).length > maxSloganWords;
}
