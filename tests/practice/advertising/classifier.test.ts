import { expect, test } from 'vitest';
import { loadLabeledSentences, computeTrainingDigest } from '../../../bench/advertising/sentences.ts';
import { measureLanguage } from '../../../bench/advertising/measure.ts';
import { loadWeights } from '#practice/advertising/classifier.ts';
import { languages } from '#content/languages/languages.ts';

/** The quality that the check must reach on held-out topics. */
const bars = { firmQuestioned: 0.1, neutralQuestioned: 0.04, refused: 0.01, rightRule: 0.8 };
const minFound = { en: 0.65, others: 0.6 };

test.each(languages)(
  '%s: on held-out topics the check finds violations and questions little else',
  (language) => {
    const measured = measureLanguage(language);
    expect(measured.recall).toBeGreaterThanOrEqual(language === 'en' ? minFound.en : minFound.others);
    expect(measured.firmFalsePositiveRate).toBeLessThanOrEqual(bars.firmQuestioned);
    expect(measured.neutralFalsePositiveRate).toBeLessThanOrEqual(bars.neutralQuestioned);
    expect(measured.errorRate).toBeLessThanOrEqual(bars.refused);
    expect(measured.ruleAccuracy).toBeGreaterThanOrEqual(bars.rightRule);
  },
);

test.each(languages)('%s: no sentence is labeled twice', (language) => {
  const texts = loadLabeledSentences(language).map(({ text }) => text.toLowerCase());
  expect(texts.length - new Set(texts).size).toBe(0);
});

test.each(languages)('%s: the weights were trained on these sentences', (language) => {
  expect(loadWeights(language).trainingDigest, 'npm run bench -- advertising --train').toBe(
    computeTrainingDigest(language),
  );
});
