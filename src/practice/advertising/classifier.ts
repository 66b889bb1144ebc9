/** A logistic classifier over words, character n-grams and word pairs. bench/advertising/train.ts trains it. It only warns. */
import { existsSync, readFileSync } from 'node:fs';
import { mapLanguages } from '#content/languages/languages.ts';
import type { Language } from '#content/languages/languages.ts';
import { lexicons } from '#content/languages/lexicons.ts';
import { matchesPhrase } from './phrases.ts';
import { violationKinds, classifierWarnings } from './classifier-warnings.ts';
import type { ViolationKind } from './classifier-warnings.ts';

/** A linear model: a bias, and a weight for each feature. */
export type Model = { bias: number; weights: ReadonlyMap<string, number> };

/** The weights of a language. */
export type ClassifierWeights = {
  /** Digest of the training sentences. */
  trainingDigest: string;
  /** The minimum score to flag a sentence. */
  threshold: number;
  /** The minimum probability to report the kind. */
  kindThreshold: number;
  violation: Model;
  /** A bias for each kind, and a weight for each feature and kind. */
  kinds: { bias: number[]; weights: ReadonlyMap<string, readonly number[]> };
};

/** Words are truncated to a stem, and substrings are features too, so that inflected forms of a word share features. */
function getFeatureLengths(language: Language): { stem: number; ngram: number } {
  return { stem: language === 'en' ? 5 : 6, ngram: isCyrillic(language) ? 4 : 5 };
}

function isCyrillic(language: Language): boolean {
  return lexicons[language].script === 'Cyrillic';
}

