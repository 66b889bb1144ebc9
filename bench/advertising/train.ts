/** Trains the classifier of the advertising check: npm run bench -- advertising --train. It reads no content. */
import { writeFileSync } from 'node:fs';
import {
  computeFeatureValue,
  computeViolationScore,
  extractFeatures,
  ngramPrefix,
  predictKind,
  zeroCharacter,
} from '#practice/advertising/classifier.ts';
import type { ClassifierWeights, Model, StoredWeights } from '#practice/advertising/classifier.ts';
import { mayBeAboutFirm } from '#practice/advertising/phrase-rules.ts';
import { violationKinds } from '#practice/advertising/classifier-warnings.ts';
import { languages } from '#content/languages/languages.ts';
import type { Language } from '#content/languages/languages.ts';
import { fitLogistic } from './logistic.ts';
import { heldOutTopics, loadLabeledSentences, computeTrainingDigest } from './sentences.ts';
import type { LabeledSentence } from './sentences.ts';

/** Maximum false-positive rates in cross-validation, for harmless firm-voice sentences and for neutral ones. */
const defaultMaxRates = { ok: 0.085, neutral: 0.05 };
/** Higher for languages with fewer sentences, whose models in cross-validation are much weaker than the final one. */
const maxRatesByLanguage: { readonly [Name in Language]?: typeof defaultMaxRates } = {
  es: { ok: 0.1, neutral: 0.05 },
  ru: { ok: 0.14, neutral: 0.1 },
  uk: { ok: 0.13, neutral: 0.1 },
};
/** Minimum precision at which a warning names the kind. */
const minKindPrecision = 0.85;
/** Cross-validation has too few sentences to choose a lower threshold. */
const minKindThreshold = 0.24;
const foldCount = 5;
/** Features that occur in fewer sentences don't generalize. */
const minSentences = 2;
/** Single words generalize to other topics better than pairs do. A word has many character n-grams, so each one counts less. */
const [wordScale, ngramScale] = [1.5, 0.5];
/** Topics with sentences from full law-firm pages, covering every practice area, including easy cases. */
const pageTopics: readonly string[] = ['directories', 'firm-pages', 'practice-areas', 'site-prose'];
/** Headings and buttons are short and frequent, so each counts more than a sentence of prose. */
const shortCopyWeight = 4;
const pageWeight = 2;

function getTopicWeight(topic: string): number {
  if (topic === 'short-copy') return shortCopyWeight;
  return pageTopics.includes(topic) ? pageWeight : 1;
}
/** The largest weight that one character can encode, in tenths. */
const maxTenths = 35;

type Sample = LabeledSentence & { features: string[] };

/** Assigns an index to each feature that occurs in enough sentences. */
function indexFeatures(samples: readonly Sample[]): Map<string, number> {
  const counts = new Map<string, number>();
  for (const feature of samples.flatMap(({ features }) => features))
    counts.set(feature, (counts.get(feature) ?? 0) + 1);
  const common = [...counts].filter(([, count]) => count >= minSentences);
  return new Map(common.map(([feature], index) => [feature, index]));
}

function getFeatureScale(feature: string): number {
  if (feature.startsWith(ngramPrefix)) return ngramScale;
  return /[ _]/.test(feature) ? 1 : wordScale;
}

type FitOptions = {
  classes: number;
  getClass: (sample: Sample) => number;
  penalty: number;
  /** Only the strongest features are stored. */
  maxFeatures: number;
  /** Converts a feature's class weights to the stored weights. */
  toStoredWeights: (weights: number[]) => number[];
};

/** Fits a linear model with the strongest features. */
function fitModel(
  samples: readonly Sample[],
  { classes, getClass, penalty, maxFeatures, toStoredWeights }: FitOptions,
) {
  const indexes = indexFeatures(samples);
  const rows = samples.map((sample) => ({
    featureIndexes: sample.features.flatMap((feature) => indexes.get(feature) ?? []),
    value: computeFeatureValue(sample.features),
    weight: getTopicWeight(sample.topic),
    class: getClass(sample),
  }));
  const weightsByClass = fitLogistic(
    rows,
    Float64Array.from(indexes.keys(), getFeatureScale),
    classes,
    penalty,
  );
  const roundWeights = (index: number) =>
    toStoredWeights(weightsByClass.map((weights) => weights[index] ?? 0)).map((weight) =>
      Number(weight.toFixed(1)),
    );
  const computeSpread = (weights: number[]) => Math.max(...weights) - Math.min(...weights);
  const strongest = [...indexes]
    .map(([feature, index]) => [feature, roundWeights(index)] as const)
    .toSorted(([, a], [, b]) => computeSpread(b) - computeSpread(a))
    .slice(0, maxFeatures);
  return { bias: roundWeights(indexes.size), weights: new Map(strongest) };
}

/** Fits the model that detects violations. */
function fitViolationModel(samples: readonly Sample[]): Model {
  const { bias, weights } = fitModel(samples, {
    classes: 2,
    getClass: ({ kind }) => (kind === undefined ? 0 : 1),
    penalty: 0.008,
    maxFeatures: 4500,
    toStoredWeights: ([harmless = 0, violation = 0]) => [0, violation - harmless],
  });
  return {
    bias: bias[1] ?? 0,
    weights: new Map([...weights].map(([feature, [, weight = 0]]) => [feature, weight])),
  };
}

