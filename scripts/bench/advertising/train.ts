import { writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { nameOf, noteMeanings, pairFeature, wordFeatures } from '../../../src/advertising/reader/features.ts';
import { meaningsOf } from '../../../src/advertising/reader/grammar.ts';
import { biasRow, kinds, written } from '../../../src/advertising/reader/kinds.ts';
import { sentencesIn } from '../../../src/advertising/reader/sentences.ts';
import { frames } from '../../../src/advertising/reader/frames.ts';
import { hashOf } from '../../../src/content/texts.ts';
import { languages } from '../../../src/content/languages/languages.ts';
import { labelledSentences } from './labelled.ts';
import type { Labelled } from './labelled.ts';

/** A sentence as the features that it shows, as often as it shows them. */
type Shown = Labelled & { features: string[] };

type Weights = Map<string, number>;

const rounds = 12;
const pace = 0.03;
const decay = 0.02;
const fewest = 2;

/** The sentences come in several orders, and the weights are the mean: no order teaches more than the others. */
const orders = [7, 77, 777, 7777];

/** How many families are left out at a time to see what the others teach about them. */
const folds = 5;

/** Of the harmless sentences that were not trained with, how many may be asked about. */
const mostAsked = 0.05;

/** And how many a rule may refuse if it hears its words in one. */
const mostAgreed = 0.16;

/** Of the bad ones, how many may be passed over though a rule hears its words in them. */
const mostPassed = 0.05;

/** Weights nearer to nothing are left out of the file. */
const leastWeight = 0.12;

/** The same for what tells one kind from another. */
const leastOfKind = 0.4;

const frameNames = new Set(frames.map(({ name }) => name));

/** Features of meanings are shared by four languages, and the frames were written with thought. */
function trustIn(feature: string): number {
  if (frameNames.has(feature)) return 3;
  if (isOfWords(feature)) return 1;
  return /^~?[a-z]+$/.test(feature) ? 1.5 : 0.7;
}

function isOfWords(feature: string): boolean {
  return languages.some((language) => feature.startsWith(`${language} `));
}

function shown(sentence: Labelled): Shown {
  const features: string[] = [];
  for (const { words } of sentencesIn(sentence.text)) {
    words.forEach(({ text }, at) => {
      features.push(...wordFeatures(text, sentence.language));
      const next = words[at + 1];
      if (next !== undefined) features.push(pairFeature(text, next.text, sentence.language));
    });
    noteMeanings(meaningsOf(words, sentence.language), (feature) => features.push(nameOf(feature)));
  }
  return { ...sentence, features };
}

/** The features that enough sentences show, with a number each; the last is the weight that every sentence has. */
function numbered(sentences: readonly Shown[], isWanted: (feature: string) => boolean): Map<string, number> {
  const counts = new Map<string, number>();
  for (const { features } of sentences) {
    for (const feature of new Set(features)) counts.set(feature, (counts.get(feature) ?? 0) + 1);
  }
  const kept = [...counts].filter(([feature, count]) => count >= fewest && isWanted(feature));
  return new Map([...kept.map(([feature]) => feature), biasRow].map((feature, number) => [feature, number]));
}

/** Numbers that only look like chance, the same in each run. */
function chance(start: number): () => number {
  let seed = start;
  return () => {
    seed = (Math.imul(seed, 1_103_515_245) + 12_345) >>> 0;
    return seed / 2 ** 32;
  };
}

/** A linear model of `classes` answers: adaptive steps, one sentence after the other, weights pulled to nothing. */
function fit(
  sentences: readonly Shown[],
  {
    classes,
    answerOf,
    isWanted = () => true,
    order = 7,
  }: {
    classes: number;
    answerOf: (sentence: Shown) => number;
    isWanted?: (feature: string) => boolean;
    order?: number;
  },
): Weights[] {
  const numbers = numbered(sentences, isWanted);
  const trust = [...numbers.keys()].map(trustIn);
  const cells = numbers.size * classes;
  const weights = new Float64Array(cells);
  const steps = new Float64Array(cells).fill(1e-6);
  const told = sentences.map((sentence) => ({
    answer: answerOf(sentence),
    shows: [...sentence.features, biasRow].flatMap((feature) => numbers.get(feature) ?? []),
  }));
  const random = chance(order);
  const sums = new Float64Array(classes);
  for (let round = 0; round < rounds; round++) {
    for (let at = told.length - 1; at > 0; at--) {
      const other = Math.floor(random() * (at + 1));
      const [one, two] = [told[at], told[other]];
      if (one !== undefined && two !== undefined) [told[at], told[other]] = [two, one];
    }
    for (const { answer, shows } of told) {
      sums.fill(0);
      for (const number of shows) {
        for (let to = 0; to < classes; to++)
          sums[to] = (sums[to] ?? 0) + (weights[number * classes + to] ?? 0) * (trust[number] ?? 1);
      }
      const errors = errorsOf(sums, answer);
      for (const number of shows) {
        for (let to = 0; to < classes; to++) {
          const cell = number * classes + to;
          const slope = (errors[to] ?? 0) * (trust[number] ?? 1) + decay * (weights[cell] ?? 0);
          steps[cell] = (steps[cell] ?? 0) + slope * slope;
          weights[cell] = (weights[cell] ?? 0) - (pace * slope) / Math.sqrt(steps[cell] ?? 1);
        }
      }
    }
  }
  return Array.from({ length: classes }, (_, to) => {
    const all = [...numbers].map(([feature, number]): [string, number] => [
      feature,
      (weights[number * classes + to] ?? 0) * (trust[number] ?? 1),
    ]);
    return new Map(all);
  });
}

/** How far each answer's share is from the truth: yes or no where there is one class, one of several otherwise. */
function errorsOf(sums: Float64Array, answer: number): number[] {
  if (sums.length === 1) return [1 / (1 + Math.exp(-(sums[0] ?? 0))) - answer];
  const most = Math.max(...sums);
  const shares = [...sums].map((sum) => Math.exp(sum - most));
  const whole = shares.reduce((sum, share) => sum + share, 0);
  return shares.map((share, to) => share / whole - (to === answer ? 1 : 0));
}

function fitBadness(sentences: readonly Shown[]): Weights {
  const runs = orders.map(
    (order) =>
      fit(sentences, { classes: 1, answerOf: ({ isBad }) => (isBad ? 1 : 0), order })[0] ?? new Map(),
  );
  const mean = [...(runs[0]?.keys() ?? [])].map((feature): [string, number] => [
    feature,
    runs.reduce((sum, weights) => sum + (weights.get(feature) ?? 0), 0) / runs.length,
  ]);
  return new Map(mean.filter(([, weight]) => Math.abs(weight) >= leastWeight));
}

function sumOf({ features }: Shown, weights: Weights): number {
  return features.reduce((sum, feature) => sum + (weights.get(feature) ?? 0), weights.get(biasRow) ?? 0);
}

type Judged = { sentence: Shown; sum: number };

/** What the families that were left out come to, taken in turns. */
function leftOut(sentences: readonly Shown[]): Judged[] {
  const families = [...new Set(sentences.map(({ family }) => family))];
  const foldOf = new Map(families.map((family, at) => [family, at % folds]));
  return Array.from({ length: folds }, (_, fold) => {
    const weights = fitBadness(sentences.filter(({ family }) => foldOf.get(family) !== fold));
    return sentences
      .filter(({ family }) => foldOf.get(family) === fold)
      .map((sentence) => ({ sentence, sum: sumOf(sentence, weights) }));
  }).flat();
}

/** Changes with what the second reader is taught: the sentences that are not set apart, and their features. */
export function lessonOf(root = process.cwd()): string {
  const taught = labelledSentences(root).filter(({ isApart }) => !isApart);
  return hashOf(taught.flatMap(({ text, language, kind = '', isBad }) => [language, kind, `${isBad}`, text]));
}

/** Trains both parts: whether a sentence is bad, and of what kind. The same each time. */
function trainedWeights(root: string): { text: string; summary: string } {
  const sentences = labelledSentences(root)
    .filter(({ isApart }) => !isApart)
    .map(shown);
  const judged = leftOut(sentences);
  const lookalikes = sumsOf(judged, ({ isBad, kind }) => !isBad && kind !== undefined);
  const bad = sumsOf(judged, ({ isBad }) => isBad);
  const levels = {
    taughtBy: lessonOf(root),
    asksFrom: levelAt(lookalikes, 1 - mostAsked),
    agreesFrom: levelAt(lookalikes, 1 - mostAgreed),
    passesBelow: levelAt(bad, mostPassed),
  };
  const rows = rowsOf(fitBadness(sentences), fitKinds(sentences));
  const text = `${JSON.stringify({ ...levels, rows: Object.fromEntries(rows) }).replaceAll('","', '",\n"')}\n`;
  const found = bad.filter((sum) => sum >= levels.asksFrom).length;
  const summary = `${sentences.length} sentences, ${rows.length} weights, ${Math.round(text.length / 1000)} kB. With a fifth of the families left out in turns, ${Math.round((100 * found) / bad.length)} % of their bad sentences are found where ${100 * mostAsked} % of the harmless ones are asked about.`;
  return { text, summary };
}

function sumsOf(judged: readonly Judged[], isWanted: (sentence: Shown) => boolean): number[] {
  return judged.flatMap(({ sentence, sum }) => (isWanted(sentence) ? [sum] : [])).toSorted((a, b) => a - b);
}

/** What a share of these sums, which are in order, do not reach. */
function levelAt(sums: readonly number[], share: number): number {
  return Number((sums[Math.floor(sums.length * share)] ?? 0).toFixed(2));
}

/** One class for each kind, of the bad sentences alone. */
function fitKinds(sentences: readonly Shown[]): Weights[] {
  return fit(
    sentences.filter(({ isBad }) => isBad),
    {
      classes: kinds.length,
      answerOf: ({ kind }) => kinds.findIndex((known) => known === kind),
      isWanted: (feature) => frameNames.has(feature) || !/[>/+]| .* /.test(feature),
    },
  );
}

function rowsOf(badness: Weights, ofKinds: readonly Weights[]): [string, string][] {
  const features = new Set([...badness.keys(), ...(ofKinds[0]?.keys() ?? [])]);
  return [...features].toSorted().flatMap((feature): [string, string][] => {
    const weight = badness.get(feature) ?? 0;
    const kindWeights = ofKinds.map((weights) => weights.get(feature) ?? 0);
    const tellsKind = kindWeights.some((value) => Math.abs(value) > leastOfKind);
    if (tellsKind) return [[feature, [weight, ...kindWeights].map(written).join('')]];
    return weight === 0 ? [] : [[feature, written(weight)]];
  });
}

/** Trains the second reader and writes its weights. Returns what there is to say of it. */
export function trainAdvertising(root = process.cwd()): string {
  const { text, summary } = trainedWeights(root);
  writeFileSync(join(root, 'src/advertising/reader/weights.json'), text);
  return summary;
}
