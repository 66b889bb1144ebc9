import { getSeverity, scanText } from '#practice/advertising/scan.ts';
import type { Candidate } from '#practice/advertising/scan.ts';
import { classifierWarnings } from '#practice/advertising/classifier-warnings.ts';
import { languages } from '#content/languages/languages.ts';
import type { Language } from '#content/languages/languages.ts';
import { roundTo } from '../measure.ts';
import { heldOutTopics, loadLabeledSentences } from './sentences.ts';
import type { LabeledSentence } from './sentences.ts';

/** Quality of the check on a set of labeled sentences. All values are fractions from 0 to 1. */
type CheckQuality = {
  /** Fraction of violations that are reported as errors or warnings. */
  recall: number;
  /** Fraction of harmless firm-voice sentences that are reported. */
  firmFalsePositiveRate: number;
  /** Fraction of neutral sentences that are reported. */
  neutralFalsePositiveRate: number;
  /** Fraction of all harmless sentences that are reported as errors. */
  falseErrorRate: number;
  /** Fraction of violations reported under the correct rule, among those reported under a rule. */
  ruleAccuracy: number;
};

/** A sentence with the IDs of the rules it is reported under: undefined for a warning that names no rule. */
type CheckedSentence = LabeledSentence & { rules: (string | undefined)[]; hasError: boolean };

/** Checks a sentence on its own, without disclaimers. */
function check(labeledSentence: LabeledSentence): CheckedSentence {
  const { text, language } = labeledSentence;
  const { candidates, suspects } = scanText(text, language);
  const findings = candidates.filter((candidate) => isFinding(candidate, labeledSentence));
  const warnings = suspects
    .slice(0, 1)
    .map(({ confirmedKind }) => confirmedKind && classifierWarnings[confirmedKind].rule);
  const hasError = findings.some((finding) => getSeverity(finding, language) === 'error');
  const rules = [...findings.map(({ phraseRule: { rule } }) => rule), ...warnings];
  return { ...labeledSentence, rules, hasError };
}

function isFinding(candidate: Candidate, { text, language }: LabeledSentence): boolean {
  const { phraseRule, sentence, index, start } = candidate;
  // Claims on these topics depend on the firm's own records.
  if (phraseRule.topic === 'licensed' || phraseRule.topic === 'office') return false;
  const phraseContext = { text, sentence, index: index - start, language, collection: 'faqs', part: text };
  return phraseRule.isHarmless?.(phraseContext) !== true;
}

function computeFraction<Item>(items: readonly Item[], isCounted: (item: Item) => boolean): number {
  return items.length === 0 ? 0 : items.filter(isCounted).length / items.length;
}

/** Measures the check in one language, on the held-out topics. */
export function measureLanguage(language: Language): CheckQuality {
  const checkedSentences = loadLabeledSentences(language)
    .filter(({ topic }) => heldOutTopics.includes(topic))
    .map(check);
  const select = (...labels: string[]) => checkedSentences.filter(({ label }) => labels.includes(label));
  const violations = checkedSentences.filter(({ kind }) => kind !== undefined);
  const violationsWithRule = violations.filter(({ rules }) => rules.some((rule) => rule !== undefined));
  const isReported = ({ rules }: CheckedSentence) => rules.length > 0;
  return {
    recall: computeFraction(violations, isReported),
    firmFalsePositiveRate: computeFraction(select('ok'), isReported),
    neutralFalsePositiveRate: computeFraction(select('neutral'), isReported),
    falseErrorRate: computeFraction(select('ok', 'neutral'), ({ hasError }) => hasError),
    ruleAccuracy: computeFraction(
      violationsWithRule,
      ({ kind, rules }) => kind !== undefined && rules.includes(classifierWarnings[kind].rule),
    ),
  };
}

/** Measures the check in all languages. Returns percentages by language. */
export function measureAdvertising(): Record<string, Record<string, number>> {
  const toPercentages = (quality: CheckQuality) =>
    Object.entries(quality).map(([name, fraction]) => [name, roundTo(100 * fraction, 1)]);
  return Object.fromEntries(
    languages.map((language) => [language, Object.fromEntries(toPercentages(measureLanguage(language)))]),
  );
}