/** N-grams end at this index in a word at the latest; later characters are ignored. */
const maxNgramEnd = 12;
export const ngramPrefix = '^';
const tokenPattern = /\$?\d[\d.,]*%?|\p{L}+(?:'\p{L}+)?|[!?]/gu;

/** Extracts the stems of a sentence, the character n-grams of its words, and pairs of stems with at most one word between them. */
export function extractFeatures(sentence: string, language: Language): string[] {
  const lengths = getFeatureLengths(language);
  const words = sentence.toLowerCase().replace(/[’ʼ]/g, "'").match(tokenPattern) ?? [];
  const stems = words.map((word) =>
    /\d/.test(word) ? word.replace(/[\d.,]+/, '#') : word.slice(0, lengths.stem),
  );
  const features = new Set<string>();
  stems.forEach((stem, index) => {
    features.add(stem);
    for (const ngram of splitIntoNgrams(words[index] ?? '', lengths.ngram))
      features.add(`${ngramPrefix}${ngram}`);
    const [next, afterNext] = [stems[index + 1], stems[index + 2]];
    if (next !== undefined) features.add(`${stem} ${next}`);
    if (afterNext !== undefined) features.add(`${stem}_${afterNext}`);
  });
  return [...features];
}

function splitIntoNgrams(word: string, length: number): string[] {
  const count = Math.max(0, Math.min(word.length, maxNgramEnd) - length + 1);
  return Array.from({ length: count }, (_, start) => word.slice(start, start + length));
}

/** Shorter sentences are scored as if they had this number of features, which reduces the effect of each feature. */
const minFeatures = 24;

/** Computes the value of a sentence's features. Long sentences have more of them: dividing by the square root of the count keeps scores comparable. */
export function computeFeatureValue(features: readonly string[]): number {
  return 1 / Math.sqrt(Math.max(minFeatures, features.length));
}

/** Computes the log odds that a sentence is a violation. */
export function computeViolationScore(features: readonly string[], { bias, weights }: Model): number {
  return (
    bias +
    computeFeatureValue(features) * features.reduce((sum, feature) => sum + (weights.get(feature) ?? 0), 0)
  );
}

/** Predicts the most likely kind of violation, with its probability. */
export function predictKind(
  features: readonly string[],
  model: ClassifierWeights['kinds'],
): { kind: ViolationKind; probability: number } {
  const value = computeFeatureValue(features);
  const scores = violationKinds.map(
    (_, kind) =>
      (model.bias[kind] ?? 0) +
      value * features.reduce((sum, feature) => sum + (model.weights.get(feature)?.[kind] ?? 0), 0),
  );
  const maxScore = Math.max(...scores);
  const total = scores.reduce((sum, score) => sum + Math.exp(score - maxScore), 0);
  return { kind: violationKinds[scores.indexOf(maxScore)] ?? 'ad-07-promise', probability: 1 / total };
}

/** The JSON file format. Weights are stored in tenths, because full numbers take three times the space. */
export type StoredWeights = Pick<ClassifierWeights, 'trainingDigest' | 'threshold' | 'kindThreshold'> & {
  bias: number;
  /** The features with each weight, separated by commas. */
  violation: { [tenths: string]: string };
  kindBias: string;
  /** For each feature, one character per kind. */
  kinds: { [feature: string]: string };
};

/** The code of the character that represents the weight 0. */
export const zeroCharCode = 'P'.charCodeAt(0);

/** Decodes weights that are stored as characters: `P` is 0, `Q` is 0.1, `O` is -0.1. */
function decodeWeights(text: string): number[] {
  return [...text].map((character) => (character.charCodeAt(0) - zeroCharCode) / 10);
}

/** Reads the weights of a language; undefined if it has none. */
function readWeights(language: Language): ClassifierWeights | undefined {
  const file = new URL(`weights/${language}.json`, import.meta.url);
  if (!existsSync(file)) return undefined;
  // Written by bench/advertising/train.ts.
  const { bias, violation, kindBias, kinds, ...thresholds } = JSON.parse(
    readFileSync(file, 'utf8'),
  ) as StoredWeights;
  const weights = Object.entries(violation).flatMap(([tenths, features]) =>
    features.split(',').map((feature): [string, number] => [feature, Number(tenths) / 10]),
  );
  const kindWeights = Object.entries(kinds).map(([feature, characters]): [string, number[]] => [
    feature,
    decodeWeights(characters),
  ]);
  return {
    ...thresholds,
    violation: { bias, weights: new Map(weights) },
    kinds: { bias: decodeWeights(kindBias), weights: new Map(kindWeights) },
  };
}

/** The trained weights of each language that has any. */
export const classifierWeights = mapLanguages(readWeights);

/** A suspected violation. `confirmedKind` is undefined if the kind's probability is below `kindThreshold`. */
export type Suspicion = { confirmedKind?: ViolationKind; likeliestKind: ViolationKind; score: number };

/** Shorter sentences are headings or buttons, which are never flagged. */
const minWords = 7;
const minWordsWithoutEndMark = 9;
/** The languages in Cyrillic script have no articles, so their sentences have fewer words. */
const missingArticles = 2;

/** A warning without a kind helps authors less, so it needs a higher score. */
const genericMargin = 0.7;

/** The phrase lists for the firm, the reader, the speaker and third parties. */
const peopleLists = ['firm', 'reader', 'speaker', 'they'] as const;
/** A sentence that mentions none of them rarely advertises, so it needs a higher score. */
const impersonalMargin = 1;

/** Returns the suspected violation in a sentence, if any. */
export function findSuspicion(sentence: string, language: Language): Suspicion | undefined {
  const hasEndMark = /[.!?]['"”»)]*\s*$/.test(sentence);
  const words = sentence.match(/\p{L}+/gu) ?? [];
  const length = words.length + (isCyrillic(language) ? missingArticles : 0);
  if (length < (hasEndMark ? minWords : minWordsWithoutEndMark)) return undefined;
  const weights = classifierWeights[language];
  if (weights === undefined) return undefined;
  const features = extractFeatures(sentence, language);
  const score = computeViolationScore(features, weights.violation);
  if (score < weights.threshold) return undefined;
  const isImpersonal = !peopleLists.some((list) => matchesPhrase(sentence, language, list));
  const threshold = weights.threshold + (isImpersonal ? impersonalMargin : 0);
  if (score < threshold) return undefined;
  const { kind, probability } = predictKind(features, weights.kinds);
  const { anchor } = classifierWarnings[kind];
  if (anchor !== undefined && !matchesPhrase(sentence, language, anchor)) return undefined;
  if (probability >= weights.kindThreshold) return { confirmedKind: kind, likeliestKind: kind, score };
  return score < threshold + genericMargin ? undefined : { likeliestKind: kind, score };
}
