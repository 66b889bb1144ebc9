/** Trains the classifier of the advertising check: npm run bench -- advertising --train. It reads no content. */
import { mkdirSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import {
  extractFeatures,
  partMark,
  predictKind,
  computeFeatureValue,
  computeViolationScore,
} from '#practice/advertising/classifier.ts';
import type { Model, ClassifierWeights } from '#practice/advertising/classifier.ts';
import { mayBeAboutFirm } from '#practice/advertising/phrase-rules.ts';
import { questionKinds } from '#practice/advertising/questions.ts';
import { languages } from '#content/languages/languages.ts';
import type { Language } from '#content/languages/languages.ts';
import { fitLogistic } from './logistic.ts';
import type { Row } from './logistic.ts';
import { heldOutTopics, loadLabeledSentences, computeTrainingDigest } from './sentences.ts';
import type { Labeled } from './sentences.ts';
import { writeWeights } from './write-weights.ts';

/** Maximum false-positive rates in cross-validation, for harmless firm-voice sentences and for neutral ones. */
type MaxFalsePositiveRates = { ok: number; neutral: number };
const defaultMaxRates: MaxFalsePositiveRates = { ok: 0.08, neutral: 0.04 };
/** Higher for languages whose easy sentences were mostly removed to save space: their samples are harder than real pages. */
const maxRatesByLanguage: { readonly [Name in Language]?: MaxFalsePositiveRates } = {
  es: { ok: 0.12, neutral: 0.06 },
  ru: { ok: 0.19, neutral: 0.09 },
  uk: { ok: 0.21, neutral: 0.09 },
};
/** Minimum precision at which a warning names the kind. */
const minKindPrecision = 0.88;
/** Cross-validation has too few sentences to choose less. */
const minKindThreshold = 0.24;
const folds = 5;
/** Features that occur in fewer sentences don't generalize. */
const minSentences = 2;
const penalty = 0.008;
const kindPenalty = 0.3;
/** Single words generalize to other topics better than pairs do. A word has many parts, so each counts less. */
const wordScale = 1.5;
const partScale = 0.5;
const shortCopyWeight = 4;
/** Sentences written like those of whole pages of law firms. */
const pageTopics: readonly string[] = ['firm-pages', 'site-prose'];
const pageWeight = 2;
/** Only the strongest features are stored. */
const maxFeatures = 5500;
const maxKindFeatures = 900;

type Sample = Labeled & { features: string[] };

function loadSamples(language: Language, root: string): Sample[] {
  return loadLabeledSentences(language, root)
    .filter(({ topic }) => !heldOutTopics.includes(topic))
    .map((sentence) => ({ ...sentence, features: extractFeatures(sentence.text, language) }));
}

/** Assigns an index to each feature that occurs in enough sentences. */
function indexFeatures(samples: readonly Sample[]): Map<string, number> {
  const counts = new Map<string, number>();
  for (const { features } of samples)
    for (const feature of features) counts.set(feature, (counts.get(feature) ?? 0) + 1);
  const common = [...counts].filter(([, count]) => count >= minSentences);
  return new Map(common.map(([feature], place) => [feature, place]));
}

function toRow({ features, topic }: Sample, places: ReadonlyMap<string, number>, classLabel: number): Row {
  return {
    featureIndexes: features.flatMap((feature) => places.get(feature) ?? []),
    value: computeFeatureValue(features),
    weight: chooseWeight(topic),
    class: classLabel,
  };
}

/** Headings and buttons are short, and a page has many, so each counts more than a sentence of prose. */
function chooseWeight(topic: string): number {
  if (topic === 'short-copy') return shortCopyWeight;
  return pageTopics.includes(topic) ? pageWeight : 1;
}

function computeScales(places: ReadonlyMap<string, number>): Float64Array {
  return Float64Array.from(places.keys(), (feature) => {
    if (feature.startsWith(partMark)) return partScale;
    return /[ _]/.test(feature) ? 1 : wordScale;
  });
}

/** Fits the model that detects violations. */
function fitViolation(samples: readonly Sample[]): Model {
  const places = indexFeatures(samples);
  const rows = samples.map((sample) => toRow(sample, places, sample.kind === undefined ? 0 : 1));
  const [harmless, violation] = fitLogistic(rows, computeScales(places), 2, penalty);
  const weight = (place: number) => roundWeight((violation?.[place] ?? 0) - (harmless?.[place] ?? 0));
  const strongest = [...places]
    .map(([feature, place]): [string, number] => [feature, weight(place)])
    .toSorted(([, a], [, b]) => Math.abs(b) - Math.abs(a))
    .slice(0, maxFeatures);
  return { bias: weight(places.size), weights: new Map(strongest) };
}

/** Fits the model that predicts a violation's kind. */
function fitKinds(samples: readonly Sample[]): ClassifierWeights['kinds'] {
  const bad = samples.filter(({ kind }) => kind !== undefined);
  const places = indexFeatures(bad);
  const rows = bad.map((sample) =>
    toRow(
      sample,
      places,
      questionKinds.findIndex((kind) => kind === sample.kind),
    ),
  );
  const fit = fitLogistic(rows, computeScales(places), questionKinds.length, kindPenalty);
  const kindWeights = (place: number) => fit.map((ofKind) => roundWeight(ofKind[place] ?? 0));
  const measureStrength = (weights: readonly number[]) => Math.max(...weights) - Math.min(...weights);
  const strongest = [...places]
    .map(([feature, place]): [string, number[]] => [feature, kindWeights(place)])
    .toSorted(([, a], [, b]) => measureStrength(b) - measureStrength(a))
    .slice(0, maxKindFeatures);
  return { bias: kindWeights(places.size), weights: new Map(strongest) };
}

function roundWeight(weight: number): number {
  return Number(weight.toFixed(1));
}

type Scored = Sample & { score: number; isKindRight: boolean; probability: number };

/** Scores each topic with a model that was trained without it. */
function crossValidate(samples: readonly Sample[]): Scored[] {
  const topics = [...new Set(samples.map(({ topic }) => topic))].filter((topic) => topic !== 'short-copy');
  return Array.from({ length: folds }, (_, fold) => {
    const isLeftOut = ({ topic }: Sample) => topics.indexOf(topic) % folds === fold;
    const others = samples.filter((sample) => !isLeftOut(sample));
    const [violation, ofKinds] = [fitViolation(others), fitKinds(others)];
    return samples.filter(isLeftOut).map((sample): Scored => {
      const { kind, probability } = predictKind(sample.features, ofKinds);
      const isQuestioned = mayBeAboutFirm(sample.text, sample.language);
      const score = isQuestioned ? computeViolationScore(sample.features, violation) : -Infinity;
      return { ...sample, score, probability, isKindRight: kind === sample.kind };
    });
  }).flat();
}

/** The value that this share of the values meets or exceeds. */
function computeQuantile(values: readonly number[], share: number): number {
  const ordered = values.toSorted((a, b) => b - a);
  return ordered[Math.floor(ordered.length * share)] ?? Infinity;
}

function chooseThresholds(
  scored: readonly Scored[],
  shares: MaxFalsePositiveRates,
): Pick<ClassifierWeights, 'threshold' | 'kindThreshold'> {
  const selectScores = (label: string) =>
    scored.filter((one) => one.label === label).map(({ score }) => score);
  const threshold = Math.max(
    computeQuantile(selectScores('ok'), shares.ok),
    computeQuantile(selectScores('neutral'), shares.neutral),
  );
  const found = scored.filter(({ kind, score }) => kind !== undefined && score > threshold);
  const candidates = found.map(({ probability }) => probability).toSorted((a, b) => a - b);
  const isCorrectFrom = (from: number) => {
    const named = found.filter(({ probability }) => probability >= from);
    return named.filter(({ isKindRight: right }) => right).length >= minKindPrecision * named.length;
  };
  return {
    threshold: Number(threshold.toFixed(2)),
    // Rounded down, because the candidate itself meets the precision.
    kindThreshold: Math.max(minKindThreshold, Math.floor(100 * (candidates.find(isCorrectFrom) ?? 1)) / 100),
  };
}

function trainLanguage(language: Language, root: string): string {
  const samples = loadSamples(language, root);
  const scored = crossValidate(samples);
  const thresholds = chooseThresholds(scored, maxRatesByLanguage[language] ?? defaultMaxRates);
  const weights: ClassifierWeights = {
    trainingDigest: computeTrainingDigest(language, root),
    ...thresholds,
    violation: fitViolation(samples),
    kinds: fitKinds(samples),
  };
  const folder = join(root, 'src/practice/advertising/weights');
  mkdirSync(folder, { recursive: true });
  const text = writeWeights(weights);
  writeFileSync(join(folder, `${language}.json`), text);
  const bad = scored.filter(({ kind }) => kind !== undefined);
  const found = bad.filter(({ score }) => score > thresholds.threshold);
  const share = (part: number, whole: number) => `${Math.round((100 * part) / whole)} %`;
  return `${language}: ${samples.length} sentences, ${Math.round(text.length / 1000)} kB. Cross-validation finds ${share(found.length, bad.length)} of the violations, and the kind of ${share(found.filter(({ isKindRight: right }) => right).length, found.length)} of these.`;
}

/** Trains every language and writes its weights. Returns a line for each. */
export function trainAdvertising(root = process.cwd()): string {
  return languages.map((language) => trainLanguage(language, root)).join('\n');
}
