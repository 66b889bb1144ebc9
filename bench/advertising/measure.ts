import { scanText } from '#practice/advertising/check-text.ts';
import type { Candidate } from '#practice/advertising/phrase-rules.ts';
import { isAddressed } from '#practice/advertising/phrase-rules.ts';
import { questions } from '#practice/advertising/questions.ts';
import { languages } from '#content/languages/languages.ts';
import type { Language } from '#content/languages/languages.ts';
import { roundTo } from '../measure.ts';
import { heldOutTopics, loadLabeledSentences } from './sentences.ts';
import type { Labeled } from './sentences.ts';

/** Quality of the check on the labeled sentences of some topics, as shares of 1. */
export type Measured = {
  /** Share of violations that are reported as an error or a warning. */
  recall: number;
  /** Shares of harmless firm-voice sentences, and of neutral ones, that are reported. */
  firmFalsePositiveRate: number;
  neutralFalsePositiveRate: number;
  /** Share of all harmless sentences that are reported as an error. */
  errorRate: number;
  /** Share of the violations reported under a rule whose rule is correct. */
  ruleAccuracy: number;
};

type Checked = Labeled & { rules: (string | undefined)[]; hasError: boolean };

/** Checks a sentence as a standalone text without disclaimers. */
function check(sentence: Labeled): Checked {
  const { text, language } = sentence;
  const { candidates, suspects } = scanText(text, language);
  const findings = candidates.filter((candidate) => isFinding(candidate, text, language));
  const isRefused = findings.some(
    (candidate) =>
      (candidate.row.severity ?? candidate.rule.severity) === 'error' && isAddressed(candidate, language),
  );
  const warnings = suspects
    .slice(0, 1)
    .map(({ confirmedKind }) => (confirmedKind === undefined ? undefined : questions[confirmedKind].rule));
  return { ...sentence, rules: [...findings.map(({ rule }) => rule.id), ...warnings], hasError: isRefused };
}

function isFinding(
  { row, sentence, index, start, phrase: match }: Candidate,
  text: string,
  language: Language,
): boolean {
  // These depend on the firm's own records.
  if (row.topic === 'licensed' || row.topic === 'office') return false;
  const phrasePlace = {
    text,
    sentence,
    index: index - start,
    match,
    language,
    collection: 'faqs',
    part: text,
  };
  return row.isHarmless?.(phrasePlace) !== true;
}

function share<Item>(items: readonly Item[], isCounted: (item: Item) => boolean): number {
  return items.length === 0 ? 0 : items.filter(isCounted).length / items.length;
}

/** Measures the check of a language on some topics. */
export function measureLanguage(language: Language, topics: readonly string[]): Measured {
  const checked = loadLabeledSentences(language)
    .filter(({ topic }) => topics.includes(topic))
    .map(check);
  const isReported = ({ rules }: Checked) => rules.length > 0;
  const violations = checked.filter(({ kind }) => kind !== undefined);
  const withRule = violations.filter(({ rules }) => rules.some((rule) => rule !== undefined));
  return {
    recall: share(violations, isReported),
    firmFalsePositiveRate: share(
      checked.filter(({ label }) => label === 'ok'),
      isReported,
    ),
    neutralFalsePositiveRate: share(
      checked.filter(({ label }) => label === 'neutral'),
      isReported,
    ),
    errorRate: share(
      checked.filter(({ kind }) => kind === undefined),
      ({ hasError: isRefused }) => isRefused,
    ),
    ruleAccuracy: share(
      withRule,
      ({ kind, rules }) => kind !== undefined && rules.includes(questions[kind].rule),
    ),
  };
}

/** Shares of the held-out topics in percent, by language. */
export function measureAdvertising(): Record<string, Record<string, number>> {
  const measurePercents = (language: Language) =>
    Object.entries(measureLanguage(language, heldOutTopics)).map(([name, part]) => [
      name,
      roundTo(100 * part, 1),
    ]);
  return Object.fromEntries(
    languages.map((language) => [language, Object.fromEntries(measurePercents(language))]),
  );
}