/** Fits the model that predicts a violation's kind. */
function fitKindModel(samples: readonly Sample[]): ClassifierWeights['kinds'] {
  return fitModel(
    samples.filter(({ kind }) => kind !== undefined),
    {
      classes: violationKinds.length,
      getClass: ({ kind }) => violationKinds.findIndex((known) => known === kind),
      penalty: 0.3,
      maxFeatures: 700,
      toStoredWeights: (weights) => weights,
    },
  );
}

type ScoredSample = Sample & { score: number; isKindCorrect: boolean; probability: number };

/**
 * Scores each sample with a model trained on the other folds. Folds are split by topic; page sentences, which cover many topics,
 * are distributed evenly.
 */
function crossValidate(samples: readonly Sample[]): ScoredSample[] {
  const topics = [...new Set(samples.map(({ topic }) => topic))].filter((topic) => topic !== 'short-copy');
  const foldOf = new Map(
    samples.map((sample, index) => [
      sample,
      (pageTopics.includes(sample.topic) ? index : topics.indexOf(sample.topic)) % foldCount,
    ]),
  );
  return Array.from({ length: foldCount }, (_, fold) => {
    const isHeldOut = (sample: Sample) => foldOf.get(sample) === fold;
    const trainingSamples = samples.filter((sample) => !isHeldOut(sample));
    const [violationModel, kindModel] = [fitViolationModel(trainingSamples), fitKindModel(trainingSamples)];
    return samples.filter(isHeldOut).map((sample): ScoredSample => {
      const { kind, probability } = predictKind(sample.features, kindModel);
      const isChecked = mayBeAboutFirm(sample.text, sample.language);
      const score = isChecked ? computeViolationScore(sample.features, violationModel) : -Infinity;
      return { ...sample, score, probability, isKindCorrect: kind === sample.kind };
    });
  }).flat();
}

type Thresholds = Pick<ClassifierWeights, 'threshold' | 'kindThreshold'>;

function chooseThresholds(scored: readonly ScoredSample[], maxRates: typeof defaultMaxRates): Thresholds {
  // Other topics have too few easy sentences to measure a rate: many were removed to save space.
  const pageSamples = scored.filter(({ topic }) => pageTopics.includes(topic));
  /** Finds the lowest score that keeps this label's false-positive rate within the maximum. */
  const findThreshold = (label: keyof typeof maxRates) => {
    const scores = pageSamples.filter((sample) => sample.label === label).map(({ score }) => score);
    return scores.toSorted((a, b) => b - a)[Math.floor(scores.length * maxRates[label])] ?? Infinity;
  };
  const threshold = Math.max(findThreshold('ok'), findThreshold('neutral'));
  const detected = scored.filter(({ kind, score }) => kind !== undefined && score > threshold);
  const candidates = detected.map(({ probability }) => probability).toSorted((a, b) => a - b);
  const isPreciseAbove = (minProbability: number) => {
    const predictions = detected.filter(({ probability }) => probability >= minProbability);
    return (
      predictions.filter(({ isKindCorrect }) => isKindCorrect).length >= minKindPrecision * predictions.length
    );
  };
  return {
    threshold: Number(threshold.toFixed(2)),
    // Rounded down so the threshold still includes the candidate it came from.
    kindThreshold: Math.max(minKindThreshold, Math.floor(100 * (candidates.find(isPreciseAbove) ?? 1)) / 100),
  };
}

/** Encodes each weight as one character. */
function encodeWeights(weights: readonly number[]): string {
  const tenths = weights.map((weight) => Math.max(-maxTenths, Math.min(maxTenths, Math.round(weight * 10))));
  return String.fromCharCode(...tenths.map((tenth) => zeroCharacter + tenth));
}

/** Formats the weights as the text of a weights file. */
function formatWeights({ violation, kinds, ...thresholds }: ClassifierWeights): string {
  const byWeight = Map.groupBy(violation.weights.keys(), (feature) =>
    Math.round((violation.weights.get(feature) ?? 0) * 10),
  );
  const stored: StoredWeights = {
    ...thresholds,
    bias: violation.bias,
    violation: Object.fromEntries([...byWeight].map(([tenths, features]) => [tenths, features.join(',')])),
    kindBias: encodeWeights(kinds.bias),
    kinds: Object.fromEntries(
      [...kinds.weights].map(([feature, weights]) => [feature, encodeWeights(weights)]),
    ),
  };
  return `${JSON.stringify(stored).replaceAll('","', '",\n"')}\n`;
}

/** Trains the classifier for one language and writes its weights. Returns a summary line. */
function trainClassifier(language: Language): string {
  const samples = loadLabeledSentences(language)
    .filter(({ topic }) => !heldOutTopics.includes(topic))
    .map((sentence): Sample => ({ ...sentence, features: extractFeatures(sentence.text, language) }));
  const scored = crossValidate(samples);
  const thresholds = chooseThresholds(scored, maxRatesByLanguage[language] ?? defaultMaxRates);
  const text = formatWeights({
    trainingDigest: computeTrainingDigest(language),
    ...thresholds,
    violation: fitViolationModel(samples),
    kinds: fitKindModel(samples),
  });
  writeFileSync(`src/practice/advertising/weights/${language}.json`, text);
  const violations = scored.filter(({ kind }) => kind !== undefined);
  const detected = violations.filter(({ score }) => score > thresholds.threshold);
  const percent = Math.round((100 * detected.length) / violations.length);
  return `${language}: ${samples.length} sentences. Cross-validation detects ${percent}% of the violations.`;
}

/** Trains the classifiers of all languages. Returns one summary line per language. */
export function trainAdvertising(): string {
  return languages.map(trainClassifier).join('\n');
}
