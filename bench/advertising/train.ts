/** Trains the classifier of the advertising check: npm run bench -- advertising --train. It reads no content. */
import { mkdirSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { featuresOf, kindOf, valueOf, violationScore } from '#practice/advertising/classifier.ts';
import type { Model, ClassifierWeights } from '#practice/advertising/classifier.ts';
import { questionKinds } from '#practice/advertising/questions.ts';
import { languages } from '#content/languages/languages.ts';
import type { Language } from '#content/languages/languages.ts';
import { fitLogistic } from './logistic.ts';
import type { Row } from './logistic.ts';
import { heldOutTopics, labeledSentences, trainingDigest } from './sentences.ts';
import type { Labeled } from './sentences.ts';
import { writeWeights } from './write-weights.ts';

/** Of harmless sentences in a firm's voice and of neutral ones, how many may be questioned in cross-validation. */
type Shares = { ok: number; neutral: number };
const usualShares: Shares = { ok: 0.092, neutral: 0.048 };
/** Easy sentences were left out to save space, most of them in these languages: cross-validation finds more hard ones than pages have. */
const sharesOf: { readonly [Name in Language]?: Shares } = {
  es: { ok: 0.17, neutral: 0.09 },
  ru: { ok: 0.22, neutral: 0.11 },
  uk: { ok: 0.24, neutral: 0.11 },
};
/** The kind is named where it is right this often. */
const minRight = 0.92;
const folds = 5;
/** A feature of fewer sentences says nothing about others. */
const minSentences = 2;
const penalty = 0.006;
const kindPenalty = 0.3;
/** Words say more about other topics than pairs do. */
const wordScale = 1.5;
const shortCopyWeight = 4;
/** Sentences as whole pages of firms have them. */
const firmPagesWeight = 2;
/** The strongest features are in the file. */
const maxFeatures = 7000;
const maxKindFeatures = 900;

type Sample = Labeled & { features: string[] };

function samplesOf(language: Language, root: string): Sample[] {
  return labeledSentences(language, root)
    .filter(({ topic }) => !heldOutTopics.includes(topic))
    .map((sentence) => ({ ...sentence, features: featuresOf(sentence.text, language) }));
}

/** A place for each feature that enough sentences have. */
function placesOf(samples: readonly Sample[]): Map<string, number> {
  const counts = new Map<string, number>();
  for (const { features } of samples)
    for (const feature of features) counts.set(feature, (counts.get(feature) ?? 0) + 1);
  const common = [...counts].filter(([, count]) => count >= minSentences);
  return new Map(common.map(([feature], place) => [feature, place]));
}

function rowOf({ features, topic }: Sample, places: ReadonlyMap<string, number>, answer: number): Row {
  return {
    places: features.flatMap((feature) => places.get(feature) ?? []),
    value: valueOf(features),
    weight: weightOf(topic),
    class: answer,
  };
}

/** Headings and buttons are short, and a page has many: each says more than a sentence of prose. */
function weightOf(topic: string): number {
  if (topic === 'short-copy') return shortCopyWeight;
  return topic === 'firm-pages' ? firmPagesWeight : 1;
}

function scalesOf(places: ReadonlyMap<string, number>): Float64Array {
  return Float64Array.from(places.keys(), (feature) => (/[ _]/.test(feature) ? 1 : wordScale));
}

/** Whether a sentence is a violation. */
function fitViolation(samples: readonly Sample[]): Model {
  const places = placesOf(samples);
  const rows = samples.map((sample) => rowOf(sample, places, sample.kind === undefined ? 0 : 1));
  const [harmless, violation] = fitLogistic(rows, scalesOf(places), 2, penalty);
  const weight = (place: number) => rounded((violation?.[place] ?? 0) - (harmless?.[place] ?? 0));
  const strongest = [...places]
    .map(([feature, place]): [string, number] => [feature, weight(place)])
    .toSorted(([, a], [, b]) => Math.abs(b) - Math.abs(a))
    .slice(0, maxFeatures);
  return { bias: weight(places.size), weights: new Map(strongest) };
}

/** Of which kind a violation is. */
function fitKinds(samples: readonly Sample[]): ClassifierWeights['kinds'] {
  const bad = samples.filter(({ kind }) => kind !== undefined);
  const places = placesOf(bad);
  const rows = bad.map((sample) =>
    rowOf(
      sample,
      places,
      questionKinds.findIndex((kind) => kind === sample.kind),
    ),
  );
  const fit = fitLogistic(rows, scalesOf(places), questionKinds.length, kindPenalty);
  const weightsAt = (place: number) => fit.map((ofKind) => rounded(ofKind[place] ?? 0));
  const strength = (weights: readonly number[]) => Math.max(...weights) - Math.min(...weights);
  const strongest = [...places]
    .map(([feature, place]): [string, number[]] => [feature, weightsAt(place)])
    .toSorted(([, a], [, b]) => strength(b) - strength(a))
    .slice(0, maxKindFeatures);
  return { bias: weightsAt(places.size), weights: new Map(strongest) };
}

function rounded(weight: number): number {
  return Number(weight.toFixed(1));
}

type Scored = Sample & { score: number; right: boolean; probability: number };

/** Scores of each topic by a model that was trained without it. */
function crossValidated(samples: readonly Sample[]): Scored[] {
  const topics = [...new Set(samples.map(({ topic }) => topic))].filter((topic) => topic !== 'short-copy');
  return Array.from({ length: folds }, (_, fold) => {
    const isLeftOut = ({ topic }: Sample) => topics.indexOf(topic) % folds === fold;
    const others = samples.filter((sample) => !isLeftOut(sample));
    const [violation, ofKinds] = [fitViolation(others), fitKinds(others)];
    return samples.filter(isLeftOut).map((sample): Scored => {
      const { kind, probability } = kindOf(sample.features, ofKinds);
      const score = violationScore(sample.features, violation);
      return { ...sample, score, probability, right: kind === sample.kind };
    });
  }).flat();
}

/** The value that this share of values reaches. */
function quantile(values: readonly number[], share: number): number {
  const ordered = values.toSorted((a, b) => b - a);
  return ordered[Math.floor(ordered.length * share)] ?? Infinity;
}

function thresholdsOf(
  scored: readonly Scored[],
  shares: Shares,
): Pick<ClassifierWeights, 'threshold' | 'kindThreshold'> {
  const scoresOf = (label: string) => scored.filter((one) => one.label === label).map(({ score }) => score);
  const threshold = Math.max(
    quantile(scoresOf('ok'), shares.ok),
    quantile(scoresOf('neutral'), shares.neutral),
  );
  const found = scored.filter(({ kind, score }) => kind !== undefined && score > threshold);
  const candidates = found.map(({ probability }) => probability).toSorted((a, b) => a - b);
  const isRightFrom = (from: number) => {
    const named = found.filter(({ probability }) => probability >= from);
    return named.filter(({ right }) => right).length >= minRight * named.length;
  };
  return {
    threshold: Number(threshold.toFixed(2)),
    kindThreshold: Number((candidates.find(isRightFrom) ?? 1).toFixed(2)),
  };
}

function trainLanguage(language: Language, root: string): string {
  const samples = samplesOf(language, root);
  const scored = crossValidated(samples);
  const thresholds = thresholdsOf(scored, sharesOf[language] ?? usualShares);
  const weights: ClassifierWeights = {
    trainedOn: trainingDigest(language, root),
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
  return `${language}: ${samples.length} sentences, ${Math.round(text.length / 1000)} kB. Cross-validation finds ${share(found.length, bad.length)} of the violations, and the kind of ${share(found.filter(({ right }) => right).length, found.length)} of these.`;
}

/** Trains every language and writes its weights. Returns a line for each. */
export function trainAdvertising(root = process.cwd()): string {
  return languages.map((language) => trainLanguage(language, root)).join('\n');
}
