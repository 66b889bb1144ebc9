import { readText } from '#practice/advertising/check-text.ts';
import type { Candidate } from '#practice/advertising/phrase-rules.ts';
import { isAddressed } from '#practice/advertising/phrase-rules.ts';
import { questions } from '#practice/advertising/questions.ts';
import { languages } from '#content/languages/languages.ts';
import type { Language } from '#content/languages/languages.ts';
import { rounded } from '../measure.ts';
import { heldOutTopics, labeledSentences } from './sentences.ts';
import type { Labeled } from './sentences.ts';

/** Shares of the labeled sentences of some topics. */
export type Measured = {
  /** Of the violations, those that are refused or questioned. */
  found: number;
  /** Of harmless sentences in a firm's voice, and of neutral ones, those that are refused or questioned. */
  firmQuestioned: number;
  neutralQuestioned: number;
  /** Of all harmless sentences, those that are refused. */
  refused: number;
  /** Of the violations found under some rule, those under the right one. */
  rightRule: number;
};

type Checked = Labeled & { rules: (string | undefined)[]; isRefused: boolean };

/** Problems about a sentence that is a text of its own, without disclaimers. */
function check(sentence: Labeled): Checked {
  const { text, language } = sentence;
  const { candidates, suspects } = readText(text, language);
  const wrong = candidates.filter((candidate) => isWrong(candidate, text, language));
  const isRefused = wrong.some(
    (candidate) =>
      (candidate.row.severity ?? candidate.rule.severity) === 'error' && isAddressed(candidate, language),
  );
  const asked = suspects
    .slice(0, 1)
    .map(({ kind }) => (kind === undefined ? undefined : questions[kind].rule));
  return { ...sentence, rules: [...wrong.map(({ rule }) => rule.id), ...asked], isRefused };
}

function isWrong(
  { row, sentence, index, start, words }: Candidate,
  text: string,
  language: Language,
): boolean {
  // These depend on the firm's own records.
  if (row.topic === 'licensed' || row.topic === 'office') return false;
  const place = { text, sentence, index: index - start, words, language, collection: 'faqs', part: text };
  return row.isHarmless?.(place) !== true;
}

function share<Item>(items: readonly Item[], isCounted: (item: Item) => boolean): number {
  return items.length === 0 ? 0 : items.filter(isCounted).length / items.length;
}

/** Measures the check of a language on some topics. */
export function measureLanguage(language: Language, topics: readonly string[]): Measured {
  const checked = labeledSentences(language)
    .filter(({ topic }) => topics.includes(topic))
    .map(check);
  const isFound = ({ rules }: Checked) => rules.length > 0;
  const bad = checked.filter(({ kind }) => kind !== undefined);
  const named = bad.filter(({ rules }) => rules.some((rule) => rule !== undefined));
  return {
    found: share(bad, isFound),
    firmQuestioned: share(
      checked.filter(({ label }) => label === 'ok'),
      isFound,
    ),
    neutralQuestioned: share(
      checked.filter(({ label }) => label === 'neutral'),
      isFound,
    ),
    refused: share(
      checked.filter(({ kind }) => kind === undefined),
      ({ isRefused }) => isRefused,
    ),
    rightRule: share(named, ({ kind, rules }) => kind !== undefined && rules.includes(questions[kind].rule)),
  };
}

/** Shares of the held-out topics in percent, by language. */
export function measureAdvertising(): Record<string, Record<string, number>> {
  const percents = (language: Language) =>
    Object.entries(measureLanguage(language, heldOutTopics)).map(([name, part]) => [
      name,
      rounded(100 * part, 1),
    ]);
  return Object.fromEntries(languages.map((language) => [language, Object.fromEntries(percents(language))]));
}
