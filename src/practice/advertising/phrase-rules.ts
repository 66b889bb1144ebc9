import type { Language } from '#content/languages/languages.ts';
import { isDenied } from './negation.ts';
import { findPhrases, matchesPhrase } from './phrases.ts';
import type { PhraseMatch, Topic } from './phrases.ts';
import { advertisingRules } from './rules.ts';
import type { PhraseRule, AdvertisingRule } from './rule.ts';
import { findSentenceIndex, splitSentences } from './sentences.ts';

/** A phrase that a rule looks for, before its context is checked. */
export type Candidate = PhraseMatch & {
  rule: AdvertisingRule;
  row: PhraseRule;
  sentence: string;
  start: number;
};

const rowsByTopic: ReadonlyMap<Topic, { rule: AdvertisingRule; row: PhraseRule }[]> = Map.groupBy(
  advertisingRules.flatMap((rule) => (rule.phrases ?? []).map((row) => ({ rule, row }))),
  ({ row }) => row.topic,
);

/** The phrases of a text that rules look for, without those that are denied or about someone other than the firm. */
export function findCandidates(text: string, language: Language): Candidate[] {
  const phrases = findPhrases(text, language);
  if (phrases.length === 0) return [];
  const sentences = splitSentences(text);
  return phrases.flatMap((match) => {
    const at = findSentenceIndex(sentences, match.index);
    const { start = 0, end = text.length } = sentences[at] ?? {};
    const sentence = text.slice(start, end);
    const before = sentences[at - 1];
    const previous = before === undefined ? '' : text.slice(before.start, before.end);
    const index = match.index - start;
    return (rowsByTopic.get(match.topic) ?? [])
      .filter(({ row }) => row.canBeDenied !== true || !isDenied(sentence, index, language))
      .filter(({ row }) =>
        isAboutFirm(row, { sentence, index, end: index + match.phrase.length, previous, language }),
      )
      .map(({ rule, row }) => ({ ...match, rule, row, sentence: sentence.trim(), start }));
  });
}

type InSentence = { sentence: string; index: number; end: number; previous: string; language: Language };

/** Whether the phrase may be about the firm. A pronoun refers to the actor of the previous sentence. */
function isAboutFirm(
  { aboutFirm }: PhraseRule,
  { sentence, index, end, previous, language }: InSentence,
): boolean {
  if (aboutFirm === undefined) return true;
  const before = sentence.slice(0, index);
  if (aboutFirm === 'right-before') return matchesPhrase(before.slice(-maxNear), language, 'firm');
  if (aboutFirm === 'if-long-addressed') return mayBeAboutFirm(sentence, language);
  if (aboutFirm === 'if-firm-speaks')
    return isHeading(sentence) || matchesPhrase(sentence, language, 'speaker');
  if (matchesPhrase(sentence.slice(0, end), language, 'firm')) return true;
  if (matchesPhrase(before, language, 'others')) return false;
  return !(matchesPhrase(before, language, 'they') && matchesPhrase(previous, language, 'others'));
}

/** Whether the sentence names the firm or addresses the reader. Otherwise its phrases are warnings, never errors. */
export function isAddressed({ row: { aboutFirm }, sentence }: Candidate, language: Language): boolean {
  return aboutFirm === undefined || addresses(sentence, language);
}

/** Whether a sentence names the firm, addresses the reader, or is short: headings and slogans are about the firm even if they don't name it. */
export function mayBeAboutFirm(sentence: string, language: Language): boolean {
  return !isLong(sentence) || addresses(sentence, language);
}

function addresses(sentence: string, language: Language): boolean {
  return matchesPhrase(sentence, language, 'firm') || matchesPhrase(sentence, language, 'reader');
}

/** Maximum distance, in characters, of a mention of the firm. */
const maxNear = 28;
const maxSloganWords = 9;

function isHeading(sentence: string): boolean {
  return !isLong(sentence) && !/[.!?]["”»)]*\s*$/.test(sentence);
}

function isLong(sentence: string): boolean {
  return (sentence.match(/[\p{L}\d]+/gu) ?? []).length > maxSloganWords;
}
