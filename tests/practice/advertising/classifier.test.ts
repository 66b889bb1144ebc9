import { expect, test } from 'vitest';
import { loadLabeledSentences, computeTrainingDigest } from '../../../bench/advertising/sentences.ts';
import { measureLanguage } from '../../../bench/advertising/measure.ts';
import { classifierWeights } from '#practice/advertising/classifier.ts';
import { languages } from '#content/languages/languages.ts';

/** The quality that the check must reach on held-out topics. */
const limits = {
  firmFalsePositiveRate: 0.1,
  neutralFalsePositiveRate: 0.04,
  falseErrorRate: 0.01,
  ruleAccuracy: 0.8,
};
const minRecall = { en: 0.65, others: 0.6 };

test.each(languages)('%s: on held-out topics the check flags violations and little else', (language) => {
  const quality = measureLanguage(language);
  expect(quality.recall).toBeGreaterThanOrEqual(language === 'en' ? minRecall.en : minRecall.others);
  expect(quality.firmFalsePositiveRate).toBeLessThanOrEqual(limits.firmFalsePositiveRate);
  expect(quality.neutralFalsePositiveRate).toBeLessThanOrEqual(limits.neutralFalsePositiveRate);
  expect(quality.falseErrorRate).toBeLessThanOrEqual(limits.falseErrorRate);
  expect(quality.ruleAccuracy).toBeGreaterThanOrEqual(limits.ruleAccuracy);
});

test.each(languages)('%s: no sentence is labeled twice', (language) => {
  const texts = loadLabeledSentences(language).map(({ text }) => text.toLowerCase());
  expect(texts.length - new Set(texts).size).toBe(0);
});

test.each(languages)('%s: the weights match the current training sentences', (language) => {
  expect(classifierWeights[language]?.trainingDigest, 'npm run bench -- advertising --train').toBe(
    computeTrainingDigest(language),
  );
});
