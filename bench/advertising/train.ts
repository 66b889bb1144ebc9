/** Trains the classifier of the advertising check: npm run bench -- advertising --train. Doesn't read `content/`. */
import { writeFileSync } from 'node:fs';
import {
  computeFeatureValue,
  extractFeatures,
  ngramPrefix,
  zeroCharCode,
} from '#practice/advertising/classifier.ts';
import type { ClassifierWeights, Model, StoredWeights } from '#practice/advertising/classifier.ts';
import { violationKinds } from '#practice/advertising/classifier-warnings.ts';
import { languages } from '#content/languages/languages.ts';
import type { Language } from '#content/languages/languages.ts';
import { fitLogistic } from './logistic.ts';
import { heldOutTopics, loadLabeledSentences, computeTrainingDigest } from './sentences.ts';
import type { LabeledSentence } from './sentences.ts';

type Thresholds = Pick<ClassifierWeights, 'threshold' | 'kindThreshold'>;

/**
 * The minimum score for a violation, and the minimum probability at which a warning names its kind. Chosen by cross-validation on
 * the training topics: about 10% of the harmless sentences about a firm are flagged, and 85% of the named kinds are correct.
 */
const thresholdsByLanguage: { readonly [Name in Language]?: Thresholds } = {
  en: { threshold: 0.01, kindThreshold: 0.34 },
  es: { threshold: 0.27, kindThreshold: 0.28 },
  ru: { threshold: 0.04, kindThreshold: 0.33 },
  uk: { threshold: 0.12, kindThreshold: 0.29 },
};
const defaultThresholds: Thresholds = { threshold: 0, kindThreshold: 0.3 };
/** Features that occur in fewer sentences don't generalize. */
const minSentences = 2;
/** Single words generalize to other topics better than pairs do. A word has many character n-grams, so each one counts less. */
const [wordScale, ngramScale] = [1.5, 0.5];
/** Topics whose sentences count more: headings and buttons, which are short and frequent, and sentences from full law-firm pages. */
const topicWeights: { readonly [topic: string]: number } = {
  'short-copy': 4,
  directories: 2,
  'firm-pages': 2,
  'practice-areas': 2,
  'site-prose': 2,
};
/** Weights are clamped to this many tenths, so that each fits in one printable character. */
const maxTenths = 35;

type Sample = LabeledSentence & { features: string[] };

/** Assigns an index to each feature that occurs in enough sentences. */
function indexFeatures(samples: readonly Sample[]): Map<string, number> {
  const counts = new Map<string, number>();
  for (const feature of samples.flatMap(({ features }) => features))
    counts.set(feature, (counts.get(feature) ?? 0) + 1);
  const commonFeatures = [...counts].filter(([, count]) => count >= minSentences);
  return new Map(commonFeatures.map(([feature], index) => [feature, index]));
}

function getFeatureScale(feature: string): number {
  if (feature.startsWith(ngramPrefix)) return ngramScale;
  return /[ _]/.test(feature) ? 1 : wordScale;
}

type FitOptions = {
  classCount: number;
  getClass: (sample: Sample) => number;
  penalty: number;
  /** How many of the strongest features to store. */
  maxFeatures: number;
  /** Converts a feature's class weights to the stored weights. */
  toStoredWeights: (weights: number[]) => number[];
};

/** Fits a linear model to the common features, and returns its bias and the weights of the strongest ones. */
function fitModel(
  samples: readonly Sample[],
  { classCount, getClass, penalty, maxFeatures, toStoredWeights }: FitOptions,
) {
  const indexes = indexFeatures(samples);
  const rows = samples.map((sample) => ({
    featureIndexes: sample.features.flatMap((feature) => indexes.get(feature) ?? []),
    value: computeFeatureValue(sample.features),
    weight: topicWeights[sample.topic] ?? 1,
    class: getClass(sample),
  }));
  const weightsByClass = fitLogistic(
    rows,
    Float64Array.from(indexes.keys(), getFeatureScale),
    classCount,
    penalty,
  );
  const roundWeights = (index: number) =>
    toStoredWeights(weightsByClass.map((weights) => weights[index] ?? 0)).map((weight) =>
      Number(weight.toFixed(1)),
    );
  const computeSpread = (weights: number[]) => Math.max(...weights) - Math.min(...weights);
  const strongestFeatures = [...indexes]
    .map(([feature, index]) => [feature, roundWeights(index)] as const)
    .toSorted(([, a], [, b]) => computeSpread(b) - computeSpread(a))
    .slice(0, maxFeatures);
  return { bias: roundWeights(indexes.size), weights: new Map(strongestFeatures) };
}

/** Fits the model that detects violations. */
function fitViolationModel(samples: readonly Sample[]): Model {
  const { bias, weights } = fitModel(samples, {
    classCount: 2,
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
      classCount: violationKinds.length,
      getClass: ({ kind }) => violationKinds.findIndex((violationKind) => violationKind === kind),
      penalty: 0.3,
      maxFeatures: 700,
      toStoredWeights: (weights) => weights,
    },
  );
}

/** Encodes each weight as one character. */
function encodeWeights(weights: readonly number[]): string {
  const tenths = weights.map((weight) => Math.max(-maxTenths, Math.min(maxTenths, Math.round(weight * 10))));
  return String.fromCharCode(...tenths.map((tenth) => zeroCharCode + tenth));
}

/** Formats the weights as the text of a weights file. */
function formatWeights({ violation, kinds, ...thresholds }: ClassifierWeights): string {
  const featuresByTenths = Map.groupBy(violation.weights.keys(), (feature) =>
    Math.round((violation.weights.get(feature) ?? 0) * 10),
  );
  const storedWeights: StoredWeights = {
    ...thresholds,
    bias: violation.bias,
    violation: Object.fromEntries(
      [...featuresByTenths].map(([tenths, features]) => [tenths, features.join(',')]),
    ),
    kindBias: encodeWeights(kinds.bias),
    kinds: Object.fromEntries(
      [...kinds.weights].map(([feature, weights]) => [feature, encodeWeights(weights)]),
    ),
  };
  return `${JSON.stringify(storedWeights).replaceAll('","', '",\n"')}\n`;
}

/** Trains the classifier for one language and writes its weights. */
function trainClassifier(language: Language): void {
  const samples = loadLabeledSentences(language)
    .filter(({ topic }) => !heldOutTopics.includes(topic))
    .map((sentence): Sample => ({ ...sentence, features: extractFeatures(sentence.text, language) }));
  const text = formatWeights({
    trainingDigest: computeTrainingDigest(language),
    ...(thresholdsByLanguage[language] ?? defaultThresholds),
    violation: fitViolationModel(samples),
    kinds: fitKindModel(samples),
  });
  writeFileSync(`src/practice/advertising/weights/${language}.json`, text);
  console.log(`${language}: trained on ${samples.length} sentences`);
}

/** Trains the classifiers of all languages. */
export function trainAdvertising(): void {
  for (const language of languages) trainClassifier(language);
}
