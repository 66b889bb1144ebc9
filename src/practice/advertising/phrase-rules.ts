import type { Language } from '#content/languages/languages.ts';
import { isNegated } from './negation.ts';
import { findPhrases, matchesPhrase } from './phrases.ts';
import type { PhraseMatch, ClaimTopic } from './phrases.ts';
import { advertisingRules } from './rules.ts';
import type { PhraseRule, AdvertisingRule } from './rule.ts';
import { findSentenceIndex, splitSentences } from './sentences.ts';

/** A phrase that a rule looks for, before its context is checked. */
export type Candidate = PhraseMatch & {
  rule: AdvertisingRule;
  phraseRule: PhraseRule;
  sentence: string;
  /** The offset of the sentence in the text. */
  start: number;
};

const phraseRulesByTopic: ReadonlyMap<ClaimTopic, { rule: AdvertisingRule; phraseRule: PhraseRule }[]> =
  Map.groupBy(
    advertisingRules.flatMap((rule) => (rule.phrases ?? []).map((phraseRule) => ({ rule, phraseRule }))),
    ({ phraseRule }) => phraseRule.topic,
  );

/** Finds the phrases in the text that rules look for, except negated phrases and phrases about someone other than the firm. */
export function findCandidates(text: string, language: Language): Candidate[] {
  const phrases = findPhrases(text, language);
  if (phrases.length === 0) return [];
  const sentences = splitSentences(text);
  return phrases.flatMap((match) => {
    const sentenceIndex = findSentenceIndex(sentences, match.index);
    const { start = 0, end = text.length } = sentences[sentenceIndex] ?? {};
    const sentence = text.slice(start, end);
    const previousSentence = sentences[sentenceIndex - 1];
    const previous =
      previousSentence === undefined ? '' : text.slice(previousSentence.start, previousSentence.end);
    const index = match.index - start;
    return (phraseRulesByTopic.get(match.topic) ?? [])
      .filter(({ phraseRule }) => phraseRule.canBeNegated !== true || !isNegated(sentence, index, language))
      .filter(({ phraseRule }) =>
        isAboutFirm(phraseRule, { sentence, index, end: index + match.phrase.length, previous, language }),
      )
      .map(({ rule, phraseRule }) => ({ ...match, rule, phraseRule, sentence: sentence.trim(), start }));
  });
}

type PhraseInSentence = {
  sentence: string;
  index: number;
  end: number;
  previous: string;
  language: Language;
};

/** Whether the phrase may be about the firm. A pronoun refers to the actor of the previous sentence. */
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

/** Whether the sentence names the firm or addresses the reader. Otherwise its phrases are warnings, never errors. */
export function isFirmOrReaderNamed(
  { phraseRule: { aboutFirm }, sentence }: Candidate,
  language: Language,
): boolean {
  return aboutFirm === undefined || namesFirmOrReader(sentence, language);
}

function namesFirmOrReader(sentence: string, language: Language): boolean {
  return matchesPhrase(sentence, language, 'firm') || matchesPhrase(sentence, language, 'reader');
}

/** Maximum number of characters between a mention of the firm and the phrase. */
const maxFirmDistance = 28;
const maxSloganWords = 9;

function isHeading(sentence: string): boolean {
  return !isLong(sentence) && !/[.!?]["”»)]*\s*$/.test(sentence);
}

function isLong(sentence: string): boolean {
  return (sentence.match(/[\p{L}\d]+/gu) ?? []).length > maxSloganWords;
}
